/// The style of a report's page: light and dark as the reader has it, plain on paper.
enum ReportStyle {
  static let text = #"""
    :root {
      color-scheme: light dark;
      --page: #f4f4f7; --card: #fff; --line: #dcdce4; --ink: #1b1b22; --soft: #62626f;
      --good: #157f4a; --bad: #c8102e; --bad-soft: #fde9ec; --good-soft: #e5f5ec; --accent: #3651d4;
      --step: #dfe3fa; --step-ink: #2b3a8f; --quiet: #ececf1; --added: #b26a00; --check: #e3e3ea;
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Inter, Roboto, "Noto Sans", sans-serif;
      font-variant-numeric: tabular-nums;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #131317; --card: #1d1d23; --line: #34343e; --ink: #ececf2; --soft: #a0a0ae;
        --good: #4cc38a; --bad: #ff6b7d; --bad-soft: #3a1c22; --good-soft: #16301f; --accent: #93a5ff;
        --step: #2b3264; --step-ink: #ccd4ff; --quiet: #2a2a32; --added: #f0b35a; --check: #2c2c34;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); }
    .top { padding: 28px 32px 20px; }
    .brand { margin: 0 0 6px; color: var(--soft); font-size: 13px; letter-spacing: .02em; }
    h1 { margin: 0; font-size: 30px; line-height: 1.2; font-weight: 700; letter-spacing: -.015em; text-wrap: balance; }
    h1::before { content: ""; display: inline-block; width: .55em; height: .55em; margin-right: .4em;
      border-radius: 50%; background: var(--good); }
    h1.bad::before { background: var(--bad); border-radius: 2px; }
    .tally { display: flex; flex-wrap: wrap; gap: 8px; margin: 14px 0 0; padding: 0; list-style: none; }
    .tally li { padding: 3px 12px; border-radius: 99px; background: var(--good-soft); color: var(--good); }
    .tally li.bad { background: var(--bad-soft); color: var(--bad); }
    .columns { display: flex; align-items: flex-start; gap: 24px; padding: 0 32px 80px; }
    nav { position: sticky; top: 16px; flex: 0 0 230px; max-height: calc(100vh - 32px); overflow: auto; }
    nav ol { margin: 0; padding: 0; list-style: none; }
    nav a { display: flex; flex-direction: column; padding: 6px 10px; border-left: 3px solid var(--good);
      border-radius: 0 6px 6px 0; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
    nav a.bad { border-color: var(--bad); }
    nav a:hover, nav a.here { background: var(--card); }
    nav a span { color: var(--soft); font-size: 12px; }
    nav a.bad span { color: var(--bad); }
    .filter { display: block; padding: 0 4px 10px; font-size: 13px; color: var(--soft); }
    .filter[hidden] { display: none; }
    main { flex: 1; min-width: 0; display: grid; gap: 14px; }
    .scene { background: var(--card); border: 1px solid var(--line); border-radius: 12px; scroll-margin-top: 12px; }
    .scene.bad { border-color: color-mix(in srgb, var(--bad) 45%, var(--line)); }
    summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; padding: 13px 20px;
      cursor: pointer; list-style: none; border-radius: 12px; }
    summary::-webkit-details-marker { display: none; }
    summary h2 { margin: 0; font-size: 18px; overflow-wrap: anywhere; }
    .badge { padding: 1px 9px; border-radius: 99px; font-size: 12px; font-weight: 600;
      background: var(--good-soft); color: var(--good); }
    .bad > summary .badge { background: var(--bad); color: var(--card); }
    .headline { flex: 1 1 300px; color: var(--soft); overflow-wrap: anywhere; }
    .body { padding: 0 20px 20px; }
    code { font: 0.9em ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; padding: 1px 5px;
      border-radius: 4px; background: var(--quiet); overflow-wrap: anywhere; }
    .facts { display: flex; flex-wrap: wrap; gap: 6px 28px; margin: 0 0 12px; }
    .facts div { display: flex; flex-direction: column; }
    dt { font-size: 12px; color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
    .what, .hints { margin: 0 0 12px; padding-left: 20px; }
    .what li:first-child { font-weight: 600; }
    .hints li { color: var(--soft); } .hints li::before { content: "hint: "; }
    .layer { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 10px; margin: 0 0 14px; }
    .layer > span { color: var(--soft); }
    .layer ul { display: flex; flex-wrap: wrap; gap: 4px; margin: 0; padding: 0; list-style: none; }
    .layer li { padding: 1px 9px; border: 1px solid var(--line); border-radius: 5px; font-size: 13px; color: var(--soft); }
    .layer li.differs { border-color: var(--bad); background: var(--bad-soft); color: var(--bad); font-weight: 600; }
    .layer i { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .timeline { display: block; width: 100%; margin: 4px 0 16px; overflow: visible; }
    .timeline text { font-size: 12px; fill: var(--soft); }
    .timeline text.step { fill: var(--step-ink); text-anchor: middle; pointer-events: none; }
    .timeline path.tick { stroke: var(--line); stroke-width: 1; fill: none; }
    .timeline text.tick { text-anchor: middle; }
    .timeline rect.step { fill: var(--step); stroke: var(--card); stroke-width: 1.5; }
    .timeline rect.quiet { fill: var(--quiet); }
    .timeline .film { fill: var(--good); opacity: .35; }
    .timeline .differs { fill: var(--bad); } .timeline .added { fill: var(--added); }
    .timeline .missing { fill: none; stroke: var(--added); stroke-width: 2; stroke-dasharray: 4 3; }
    .timeline .mark path { fill: var(--soft); } .timeline .mark.bad path { fill: var(--bad); }
    .timeline .mark.here path { fill: var(--accent); stroke: var(--accent); stroke-width: 4; stroke-linejoin: round; }
    .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; margin: 0 0 12px; }
    .bar[hidden] { display: none; }
    .group { display: flex; align-items: center; gap: 4px; color: var(--soft); font-size: 13px; }
    .chips { flex-wrap: wrap; }
    button { font: inherit; font-size: 13px; padding: 4px 11px; border: 1px solid var(--line); border-radius: 7px;
      background: var(--card); color: var(--ink); cursor: pointer; }
    button:hover { border-color: var(--soft); }
    button.bad { color: var(--bad); }
    button[aria-pressed=true] { background: var(--accent); border-color: var(--accent); color: var(--card); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .split, .pace { display: none; }
    [data-mode=slide] .split, [data-mode=flicker] .pace { display: flex; }
    output { min-width: 5em; font-weight: 600; color: var(--ink); }
    input[type=range] { accent-color: var(--accent); }
    .pair { margin: 0 0 18px; scroll-margin-top: 12px; }
    .live .pair:not(.here) { display: none; }
    h3 { margin: 0 0 8px; font-size: 15px; font-weight: 600; }
    .pair { --fit: min(70vh * var(--w) / var(--h), var(--w) * 2px); }
    .panes { display: flex; flex-wrap: wrap; gap: 14px; }
    .pane { margin: 0; flex: 1 1 0; min-width: min(var(--fit), 220px, 100%); max-width: var(--fit); }
    .pane.empty { max-width: 200px; }
    figcaption { display: flex; gap: 8px; margin-bottom: 4px; font-size: 13px; font-weight: 600; }
    figcaption span { font-weight: 400; color: var(--soft); }
    .stage { position: relative; overflow: auto; max-width: 100%; border-radius: 6px;
      outline: 1px solid var(--line);
      background: repeating-conic-gradient(var(--check) 0 25%, var(--card) 0 50%) 0 0 / 16px 16px; }
    .stage img { display: block; width: 100%; height: auto; aspect-ratio: var(--w) / var(--h); }
    .stage img.small, .live[data-zoom="4"] .stage img { image-rendering: pixelated; }
    .nothing { margin: 0; padding: 24px 16px; color: var(--soft); font-size: 13px; }
    .measure { margin: 8px 0 0; color: var(--soft); font-size: 13px; }
    .live:not([data-mode=side]) .pair { --fit: min(76vh * var(--w) / var(--h), var(--w) * 3px); }
    .live:is([data-mode=slide], [data-mode=flicker]) .panes { display: grid; }
    .live:is([data-mode=slide], [data-mode=flicker]) .pane { grid-area: 1 / 1; min-width: 0; }
    .live:is([data-mode=slide], [data-mode=flicker]) :is(.pane.difference, figcaption) { display: none; }
    .live[data-mode=slide] .actual img { clip-path: inset(0 0 0 var(--split, 50%)); }
    .live[data-mode=slide] .actual .stage { background: none; }
    .live[data-mode=slide] .actual .stage::after { content: ""; position: absolute; inset: 0 auto 0 var(--split, 50%);
      width: 2px; margin-left: -1px; background: var(--accent); }
    .live[data-mode=flicker]:not(.shows-actual) .pane.actual { visibility: hidden; }
    .live[data-mode=difference] .pane:not(.difference) { display: none; }
    .live[data-zoom] .pane { max-width: 100%; flex: 1 1 0; }
    .live[data-zoom] .stage { max-height: 80vh; width: fit-content; }
    .live[data-zoom] .stage img { width: calc(var(--w) * 1px * var(--zoom)); }
    .live[data-zoom][data-mode=slide] .actual .stage::after { display: none; }
    .keys { position: fixed; inset: auto 0 0 0; display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 8px 32px;
      background: color-mix(in srgb, var(--card) 92%, transparent); border-top: 1px solid var(--line);
      color: var(--soft); font-size: 12.5px; }
    .keys[hidden] { display: none; }
    kbd { font: 600 11.5px ui-monospace, monospace; padding: 1px 6px; border: 1px solid var(--line);
      border-bottom-width: 2px; border-radius: 4px; color: var(--ink); }
    .only-bad .scene.good, .only-bad nav li:has(a.good) { display: none; }
    @media (max-width: 860px) {
      .top { padding: 20px 16px 14px; } .columns { display: block; padding: 0 16px 80px; }
      nav { position: static; max-height: 40vh; margin-bottom: 16px; } .keys { display: none; }
      nav ol { display: flex; flex-wrap: wrap; gap: 6px; } nav a { background: var(--card); padding: 3px 10px; }
      .time { overflow-x: auto; } .timeline { width: 760px; }
      .body, summary { padding-left: 14px; padding-right: 14px; }
    }
    @media print {
      .bar, .keys, nav { display: none; } .live .pair:not(.here) { display: block; }
      .scene { break-inside: avoid; } body { background: none; }
    }
    """#
}
