import IppoUI

/// The render tree as the terminal keeps it: nodes with their measurements and places, brought up to date by frames.
final class LayoutTree {
  private(set) var nodes: [RenderNodeID: LayoutNode] = [:]
  private(set) var root: LayoutNode?
  private(set) var size: CellSize
  private(set) var revision = 0
  /// Nodes whose measurements may have changed.
  private var dirty: [RenderNodeID: LayoutNode] = [:]
  /// Nodes that are told their size.
  private(set) var geometries: Set<RenderNodeID> = []
  /// Nodes that are told the sizes of what is in them.
  private(set) var arrangements: Set<RenderNodeID> = []
  /// Nodes that want to know where the pointer is.
  private(set) var hoverNodes: Set<RenderNodeID> = []
  /// Regions that tell how far they are scrolled.
  private(set) var scrollReporters: Set<RenderNodeID> = []
  /// Nodes that move by themselves.
  private(set) var spinners: Set<RenderNodeID> = []
  /// How many nodes the last layout measured again.
  private(set) var remeasuredCount = 0
  /// Where nodes were that are gone or hidden now.
  private(set) var vacated: [CellRect] = []
  /// Counts the changes of what can be seen or used, other than how it looks.
  private(set) var structureVersion = 0
  private let displayQueue = DisplayQueue()
  private let guideRegister = GuideRegister()
  /// Nodes that tell where they are.
  private(set) var placeReporters: Set<RenderNodeID> = []

  init(size: CellSize) { self.size = size }

  subscript(id: RenderNodeID) -> LayoutNode? { nodes[id] }

  // MARK: Changes

  func apply(_ frame: RenderFrame) throws(RenderTreeError) {
    for entry in frame.entries { try apply(entry.op) }
    revision = frame.revision
  }

  private func apply(_ op: RenderOp) throws(RenderTreeError) {
    switch op {
    case .create(let created):
      guard nodes[created.id] == nil else { throw .duplicateNode(created.id) }
      let node = LayoutNode(created, displayQueue: displayQueue, guideRegister: guideRegister)
      nodes[created.id] = node
      register(node)
      if root == nil {
        root = node
        invalidate(node)
      }

    case .update(let id, let element, let attributes):
      guard let node = nodes[id] else { throw .unknownNode(id) }
      update(node, element: element, attributes: attributes)

    case .insert(let id, let parentID, let index):
      guard let node = nodes[id] else { throw .unknownNode(id) }
      guard let parent = nodes[parentID] else { throw .unknownNode(parentID) }
      guard node.parent == nil, node !== root else { throw .alreadyInserted(id) }
      guard (0...parent.children.count).contains(index) else { throw .indexOutOfRange(parentID, index) }
      parent.insert(node, at: index)
      structureVersion += 1
      invalidate(parent)

    case .move(let id, let index):
      guard let node = nodes[id], let parent = node.parent else { throw .unknownNode(id) }
      guard parent.children.indices.contains(index) else { throw .indexOutOfRange(parent.id, index) }
      parent.move(node, to: index)
      structureVersion += 1
      invalidate(parent)

    case .remove(let id):
      guard let node = nodes[id] else { throw .unknownNode(id) }
      if let parent = node.parent {
        vacated.append(node.paintedReach)
        parent.remove(node)
        invalidate(parent)
      }
      forget(node)
      structureVersion += 1
      if node === root { root = nil }

    case .scroll(let id, _):
      guard nodes[id] != nil else { throw .unknownNode(id) }
    }
  }

  private func update(_ node: LayoutNode, element: RenderElement?, attributes: RenderAttributes?) {
    node.needsDisplay = true
    if let element, element != node.element {
      node.cache = NodeCache()
      let isContextNew = element.layoutContext != node.element.layoutContext
      node.element = element
      // What is below measures differently, though it did not change itself.
      if isContextNew { invalidateSubtree(node) }
      register(node)
      if element.choosesChildren { structureVersion += 1 }
      invalidate(node)
    }
    guard let attributes else { return }
    let old = node.attributes
    node.attributes = attributes
    register(node)
    if old.phase != attributes.phase {
      vacated.append(node.paintedReach)
      structureVersion += 1
    }
    if old.phase != attributes.phase || old.layoutPriority != attributes.layoutPriority
      || old.zIndex != attributes.zIndex
    {
      if let parent = node.parent { invalidate(parent) }
    }
    // Guides come through to containers that are no parents of the node.
    if old.guides != attributes.guides { invalidate(node) }
    if old.isDisabled != attributes.isDisabled || old.isHidden != attributes.isHidden
      || old.gestures != attributes.gestures || old.isFocusable != attributes.isFocusable
    {
      structureVersion += 1
    }
  }

