/// Commit: what changed becomes ops, in an order in which they can be applied.
extension ViewGraph {
  /// The frame of this turn; `nil` when nothing changed.
  func commit() -> RenderFrame? {
    var commit = Commit(tree: tree)
    tree = RenderTree()
    defer { tree = commit.tree }
    while !dirtyElements.isEmpty {
      var queue = dirtyElements
      dirtyElements = []
      queue.sort { $0.element.depth < $1.element.depth }
      for (element, animation) in queue {
        element.isQueued = false
        guard !element.isRemoved else { continue }
        commit.animation = animation
        commit.update(element, in: self)
      }
    }
    let requests = scrollRequests
    scrollRequests = []
    for request in requests { commit.scroll(request) }
    guard !commit.entries.isEmpty else { return nil }
    revision += 1
    let frame = RenderFrame(revision: revision, entries: commit.entries)
    commit.tree.didCommit(revision)
    return frame
  }
}

@MainActor
private struct Commit {
  var tree: RenderTree
  var entries: [RenderFrame.Entry] = []
  var animation: RenderAnimation?

  init(tree: RenderTree) { self.tree = tree }

  private mutating func emit(_ op: RenderOp) {
    do {
      try tree.apply(op)
      entries.append(RenderFrame.Entry(op, animation: animation))
    } catch {
      preconditionFailure("The view graph made an op that does not fit its tree: \(op), \(error)")
    }
  }

  mutating func update(_ element: ElementNode, in graph: ViewGraph) {
    guard let committed = tree[element.id] else {
      // The window is made by its own first commit; everything else by the commit of the element above.
      if let above = element.inputs.parentElement { return above.unshownElementChanged() }
      create(element, in: graph)
      return
    }
    let childrenChanged = element.refreshChildren()
    if element.needsRender || childrenChanged {
      let (new, attributes) = element.render()
      let isSame = (element: new == committed.element, attributes: attributes == committed.attributes)
      if !isSame.element || !isSame.attributes {
        emit(.update(element.id, element: isSame.element ? nil : new, attributes: isSame.attributes ? nil : attributes))
      }
    }
    if childrenChanged, !element.collectsChildren { arrange(element, in: graph) }
  }

  mutating func scroll(_ request: ScrollRequest) {
    guard let op = request.op(in: tree) else { return }
    animation = request.animation
    emit(op)
  }

  /// Creates an element and all below it.
  private mutating func create(_ element: ElementNode, in graph: ViewGraph) {
    enum Step {
      case build(ElementNode)
      case insert(ElementNode, into: ElementNode, at: Int)
    }
    var steps: [Step] = [.build(element)]
    while let step = steps.popLast() {
      switch step {
      case .build(let element):
        element.refreshChildren()
        let (rendered, attributes) = element.render()
        emit(.create(RenderNode(id: element.id, element: rendered, attributes: attributes)))
        graph.elements[element.id] = element
        guard !element.collectsChildren else { continue }
        for (index, child) in element.children.children.enumerated().reversed() {
          steps.append(.insert(child.element, into: element, at: index))
          steps.append(.build(child.element))
        }
      case .insert(let child, let parent, let index):
        emit(.insert(child.id, into: parent.id, at: index))
      }
    }
  }

  /// Brings the children of a committed element into their order.
  private mutating func arrange(_ element: ElementNode, in graph: ViewGraph) {
    let target = element.children.children.map(\.element)
    let current = tree.children(of: element.id)
    let targetIDs = target.map(\.id)
    if current == targetIDs { return }
    let wanted = Set(targetIDs)
    for id in current where !wanted.contains(id) { emit(.remove(id)) }
    var order = tree.children(of: element.id)
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    let stable = longestIncreasingSubsequence(targetIDs.compactMap { places[$0] }).map { order[$0] }
    let isStable = Set(stable)
    var cursor = 0
    for child in target {
      if isStable.contains(child.id) {
        while order[cursor] != child.id { cursor += 1 }
        cursor += 1
      } else if places[child.id] != nil {
        let from = order.firstIndex(of: child.id)!
        order.remove(at: from)
        if from < cursor { cursor -= 1 }
        emit(.move(child.id, to: cursor))
        order.insert(child.id, at: cursor)
        cursor += 1
      } else {
        if tree[child.id] != nil { emit(.remove(child.id)) }
        create(child, in: graph)
        emit(.insert(child.id, into: element.id, at: cursor))
        order.insert(child.id, at: cursor)
        cursor += 1
      }
    }
  }
}

/// The values of a longest strictly increasing subsequence, in order (patience sorting, O(n log n)).
func longestIncreasingSubsequence(_ values: [Int]) -> [Int] {
  var tails: [Int] = []
  var previous = [Int?](repeating: nil, count: values.count)
  for (index, value) in values.enumerated() {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    previous[index] = low > 0 ? tails[low - 1] : nil
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var result: [Int] = []
  var next = tails.last
  while let index = next {
    result.append(values[index])
    next = previous[index]
  }
  return result.reversed()
}
