import IppoTesting

@testable import IppoWeb

extension ViewHost {
  /// The page of what is on screen.
  var html: String { String(decoding: content.html, as: UTF8.self) }

  /// The rules of the page of what is on screen.
  var css: String { String(decoding: content.css, as: UTF8.self) }

  private var content: PageContent {
    graph.drain()
    return PageMirror(tree).content() ?? PageContent()
  }
}
