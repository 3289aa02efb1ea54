import IppoRender

/// The render tree in the terminal: nodes with their measurements and places, kept up to date by frames.
final class LayoutTree {
  private var tree = AnnotatedRenderTree<LayoutNode>()
  var size: CellSize { window.size }
  let window: WindowMetrics
  /// Nodes whose measurements may have changed.
  private var dirty: [RenderNodeID: LayoutNode] = [:]
  /// The nodes that report to the graph after every layout.
  private(set) var reporters: [LayoutReport: Set<RenderNodeID>] = [:]
  /// The nodes that listen to the position of the pointer.
  private(set) var hoverNodes: Set<RenderNodeID> = []
  /// Nodes that listen to keys that come up.
  private(set) var releaseListeners: Set<RenderNodeID> = []
  /// Nodes that move by themselves.
  private(set) var spinners: Set<RenderNodeID> = []
  /// Parts of the screen that show presentations of their own.
  private(set) var stages: Set<RenderNodeID> = []
  /// The number of nodes that the last layout has measured again.
  private(set) var remeasuredCount = 0
  private var vacatedByNodes: [CellRect] = []
  /// The former places of nodes that are removed or hidden now.
  var vacated: [CellRect] { vacatedByNodes + window.stage.uncovered }
  /// The number of changes of the visible or usable nodes, apart from changes of their look.
  private(set) var structureVersion = 0
  private let displayQueue = DisplayQueue()
  private let guideRegister = GuideRegister()
  /// The nodes that are measured by the size of the surrounding scrolling region, or of the window.
  private var relativeFrames: Set<RenderNodeID> = []
  /// Whether the extra pass for container-relative frames is running, so that it runs only once.
  private var isLaidOutByContainers = false
  /// The nodes that may have a pinned part.
  private(set) var pinned: Set<RenderNodeID> = []
  /// The containers of rows that have a gap, or had one at the last layout, and their axes.
  private var gappedContainers: [RenderNodeID: RenderAxis] = [:]
  /// The lists.
  private var lists: Set<RenderNodeID> = []
  /// The nodes that report their place.
  private(set) var placeReporters: Set<RenderNodeID> = []

  init(size: CellSize) { window = WindowMetrics(size: size) }

  var root: LayoutNode? { tree.root.flatMap(tree.annotation(of:)) }
  var revision: Int { tree.revision }

  subscript(id: RenderNodeID) -> LayoutNode? { tree.annotation(of: id) }

  // MARK: Changes

  func apply(_ frame: RenderFrame) throws(RenderTreeError) {
    if dirty.isEmpty { window.stage.endLayout() }
    defer { window.stage.animation = nil }
    for entry in frame.entries {
      window.stage.begin(entry.animation)
      try apply(entry.op)
    }
    tree.didApply(frame.revision)
  }

  private func apply(_ op: RenderOp) throws(RenderTreeError) {
    let removed = if case .remove(let id) = op { self[id] } else { nil as LayoutNode? }
    try tree.apply(op) { LayoutNode($0, displayQueue: displayQueue, guideRegister: guideRegister, window: window) }
    switch op {
    case .create(let created):
      guard let node = self[created.id] else { return }
      register(node)
      if node === root {
        invalidate(node)
        adoptWords(of: node)
      }

    case .update(let id, let element, let attributes):
      if let node = self[id] { update(node, element: element, attributes: attributes) }

    case .insert(let id, let parentID, let index):
      guard let node = self[id], let parent = self[parentID] else { return }
      parent.insert(node, at: index)
      if node.isPresentation { window.stage.endDeparture() }
      if window.stage.animation != nil, sequence(first: parent, next: \.parent).contains(where: { $0 === root }) {
        window.stage.arrive(node)
      }
      if case .gap(let gap) = node.element { gappedContainers[parentID] = gap.axis }
      structureVersion += 1
      invalidate(parent)

    case .move(let id, let index):
      guard let node = self[id], let parent = node.parent else { return }
      parent.move(node, to: index)
      structureVersion += 1
      invalidate(parent)

    case .remove:
      guard let removed else { return }
      if let parent = removed.parent {
        window.stage.depart(removed, in: root)
        vacatedByNodes.append(removed.paintedReach)
        parent.remove(removed)
        invalidate(parent)
      }
      forget(removed)
      structureVersion += 1

    case .scroll, .open, .copy, .device: break
    }
  }

