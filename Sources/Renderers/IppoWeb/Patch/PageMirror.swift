package import IppoRender

/// The page of the client, kept on the server: turns frames of the graph into the smallest patches of the page.
///
/// Frames are applied away from the main actor. The mirror keeps nodes, not markup. For a changed node it makes and
/// compares the markup of before and after, so that an idle session holds only its tree.
package struct PageMirror {
  /// With the axes each node fills.
  private(set) var tree: AnnotatedRenderTree<FillAxes>
  /// The values that the user put into controls in this turn, by address: the page shows them, the mirror does not know
  /// them yet.
  private(set) var entered: Entered = [:]
  /// The nodes whose elements are about files.
  private var fileNodes: Set<RenderNodeID> = []

  package init() { tree = AnnotatedRenderTree() }

  /// A mirror of a tree that is there already.
  package init(_ source: RenderTree) {
    tree = AnnotatedRenderTree(source) { _ in [] }
    guard let root else { return }
    for id in tree.subtree(of: root).reversed() {
      updateFill(of: id)
      noteFiles(id, tree[id]?.element)
    }
  }

  package var root: RenderNodeID? { tree.root }
  package var revision: Int { tree.revision }
  package var count: Int { tree.count }

  package func node(_ id: RenderNodeID) -> RenderNode? { tree[id] }

  /// The elements about files.
  func files() -> [(node: RenderNodeID, files: RenderFiles)] {
    fileNodes.compactMap { id in if case .files(let files)? = tree[id]?.element { (id, files) } else { nil } }
  }

  /// Whether there are such elements.
  var hasFiles: Bool { !fileNodes.isEmpty }

  private mutating func noteFiles(_ id: RenderNodeID, _ element: RenderElement?) {
    if case .files? = element { fileNodes.insert(id) } else if hasFiles { fileNodes.remove(id) }
  }

  private mutating func noteFiles(_ op: RenderOp) {
    switch op {
    case .create(let node): noteFiles(node.id, node.element)
    case .update(let id, let element?, _): noteFiles(id, element)
    case .remove(let id): if hasFiles { for removed in tree.subtree(of: id) { noteFiles(removed, nil) } }
    case .update, .insert, .move, .scroll, .open, .copy, .device: break
    }
  }

  /// The whole page, as it is sent over a socket.
  package func markup() -> HTMLMarkup? { root.map { markup(of: $0, HTMLSurroundings()) } }

  /// The whole page, as it stands in a document.
  package func content() -> PageContent? {
    guard let root else { return nil }
    var writer = HTMLWriter()
    write(root, HTMLSurroundings(), selectedOption: nil, to: &writer)
    var content = writer.content
    content.language = tree[root]?.attributes.language
    return content
  }

  /// Ippo's own words in the language of the window.
  var words: RenderWords { root.flatMap { tree[$0]?.attributes.language?.words } ?? RenderWords() }

  /// Applies what a turn of the graph changed.
  ///
  /// The mirror compares the node that the user has just used even if the graph did not touch it. The app may have
  /// refused the new value, and then the page has to be set back.
  package mutating func apply(
    _ frames: [RenderFrame], after event: RenderEvent? = nil, at used: RenderNodeID? = nil
  ) throws(RenderTreeError) -> [PagePatch] {
    entered = event.flatMap { event in used.map { entered(by: event, at: $0) } } ?? [:]
    defer { entered = [:] }
    let change = try change(by: frames, at: entered.isEmpty ? nil : used)
    return patches(for: change)
  }

  /// Applies frames, and says what they touched.
  mutating func change(by frames: [RenderFrame], at used: RenderNodeID?) throws(RenderTreeError) -> PageChange {
    var change = PageChange()
    if let used { change.touch(used, nil, in: tree) }
    for frame in frames {
      for entry in frame.entries {
        note(entry.op, entry.animation, &change)
        noteFiles(entry.op)
        try tree.apply(entry.op) { _ in [] }
      }
      tree.didApply(frame.revision)
    }
    refill(&change)
    return change
  }

  /// Keeps what an op is about to change as it was.
  private func note(_ op: RenderOp, _ animation: RenderAnimation?, _ change: inout PageChange) {
    switch op {
    case .create(let node): change.created.insert(node.id)

    case .update(let id, let element, let attributes):
      guard let old = tree[id] else { return }
      change.touch(id, animation, in: tree)
      var new = old
      if let element { new.element = element }
      if case .field(let old) = old.element, case .field(let field) = new.element, old.revision != field.revision {
        change.texts.append((id, field))
      }
      if let attributes { new.attributes = attributes }
      if HTMLSurroundings.change(from: old, to: new, children: tree.children(of: id)) {
        for below in tree.subtree(of: id).dropFirst() { change.touch(below, animation, in: tree) }
      }
      if old.element.place != new.element.place
        || old.attributes.layoutPriority != new.attributes.layoutPriority, let parent = tree.parent(of: id)
      {
        touch(parent, animation, &change)
      }

    case .insert(_, let parent, _): touch(parent, animation, &change)

    case .move(let id, _): if let parent = tree.parent(of: id) { touch(parent, animation, &change) }

    case .remove(let id):
      if let parent = tree.parent(of: id) { touch(parent, animation, &change) }
      for removed in tree.subtree(of: id) {
        // What it was still tells its parent's former markup.
        change.touch(removed, animation, in: tree)
        change.removed.insert(removed)
      }

    case .scroll(let id, let target): change.scrolls.append((id, target, animation))

    case .open(let url): change.openings.append(url)

    case .copy(let text): change.copied = text

    case .device(let request): change.deviceRequests.append(request)
    }
  }

  /// The children of a node change, or what they are: that decides its markup, and that of what is as large as it.
  private func touch(_ id: RenderNodeID, _ animation: RenderAnimation?, _ change: inout PageChange) {
    var next: RenderNodeID? = id
    while let current = next {
      change.touch(current, animation, in: tree)
      next = tree[current]?.element.unit.isAsLargeAsItsFirstChild == true ? tree.parent(of: current) : nil
    }
  }

  /// Works out the fill axes of one node from those of its children; says whether they changed.
  @discardableResult
  private mutating func updateFill(of id: RenderNodeID) -> Bool {
    guard let entry = tree.entry(id) else { return false }
    let fill = fillAxes(of: entry)
    guard fill != entry.annotation else { return false }
    tree.annotate(id, fill)
    return true
  }

  private func fillAxes(of entry: AnnotatedRenderTree<FillAxes>.Entry) -> FillAxes {
    let fill = entry.node.element.ask(AxesOfUnit(content: FillContent(children: entry.children, tree: tree)))
    let holdsControls = entry.children.contains { tree.annotation(of: $0)?.contains(.used) ?? false }
    return holdsControls ? fill.union([.holdsControls, .used]) : entry.node.isUsed ? fill.union(.used) : fill
  }

  /// From the deepest node up, so that each is worked out once; upward only while something changes.
  private mutating func refill(_ change: inout PageChange) {
    var levels: [Int: Set<RenderNodeID>] = [:]
    for id in change.touched.keys where tree.contains(id) { levels[tree.depth(of: id), default: []].insert(id) }
    for id in change.created where tree.contains(id) { levels[tree.depth(of: id), default: []].insert(id) }
    guard let deepest = levels.keys.max() else { return }
    for depth in stride(from: deepest, through: 0, by: -1) {
      for id in levels[depth] ?? [] {
        // A node that nothing else touched still gets other classes.
        let before = PageChange.Snapshot(tree.entry(id)!, nil)
        guard updateFill(of: id) else { continue }
        if change.touched[id] == nil, !change.created.contains(id) { change.touched[id] = before }
        guard let parent = before.parent, let entry = tree.entry(id) else { continue }
        levels[depth - 1, default: []].insert(parent)
        let place = entry.node.element.place
        if place.filling(before.fill) != place.filling(entry.annotation) { touch(parent, nil, &change) }
      }
    }
  }
}

private struct AxesOfUnit: HTMLQuestion {
  let content: FillContent

  func answer(of unit: some HTMLUnit) -> FillAxes { unit.fillAxes(content).union(unit.firmness.axes(content)) }
}

private struct IsControl: HTMLQuestion {
  func answer(of unit: some HTMLUnit) -> Bool { unit.isControl }
}

extension RenderNode {
  /// A person uses the node itself.
  fileprivate var isUsed: Bool {
    guard !element.ask(IsControl()) else { return true }
    return hasOwnAttributes
      && (!attributes.gestures.isEmpty || attributes.isFocusable
        || !attributes.accessibility.traits.isDisjoint(with: [.isButton, .isLink]))
  }
}
