import IppoRender

/// The requests of a window to its page from before the first client came: scrolling, addresses to open, a text to copy, uses of
/// devices.
///
/// A request changes nothing in the tree. Therefore a page that is written after a request lacks it.
struct OpeningRequests {
  private var requests: [(revision: Int, entry: RenderFrame.Entry)] = []

  /// Notes the requests of frames.
  ///
  /// - Parameter revision: The page's revision with these frames.
  mutating func note(_ frames: [RenderFrame], revision: Int) {
    for entry in frames.flatMap(\.entries) where entry.op.isRequest { requests.append((revision, entry)) }
  }

  /// Forgets requests to scroll.
  mutating func removeScrolling() { requests.removeAll { if case .scroll = $0.entry.op { true } else { false } } }

  /// The requests that a client lacks. There are none afterwards.
  ///
  /// - Parameters:
  ///   - shown: The revision that the client shows, which is sent all frames after it; `nil` if the client is sent the whole page.
  ///   - page: The page now. A region that was scrolled may have gone since.
  mutating func take(upTo shown: Int?, on page: PageMirror) -> [RenderFrame.Entry] {
    defer { requests = [] }
    return requests.filter { $0.revision <= shown ?? .max }.map(\.entry).filter {
      if case .scroll(let id, _) = $0.op { page.node(id) != nil } else { true }
    }
  }
}

extension RenderOp {
  /// Whether a renderer is asked for something that changes nothing in the tree.
  var isRequest: Bool {
    switch self {
    case .scroll, .open, .copy, .device: true
    case .create, .update, .insert, .move, .remove: false
    }
  }
}
