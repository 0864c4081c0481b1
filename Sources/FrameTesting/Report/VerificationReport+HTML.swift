extension VerificationReport {
  /// One HTML file with everything in it: pictures, style and script; opens from a folder, asks for nothing.
  ///
  /// Works without its script, which adds the slider, the flicker and the keys.
  ///
  /// - Throws: When a picture cannot be written as PNG: memory is out.
  /// - Complexity: O(pixels of all pictures), a few hundred ms for twenty of 1920 × 1080.
  public func html() throws(ReportError) -> String {
    var sections = ""
    for (index, verification) in verifications.enumerated() {
      sections += try ReportScene(verification, number: index + 1).html()
    }
    // Nothing is loaded and nothing sent, whatever stands in names.
    let policy =
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="screenplay verify">
      <title>\(MarkupText.escaped(headline))</title>
      <style>
      \(ReportStyle.text)
      </style>
      </head>
      <body>
      <header class="top">
      <p class="brand">Screenplay · frame verification</p>
      <h1 class="\(failures > 0 ? "bad" : "good")">\(MarkupText.escaped(headline))</h1>
      \(tally)
      </header>
      <div class="columns">
      \(navigation)
      <main>
      \(sections)</main>
      </div>
      <footer class="keys" hidden>
      <span><kbd>j</kbd> <kbd>k</kbd> scene</span><span><kbd>←</kbd> <kbd>→</kbd> picture</span>\
      <span><kbd>1</kbd> side by side</span><span><kbd>2</kbd> slider</span><span><kbd>3</kbd> flicker</span>\
      <span><kbd>4</kbd> difference</span><span><kbd>Space</kbd> hold or go on</span><span><kbd>z</kbd> zoom</span>
      </footer>
      <script>
      \(ReportScript.text)
      </script>
      </body>
      </html>

      """
  }

  /// How many scenes came out how.
  private var tally: String {
    let outcomes = SceneVerification.Outcome.allCases.compactMap { outcome -> String? in
      let number = verifications.filter { $0.outcome == outcome }.count
      guard number > 0 else { return nil }
      let kind = outcome.isSuccess ? "good" : "bad"
      return "<li class=\"\(kind)\"><b>\(number)</b> \(outcome.words)</li>"
    }
    return outcomes.isEmpty ? "" : "<ul class=\"tally\">\(outcomes.joined())</ul>"
  }

  /// A list of the scenes, when there is more than one.
  private var navigation: String {
    guard verifications.count > 1 else { return "" }
    let items = verifications.enumerated().map { index, verification in
      "<li><a class=\"\(verification.isSuccess ? "good" : "bad")\" href=\"#scene-\(index + 1)\">"
        + "<bdi>\(MarkupText.escaped(verification.scene))</bdi><span>\(verification.outcome.words)</span></a></li>"
    }
    let failing = failures > 0 && failures < verifications.count
    let filter =
      failing
      ? "<label class=\"filter\" hidden><input type=\"checkbox\"> only what is not as it was</label>" : ""
    return "<nav aria-label=\"Scenes\">\(filter)<ol>\n\(items.joined(separator: "\n"))\n</ol></nav>"
  }
}

extension SceneVerification.Outcome {
  var isSuccess: Bool { self == .passed || self == .recorded }
}