  private func adoptWords(of root: LayoutNode) {
    let words = root.attributes.language?.words ?? RenderWords()
    guard window.words != words else { return }
    window.words = words
    invalidateSubtree(root)
  }

  private func update(_ node: LayoutNode, element: RenderElement?, attributes: RenderAttributes?) {
    node.needsDisplay = true
    if let element, element != node.element {
      node.releasePicture()
      node.cache = NodeCache()
      let (old, context, decided) = (node.element, node.unit.layoutContext, node.unit.decidesWhatIsUsed)
      node.element = element
      window.stage.change(numberOf: node, from: old)
      window.stage.change(colorsOf: node, from: old)
      if !node.unit.isArrangedLike(old) { invalidateContainers(of: node) }
      // What is below measures differently, though it did not change itself.
      if node.unit.layoutContext != context { invalidateSubtree(node) }
      register(node)
      if decided || node.unit.decidesWhatIsUsed { structureVersion += 1 }
      invalidate(node)
    }
    guard let attributes else { return }
    let old = node.attributes
    node.attributes = attributes
    window.stage.change(tintOf: node, from: old.tint)
    if node === root, old.language != attributes.language { adoptWords(of: node) }
    register(node)
    if old.phase != attributes.phase {
      window.stage.change(phaseOf: node)
      vacatedByNodes.append(node.paintedReach)
      structureVersion += 1
    }
    if old.phase != attributes.phase || old.layoutPriority != attributes.layoutPriority
      || old.zIndex != attributes.zIndex
    {
      if let parent = node.parent { invalidate(parent) }
    }
    if old.isRightToLeft != attributes.isRightToLeft, let parent = node.parent { invalidate(parent) }
    // Guides come through to containers that are no parents of the node.
    if old.guides != attributes.guides { invalidate(node) }
    if old.isDisabled != attributes.isDisabled || old.isHidden != attributes.isHidden
      || old.gestures != attributes.gestures || old.isFocusable != attributes.isFocusable
    {
      structureVersion += 1
    }
  }

  private func register(_ node: LayoutNode) {
    for report in LayoutReport.allCases {
      if node.unit.report == report {
        reporters[report, default: []].insert(node.id)
      } else {
        reporters[report]?.remove(node.id)
      }
    }
    guideRegister.nodes[node.id] = node.attributes.guides.isEmpty ? nil : node
    if case .box(.relativeFrame) = node.element {
      relativeFrames.insert(node.id)
    } else {
      relativeFrames.remove(node.id)
    }
    if node.attributes.pin != nil || node.isSection { pinned.insert(node.id) } else { pinned.remove(node.id) }
    if node.attributes.reportsPlace { placeReporters.insert(node.id) } else { placeReporters.remove(node.id) }
    if node.attributes.gestures.contains(.hover) { hoverNodes.insert(node.id) } else { hoverNodes.remove(node.id) }
    if node.attributes.keys?.listensToUp ?? false {
      releaseListeners.insert(node.id)
    } else {
      releaseListeners.remove(node.id)
    }
    if case .list = node.element { lists.insert(node.id) } else { lists.remove(node.id) }
    if case .stage = node.element { stages.insert(node.id) } else { stages.remove(node.id) }
    if node.unit.isAnimated { spinners.insert(node.id) } else { spinners.remove(node.id) }
  }

  private func forget(_ node: LayoutNode) {
    for report in LayoutReport.allCases { reporters[report]?.remove(node.id) }
    placeReporters.remove(node.id)
    pinned.remove(node.id)
    gappedContainers[node.id] = nil
    relativeFrames.remove(node.id)
    guideRegister.nodes[node.id] = nil
    hoverNodes.remove(node.id)
    releaseListeners.remove(node.id)
    spinners.remove(node.id)
    stages.remove(node.id)
    lists.remove(node.id)
    dirty[node.id] = nil
    node.releasePicture()
    window.stage.forget(node)
    for child in node.children { forget(child) }
  }

