import IppoRender

/// The page of a session as its client has it, and whether other visitors have been shown the same.
struct ShownPage {
  private(set) var mirror: PageMirror
  /// The page, if other visitors have been shown the same and it has not changed since.
  private(set) var shared: SharedPage?
  /// The shown tree, if only this visitor has been shown it, until it is written.
  private var unsharedTree: RenderTree?

  /// An empty page: the tree has yet to come.
  init() { mirror = PageMirror() }

  /// - Parameters:
  ///   - pages: what others have been shown.
  ///   - isFirst: whether the page is to be written for a visitor.
  init(_ tree: RenderTree, among pages: SharedPages, isFirst: Bool = false) {
    shared = pages.page(showing: tree)
    mirror = shared?.mirror ?? PageMirror(tree)
    if isFirst, shared == nil { unsharedTree = tree }
  }

  /// Tells the page from all others, in this process.
  var fingerprint: Int? { shared?.fingerprint ?? mirror.content()?.fingerprint }

  /// The page as it stands in a document. What a visitor has been shown first is told to the others.
  mutating func write(for visitor: WebVisitor, among pages: SharedPages) -> PageContent? {
    let content = shared?.content ?? mirror.content()
    // Tickets are a session's own.
    if let unsharedTree, let content, !mirror.hasFiles { pages.note(unsharedTree, mirror, content, to: visitor) }
    unsharedTree = nil
    return content
  }

  /// A client has come, for which the page is not written any more.
  mutating func wasLoaded() { unsharedTree = nil }

  /// Applies what a turn changed; see ``PageMirror/apply(_:after:at:)``.
  ///
  /// - Throws: An error also for a rebuilt window: the whole page then replaces the client's page.
  mutating func apply(
    _ frames: [RenderFrame], after event: RenderEvent?, at node: RenderNodeID?
  ) throws(RenderTreeError) -> [PagePatch] {
    shared = nil
    unsharedTree = nil
    if let window = mirror.root, frames.contains(where: { $0.removes(window) }) { throw .unknownNode(window) }
    return try mirror.apply(frames, after: event, at: node)
  }
}
