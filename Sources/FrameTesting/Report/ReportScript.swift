/// The script of a report's page: one picture at a time, the slider, the flicker and the keys.
enum ReportScript {
  static let text = #"""
    "use strict";
    (() => {
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const all = (root, selector) => [...root.querySelectorAll(selector)];
      const scenes = all(document, ".scene");
      const viewers = new Map();
      let here = 0;

      class Viewer {
        constructor(scene, root) {
          this.root = root;
          this.pairs = all(root, ".pair");
          this.chips = all(root, ".chip");
          this.marks = all(scene, ".mark");
          this.output = root.querySelector("output");
          this.holdButton = root.querySelector(".hold");
          this.holds = calm;
          this.timer = 0;
          root.classList.add("live");
          root.querySelector(".bar").hidden = false;
          this.chips.forEach((chip, index) => chip.addEventListener("click", () => this.show(index)));
          this.marks.forEach((mark, index) => mark.addEventListener("click", event => {
            event.preventDefault();
            this.show(index);
          }));
          all(root, "[data-mode]").forEach(b => b.addEventListener("click", () => this.setMode(b.dataset.mode)));
          all(root, "button[data-zoom]").forEach(b => b.addEventListener("click", () => this.setZoom(b.dataset.zoom)));
          const [split, pace] = [root.querySelector(".split input"), root.querySelector(".pace input")];
          split.addEventListener("input", () => root.style.setProperty("--split", split.value + "%"));
          pace.addEventListener("input", () => this.beat());
          this.split = split;
          this.pace = pace;
          this.holdButton.addEventListener("click", () => this.hold());
          for (const pair of this.pairs) {
            const stages = all(pair, ".stage");
            stages.forEach(stage => stage.addEventListener("scroll", () => stages.forEach(other => {
              if (other.scrollLeft !== stage.scrollLeft) other.scrollLeft = stage.scrollLeft;
              if (other.scrollTop !== stage.scrollTop) other.scrollTop = stage.scrollTop;
            })));
          }
          // The first that can be compared; the first differing frame seldom has a picture to be compared with.
          const whole = this.pairs.findIndex(p => !p.querySelector(".empty"));
          this.show(Math.max(whole, 0));
          this.setMode("side");
          this.setZoom("fit");
        }
        show(index) {
          this.index = (index + this.pairs.length) % this.pairs.length;
          const mark = (list, attribute) => list.forEach((item, i) => {
            item.classList.toggle("here", i === this.index);
            if (attribute) item.setAttribute(attribute, i === this.index);
          });
          mark(this.pairs);
          mark(this.marks);
          mark(this.chips, "aria-pressed");
        }
        setMode(mode) {
          this.root.dataset.mode = mode;
          all(this.root, "button[data-mode]").forEach(b => b.setAttribute("aria-pressed", b.dataset.mode === mode));
          this.beat();
        }
        setZoom(zoom) {
          if (zoom === "fit") delete this.root.dataset.zoom; else this.root.dataset.zoom = zoom;
          this.root.style.setProperty("--zoom", zoom === "fit" ? 1 : zoom);
          all(this.root, "button[data-zoom]").forEach(b => b.setAttribute("aria-pressed", b.dataset.zoom === zoom));
        }
        nextZoom() {
          const zooms = ["fit", "1", "4"];
          this.setZoom(zooms[(zooms.indexOf(this.root.dataset.zoom || "fit") + 1) % zooms.length]);
        }
        swap() {
          const shows = this.root.classList.toggle("shows-actual");
          this.output.textContent = shows ? "actual" : "expected";
        }
        beat() {
          clearInterval(this.timer);
          this.holdButton.textContent = this.holds ? "Go on" : "Hold";
          if (this.root.dataset.mode !== "flicker" || this.holds) return;
          this.timer = setInterval(() => this.swap(), 1000 / this.pace.value);
        }
        hold() {
          this.holds = !this.holds;
          this.beat();
        }
        // Held, one press changes the picture; the button alone starts it again.
        press() {
          if (this.root.dataset.mode === "flicker" && this.holds) this.swap(); else this.hold();
        }
      }

      scenes.forEach(scene => {
        const root = scene.querySelector(".viewer");
        if (root) viewers.set(scene, new Viewer(scene, root));
      });
      const links = all(document, "nav a");
      const visit = (index, scrolls) => {
        here = index;
        links.forEach((link, i) => link.classList.toggle("here", i === here));
        const scene = scenes[here];
        if (!scene || !scrolls) return;
        scene.open = true;
        scene.scrollIntoView({ behavior: calm ? "auto" : "smooth" });
        scene.querySelector("summary").focus({ preventScroll: true });
      };
      const shown = scene => scene.offsetParent !== null;
      const move = step => {
        for (let i = here + step; i >= 0 && i < scenes.length; i += step)
          if (shown(scenes[i])) return visit(i, true);
      };
      links.forEach((link, index) => link.addEventListener("click", event => {
        event.preventDefault();
        visit(index, true);
      }));
      scenes.forEach((scene, index) => scene.addEventListener("pointerdown", () => visit(index, false)));
      const filter = document.querySelector(".filter");
      if (filter) {
        filter.hidden = false;
        const box = filter.querySelector("input");
        const apply = () => document.body.classList.toggle("only-bad", box.checked);
        box.addEventListener("change", apply);
        apply();
      }
      const modes = { 1: "side", 2: "slide", 3: "flicker", 4: "difference" };
      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey || /^(input|select)$/i.test(event.target.tagName)) return;
        const viewer = viewers.get(scenes[here]);
        const split = by => {
          viewer.split.value = +viewer.split.value + by;
          viewer.split.dispatchEvent(new Event("input"));
        };
        const sideways = by => viewer && (viewer.root.dataset.mode === "slide" && event.shiftKey
          ? split(by * 5) : viewer.show(viewer.index + by));
        switch (event.key) {
          case "j": move(1); break;
          case "k": move(-1); break;
          case "ArrowRight": sideways(1); break;
          case "ArrowLeft": sideways(-1); break;
          case "z": if (viewer) viewer.nextZoom(); break;
          case " ":
            if (!viewer || viewer.root.dataset.mode !== "flicker" || event.target.tagName === "BUTTON") return;
            viewer.press();
            break;
          default:
            if (!modes[event.key] || !viewer) return;
            viewer.setMode(modes[event.key]);
        }
        event.preventDefault();
      });
      const first = scenes.findIndex(scene => scene.classList.contains("bad"));
      visit(Math.max(first, 0), false);
      document.querySelector(".keys").hidden = viewers.size === 0 && scenes.length < 2;
    })();
    """#
}