  func resize(_ size: CellSize) {
    if size != window.size { window.stage.endDeparture() }
    window.size = size
    if let root { invalidate(root) }
    for id in relativeFrames { if let node = self[id] { invalidate(node) } }
  }

  /// Marks a node whose own measurements may have changed.
  func invalidate(_ node: LayoutNode) {
    dirty[node.id] = node
    node.needsDisplay = true
  }

  /// Marks the ancestors that arrange the node, as far as containers pass on its arrangement.
  private func invalidateContainers(of node: LayoutNode) {
    for ancestor in node.ancestors {
      invalidate(ancestor)
      guard ancestor.unit is any ArrangingElement else { return }
    }
  }

  private func invalidateSubtree(_ node: LayoutNode) {
    for child in node.children {
      invalidate(child)
      invalidateSubtree(child)
    }
  }

  // MARK: Layout

  /// The containers of rows that have a gap, and their axes.
  var containersWithGaps: [(container: LayoutNode, axis: RenderAxis)] {
    gappedContainers.sorted { $0.key < $1.key }.compactMap { id, axis in self[id].map { ($0, axis) } }
  }

  /// The lists and their sections.
  var listsAndSections: [LayoutNode] {
    lists.sorted().compactMap { self[$0] }.flatMap { list in [list] + list.children.filter(\.isSection) }
  }

  var needsLayout: Bool { !dirty.isEmpty }

  /// Measures and places the changed nodes, from the deepest ones upwards, as far as sizes have changed.
  func layout() {
    guard let root else { return }
    let anchors = rowAnchors()
    defer {
      keep(anchors)
      if !isLaidOutByContainers { window.stage.endLayout() }
      gappedContainers = gappedContainers.filter { self[$0.key]?.children.contains(where: \.isGap) == true }
    }
    guideRegister.refresh()
    // What is aligned by guides may go elsewhere though no size has changed.
    for carrier in guideRegister.carriers.values { dirty[carrier.id] = carrier }
    // One depth at a time, so that a parent measures once for all its children.
    var levels: [[RenderNodeID: LayoutNode]] = []
    func add(_ node: LayoutNode, depth: Int) {
      while levels.count <= depth { levels.append([:]) }
      levels[depth][node.id] = node
    }
    for node in dirty.values { add(node, depth: node.depth) }
    dirty = [:]
    remeasuredCount = 0
    var settled: [LayoutNode] = []
    for depth in levels.indices.reversed() {
      for node in levels[depth].values {
        remeasuredCount += 1
        if node.remeasure() || node.unit.parentPlacesChildren, let parent = node.parent {
          add(parent, depth: depth - 1)
        } else {
          settled.append(node)
        }
      }
    }
    root.place(CellRect(columns: size.columns, rows: size.rows), proposal: Proposal(size))
    // Where relayout stopped below the root, the children are placed in the frame that remained.
    for node in settled.reversed() { node.rearrange() }
    if !isLaidOutByContainers { layOutByContainers() }
    guard !displayQueue.replaced.isEmpty else { return }
    vacatedByNodes += displayQueue.replaced
    displayQueue.replaced = []
    structureVersion += 1
  }

  /// Measures again the container-relative frames whose scrolling region has got another size.
  private func layOutByContainers() {
    let changed = relativeFrames.compactMap { id in self[id].flatMap { node in node.container.map { (node, $0) } } }
      .filter { _, region in region.containerSize != region.frame.size }
    guard !changed.isEmpty else { return }
    for (node, region) in changed {
      region.containerSize = region.frame.size
      invalidate(node)
    }
    let measured = remeasuredCount
    isLaidOutByContainers = true
    layout()
    isLaidOutByContainers = false
    remeasuredCount += measured
  }

  /// Returns the nodes that must be painted, and empties the queue.
  func takeDisplayQueue() -> [LayoutNode] {
    let nodes = displayQueue.nodes
    displayQueue.nodes = []
    for node in nodes { node.needsDisplay = false }
    return nodes.filter { self[$0.id] === $0 }
  }

  /// Clears the vacated places after they were painted.
  func finishFrame() {
    vacatedByNodes = []
    window.stage.finishFrame()
  }
}
