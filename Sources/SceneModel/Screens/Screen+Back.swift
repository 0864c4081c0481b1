extension Screen {
  /// The screen as it stands on top of another: its navigation bar leads back to that one, by its title, unless it
  /// says otherwise or has something else in that place.
  func pushed(over below: Screen?) -> Screen {
    guard let below, let bar = bars.navigation, bar.type(of: "back") == .text,
      bar.parameters.text("back") == nil, bar.parameters.elements("leading") == nil
    else { return self }
    var bars = bars
    // `true` is the language's own word.
    bars.navigation = bar.setting("back", .text(below.bars.navigation?.parameters.text("title") ?? "true"))
    return Screen(name: name, body: body, background: background, theme: theme, bars: bars, range: range)
  }
}
