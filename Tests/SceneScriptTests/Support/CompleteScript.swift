/// A script that uses everything this version of the language has, with nothing to say about it.
let completeScript = """
  screenplay: 1
  title: Contacts — Ada's film
  canvas: {size: 390x844, scale: 2, fps: 30, background: "#101418"}
  fonts: [Inter.ttf]
  length: 60s
  values:
    brand: "#007aff"
    card: [16, 120, 358, 200]
    name: Ada Lovelace
    greeting: Hello, $name
  curves:
    gentle: cubic-bezier(.2 0 0 1)
    soft: gentle
  transitions:
    drop: {like: panel, edge: top, height: 40%, dim: 0.2, duration: 450ms, curve: gentle}
    deep-drop: {like: drop, height: 60%}
  defaults:
    push: {duration: 250ms}
    tap: {hold: 6f}
    zoom: {fit: contain}
  screens:
    home: home.png
    photo:
      image: shots/settings.png
      regions:
        gear: [20, 20, 44, 44]
        add: [50%, 90%, 10%, 5%]
      fit: contain
      background: black
    sunny: {background: gold}
    contacts:
      background: "#f2f2f7"
      content:
        - box:
          id: card
          frame: $card
          background: white
          corner-radius: 12
          border: {width: 1, color: "#c6c6c8"}
          shadow: {opacity: 20%, blur: 16, y: 6}
          content:
            - text: $name
              frame: [16, 16, 326, 24]
              weight: semibold
              lines: 1
            - text: Mathematician
              frame: [16, 44, 326, 20]
              size: 15
              color: "#3c3c4399"
              align: trailing
              valign: center
              italic: true
              letter-spacing: 0.2
              line-height: 18
              family: Inter
        - image: detail.png
          frame: [16, 340, 40, 40]
          fit: cover
          corner-radius: 50%
        - ellipse:
          id: dot
          frame: [90%, 0, 12px, 12px]
          background: $brand
          opacity: 0.9
  script:
    - show: contacts
    - chapter: $greeting
    - wait: 1s
    - tap: name
      times: 2
    - push: home
    - wait: 300ms
    - pop
    - tap: [50%, 100]
      delay: 6f
    - present: photo
      as: zoom
      duration: 400ms
      curve: soft
    - tap: gear
    - push: detail.png
      as: slide
      edge: bottom
      curve: spring(damping=0.8)
    - pop: detail
    - replace: sunny
      as: cross-dissolve
    - dismiss
    - present: {content: [{text: Saved, frame: [16, 16, 200, 24]}], background: white}
      as: deep-drop
    - dismiss:
      duration: 200ms
    - push: home
      as: cover
    - push: photo
    - pop-to: contacts
    - parallel:
        - tap: dot
        - sequence:
            - wait: 100ms
            - chapter: Inside
      stagger: 50ms
    - repeat: 2
      steps:
        - wait: 250ms
    - still: stills/end.png
    - expect: card/name
      visible: true
      inside: card
      clear-of: mathematician
      frame: [32, 136, 326, 24]
      opacity: 100%
      text: $name
      truncated: false
      contrast: 4.5
      moves: false
    - expect:
      moves: false
    - wait-until: idle
    - set: card
      to: {opacity: 0.9, position: [20, 130], scale: 1.1, rotation: -6deg, corner-radius: 20, background: "#eef"}
      duration: 400ms
      curve: ease-out
    - set: card/name
      to: {x: 10%, y: 4, scale-x: 1, scale-y: 0.9, color: gold}
    - set: card
      to: {width: 110%, height: 210, border-width: 2, border-color: navy, shadow-blur: 20, shadow-opacity: 30%}
      curve: spring(damping=0.8)
      delay: 100ms
    - set: card
      keyframes: {0%: {y: 0, curve: ease-in}, 70%: {y: 12, opacity: 1}, 100%: {y: 0}}
      times: 2
      autoreverse: true
      stagger: 40ms
    - present: photo
      as: deep-drop
      play: [60%, {hold: 300ms}, {run: 20%, duration: 200ms, curve: linear}, {drag: 40%}, {release: cancel},
             {drag: 70%, duration: 300ms, curve: ease-out}, release]
    - pinch: photo
      scale: 1.2
      rotation: 10deg
      duration: 300ms
      curve: ease-in-out
      release: cancel
    - scroll: [50%, 700]
      by: 200
      duration: 400ms
      finger: false
    - scroll: card
      to: [50%, 80]
    - drag: photo
      by: 25%
      direction: top
      release: threshold
      threshold: 40%
      duration: 500ms
      curve: linear
    - swipe: photo
      to: [50%, 10]
      release: projected
      delay: 100ms
    - tap: dot
      finger: false
    - wait-until: 40s
    - show: home
      as: cross-dissolve

  """
