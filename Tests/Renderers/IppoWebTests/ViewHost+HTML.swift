import IppoTesting

@testable import IppoWeb

extension ViewHost {
  /// The page of what is on screen.
  var html: String { written.html }

  /// The rules of the page of what is on screen.
  var css: String { written.css }

  private var written: HTMLWriter {
    graph.drain()
    var writer = HTMLWriter()
    if let markup = PageMirror(tree).markup() { writer.write(markup) }
    return writer
  }
}