  private func register(_ node: LayoutNode) {
    if case .geometry = node.element { geometries.insert(node.id) }
    if case .arrangement = node.element { arrangements.insert(node.id) } else { arrangements.remove(node.id) }
    guideRegister.nodes[node.id] = node.attributes.guides.isEmpty ? nil : node
    if node.attributes.reportsPlace { placeReporters.insert(node.id) } else { placeReporters.remove(node.id) }
    if node.attributes.gestures.contains(.hover) { hoverNodes.insert(node.id) } else { hoverNodes.remove(node.id) }
    if case .scroll(let scroll) = node.element, scroll.reportsPosition {
      scrollReporters.insert(node.id)
    } else {
      scrollReporters.remove(node.id)
    }
    if case .progress(let progress) = node.element, progress.fraction == nil {
      spinners.insert(node.id)
    } else {
      spinners.remove(node.id)
    }
  }

  private func forget(_ node: LayoutNode) {
    nodes[node.id] = nil
    geometries.remove(node.id)
    arrangements.remove(node.id)
    placeReporters.remove(node.id)
    guideRegister.nodes[node.id] = nil
    hoverNodes.remove(node.id)
    scrollReporters.remove(node.id)
    spinners.remove(node.id)
    dirty[node.id] = nil
    for child in node.children { forget(child) }
  }

  func resize(_ size: CellSize) {
    self.size = size
    if let root { invalidate(root) }
  }

  /// The node's own measurements may have changed.
  func invalidate(_ node: LayoutNode) {
    dirty[node.id] = node
    node.needsDisplay = true
  }

  private func invalidateSubtree(_ node: LayoutNode) {
    for child in node.children {
      invalidate(child)
      invalidateSubtree(child)
    }
  }

  // MARK: Layout

  var needsLayout: Bool { !dirty.isEmpty }

  /// Measures and places what changed, from the deepest nodes upwards, as far as sizes changed.
  func layout() {
    guard let root else { return }
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
        if node.remeasure(), let parent = node.parent {
          add(parent, depth: depth - 1)
        } else {
          settled.append(node)
        }
      }
    }
    root.place(CellRect(columns: size.columns, rows: size.rows), proposal: Proposal(size))
    // Where relayout stopped below the root, the children are placed in the frame that remained.
    for node in settled.reversed() { node.rearrange() }
    guard !displayQueue.replaced.isEmpty else { return }
    vacated += displayQueue.replaced
    displayQueue.replaced = []
    structureVersion += 1
  }

  /// Nodes that are to be painted, and are painted now.
  func takeDisplayQueue() -> [LayoutNode] {
    let nodes = displayQueue.nodes
    displayQueue.nodes = []
    for node in nodes { node.needsDisplay = false }
    return nodes.filter { self.nodes[$0.id] === $0 }
  }

  /// What was vacated has been dealt with.
  func finishFrame() {
    vacated = []
  }
}

extension RenderElement {
  /// What nodes below look at when they measure themselves: the axis of a stack, the mode of a list.
  fileprivate var layoutContext: [Int] {
    switch self {
    case .stack(let stack): [stack.axis == .horizontal ? 1 : 2]
    case .list(let list): [3, list.isEditing ? 1 : 0]
    default: []
    }
  }

  /// A change of the element can change which children can be seen.
  fileprivate var choosesChildren: Bool {
    switch self {
    case .tabs, .disclosure, .navigation, .page, .presentation, .list, .row, .button, .picker, .stepper: true
    default: false
    }
  }
}
