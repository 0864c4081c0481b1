extension IconData {
  static let text = """
    text||typography textformat title text-fields font|M14 15.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M3 19v-10.5a3.5 3.5 0 0 1 7 0v10.5M3 13h7M21 12v7|
    bold||format-bold|M7 5h6a3.5 3.5 0 0 1 0 7h-6l0-7M13 12h1a3.5 3.5 0 0 1 0 7h-7v-7|
    italic||format-italic|M11 5l6 0M7 19l6 0M14 5l-4 14|
    underline||format-underlined|M7 5v5a5 5 0 0 0 10 0v-5M5 19h14|
    strikethrough||format-strikethrough|M5 12l14 0M16 6.5a4 2 0 0 0-4-1.5h-1a3.5 3.5 0 0 0 0 7h2a3.5 3.5 0 0 1 0 7h-1.5a4 2 0 0 1-4-1.5|
    text-size||textformat-size format-size|M3 7v-2h13v2M10 5v14M12 19h-4M15 13v-1h6v1M18 12v7M17 19h2|
    align-left||text-alignleft format-align-left text-align-left align-leading|M4 6l16 0M4 12l10 0M4 18l14 0|
    align-center||text-aligncenter format-align-center text-align-center|M4 6l16 0M8 12l8 0M6 18l12 0|
    align-right||text-alignright format-align-right text-align-right align-trailing|M4 6l16 0M10 12l10 0M6 18l14 0|
    align-justify||text-justify format-align-justify|M4 6l16 0M4 12l16 0M4 18l12 0|
    """
}
