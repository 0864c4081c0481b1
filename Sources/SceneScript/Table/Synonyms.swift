extension Table {
  /// What other tools and habits call things, so that a message can name what is meant.
  private static let synonyms: [String: String] = [
    // Steps.
    "sleep": "wait", "pause": "wait", "hold": "wait", "click": "tap", "press": "tap", "touch": "tap",
    "back": "pop", "go-back": "pop", "pop-to-root": "pop-to", "modal": "present", "open": "present",
    "sheet": "present", "close": "dismiss", "hide": "dismiss", "screenshot": "still", "snapshot": "still",
    "capture": "still", "loop": "repeat", "group": "parallel", "together": "parallel", "start": "show",
    "navigate": "push", "go-to": "push", "section": "chapter", "marker": "chapter",
    "assert": "expect", "check": "expect", "verify": "expect",
    // Options.
    "transition": "as", "animation": "as", "style": "as", "time": "duration", "speed": "duration",
    "easing": "curve", "ease": "curve", "timing": "curve", "direction": "edge", "side": "edge",
    "source": "from", "origin": "from", "radius": "corner-radius", "rounded": "corner-radius",
    "dimming": "dim", "colour": "color", "fill": "background", "background-color": "background",
    "font": "family", "font-family": "family", "font-size": "size", "font-weight": "weight",
    "text-align": "align", "alignment": "align", "vertical-align": "valign", "rect": "frame",
    "bounds": "frame", "position": "frame", "alpha": "opacity", "stroke": "border", "name": "id",
    "max-lines": "lines", "line-limit": "lines", "children": "content",
    // Top, canvas and screens.
    "steps": "script", "actions": "script", "scenes": "screens", "pages": "screens", "size": "canvas",
    "device": "canvas", "framerate": "fps", "frame-rate": "fps", "rate": "fps", "resolution": "size",
    "variables": "values", "vars": "values", "constants": "values", "version": "screenplay",
    "picture": "image", "src": "image", "file": "image", "photo": "image", "hotspots": "regions",
    "areas": "regions", "elements": "content", "components": "content", "base": "like", "extends": "like",
    // Components.
    "label": "text", "rectangle": "box", "view": "box", "circle": "ellipse", "oval": "ellipse",
    "img": "image", "separator": "divider", "table": "list", "row": "list", "tabs": "tab-bar",
    "nav-bar": "navigation-bar", "navbar": "navigation-bar", "app-bar": "navigation-bar",
    // Properties.
    "rotate": "rotation", "angle": "rotation", "turn": "rotation", "zoom": "scale", "translate": "position",
    "translate-x": "x", "translate-y": "y", "fade": "opacity", "frames": "keyframes",
    "repeat-count": "times", "count": "times", "iterations": "times", "autoreverses": "autoreverse",
    "yoyo": "autoreverse", "alternate": "autoreverse", "show-finger": "finger", "distance": "by",
    "within": "inside", "shown": "visible", "apart-from": "clear-of", "clear": "clear-of",
    "ellipsis": "truncated", "moving": "moves",
  ]

  /// The same for words that mean something else among the moves of `play`.
  private static let moveSynonyms: [String: String] = [
    "pause": "hold", "wait": "hold", "sleep": "hold", "rest": "hold", "swipe": "drag", "pan": "drag",
    "play": "run", "to": "run", "let-go": "release", "lift": "release", "finish": "release",
    "cancel": "release",
  ]

  /// The name that was probably meant: another word for it, or one spelled nearly alike.
  ///
  /// - Complexity: O(names × length²).
  static func meant(by word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    for other in [synonyms[word], moveSynonyms[word]] {
      if let other, names.contains(other) { return other }
    }
    return suggestion(for: word, among: names)
  }
}
