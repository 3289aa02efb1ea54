import IppoRender

/// The facts about a page that the session needs while the window is put away, and the page with it.
struct RestingPage {
  /// The number of nodes.
  var nodes = 0
  /// The elements about files.
  var files: [(node: RenderNodeID, files: RenderFiles)] = []
  /// Ippo's own words in the language of the page.
  var words = RenderWords()
}

extension RestingPage {
  /// The facts about a page that is shown.
  init(_ mirror: PageMirror) { self.init(nodes: mirror.count, files: mirror.files(), words: mirror.words) }
}
