/// Keys that do not stand together, and keys that do not stand alone; the resolver says so, the schema knows.
extension Table {
  /// Pairs of keys of a map that exclude each other.
  static func exclusions(of kind: MapKind) -> [[String]] {
    switch kind {
    case .canvas: [["size", "device"]]
    case .screen:
      [
        ["image", "content"], ["alert", "content"], ["action-sheet", "content"], ["toast", "content"],
        ["alert", "toast"], ["alert", "action-sheet"], ["action-sheet", "toast"], ["toast", "buttons"],
        ["toast", "fields"], ["toast", "message"],
      ]
    case .change, .keyframe:
      [["position", "x"], ["position", "y"], ["scale", "scale-x"], ["scale", "scale-y"]]
    case .top, .included, .variants, .transition, .action, .component, .parameter, .tracks, .dim: []
    }
  }

  /// Pairs of options of a step that exclude each other.
  static func exclusions(ofStep keyword: String) -> [[String]] {
    switch keyword {
    case "set": [["to", "keyframes"]]
    case "insert": [["into", "before"], ["into", "after"], ["before", "after"]]
    case "move": [["before", "after"]]
    case "drag", "swipe", "scroll": [["by", "to"]]
    default: []
    }
  }

  /// Keys of a map that belong to another one.
  static func needs(of kind: MapKind) -> [(key: String, needed: String)] {
    kind == .screen
      ? [("regions", "image"), ("fit", "image"), ("fields", "alert"), ("icon", "toast"), ("button", "toast")]
      : []
  }
}
