/// The icons as they are kept: one a line, `name|m|aliases|outline|filled`.
///
/// `m` where right-to-left screens show it mirrored; names that mean the same, with spaces between;
/// SVG path data on a square of 24, stroked for the outline and filled for the filled variant, which may be
/// missing. A text rather than Swift values, as it compiles at once and costs nothing until it is asked for.
///
/// Source: Tabler Icons 3.46 (see LICENSE beside this file), its paths joined and their white space taken
/// out. Filled variants that Tabler lacks are made of its outlines: people, people-3, person-circle, music,
/// bag, wallet, inbox, building, unlock, map, minus-circle, more-circle, notes, laptop, coffee, id-card,
/// chart-bar and the volumes; play-circle, pause-circle and stop-circle are drawn for Screenplay.
enum IconData {
  /// The lines by the headings help lists them under, in its order.
  static let categories: KeyValuePairs = [
    "arrows": arrows, "actions": actions, "communication": communication, "people": people, "home": home,
    "food": food, "shopping": shopping, "time": time, "media": media, "text": text, "places": places,
    "weather": weather, "status": status, "files": files, "charts": charts, "devices": devices,
    "health": health,
  ]
}
