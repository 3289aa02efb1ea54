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

  /// Whether there are no requests.
  var isEmpty: Bool { requests.isEmpty }

  /// Forgets the requests of frames that the client is sent.
  mutating func remove(after shown: Int) { requests.removeAll { $0.revision > shown } }

  /// The requests for a page. There are none afterwards.
  ///
  /// - Parameter page: The page now. A region that was scrolled may have gone since.
  mutating func take(on page: PageMirror) -> [RenderFrame.Entry] {
    defer { requests = [] }
    return requests.map(\.entry).filter {
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

extension Session {
  /// Sends the requests from before the first client, once there are a client and a page.
  func sendOpeningRequests() {
    guard wasGreeted, !rest.isResting, !isResynchronizing, !openingRequests.isEmpty else { return }
    let requests = openingRequests.take(on: page.mirror)
    if !requests.isEmpty { apply([RenderFrame(revision: page.mirror.revision, entries: requests)], after: nil) }
  }
}
