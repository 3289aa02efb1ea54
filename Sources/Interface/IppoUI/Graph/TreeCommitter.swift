internal import IssueReporting

/// Commit: elements that changed become ops, in an order in which they can be applied, and the tree of a graph.
@MainActor
final class TreeCommitter {
  /// The committed render tree.
  @exclusivity(unchecked) private(set) var tree = RenderTree()
  @exclusivity(unchecked) private(set) var elements = NodeTable<ElementNode>()
  private var revision = 0
  @exclusivity(unchecked) private var dirty: [(element: ElementNode, animation: RenderAnimation?)] = []
  private var scrollRequests: [ScrollRequest] = []
  /// The URLs for the renderer to open.
  private var openings: [String] = []
  /// The text for the renderer to put on the clipboard.
  private var copied: String?
  /// Requests to devices of the person.
  private var deviceRequests: [DeviceRequest] = []
  /// The texts of fields before the app's last changes, which an edit may be based on.
  var texts: [RenderNodeID: AppText] = [:]
  /// The last id that was given out.
  private(set) var lastID = 0
  /// The entries of the frame that is being made, and the animation of those that come next.
  @exclusivity(unchecked) private var entries: [RenderFrame.Entry] = []
  private var animation: RenderAnimation?
  /// The element of the window.
  private var window: ElementNode?
  /// The first op of the frame that did not fit the tree, with the error.
  private var misfit: (op: RenderOp, error: RenderTreeError)?

  var isEmpty: Bool {
    dirty.isEmpty && scrollRequests.isEmpty && openings.isEmpty && copied == nil && deviceRequests.isEmpty
  }

  func makeID() -> RenderNodeID {
    lastID += 1
    return RenderNodeID(lastID)
  }

  /// Ids up to a number have been given out elsewhere.
  func skipIDs(to number: Int) { lastID = max(lastID, number) }

  /// - Returns: `false` when the element was waiting already.
  func enqueue(_ element: ElementNode, in transaction: Transaction) -> Bool {
    guard !element.isQueued else { return false }
    element.isQueued = true
    dirty.append((element, transaction.animation?.render))
    return true
  }

  func enqueue(_ request: ScrollRequest) { scrollRequests.append(request) }

  func enqueue(opening url: String) { openings.append(url) }

  /// Puts a text on the clipboard with the next frame. The last text of a turn counts.
  func enqueue(copying text: String) { copied = text }

  func enqueue(using request: DeviceRequest) { deviceRequests.append(request) }

  func forget(_ element: ElementNode) {
    elements[element.id] = nil
    if !texts.isEmpty { texts[element.id] = nil }
    if window === element { window = nil }
  }

  /// Forgets the tree. Ids that were given out are not given out again.
  func removeAll() {
    tree = RenderTree()
    elements = NodeTable()
    window = nil
    dirty = []
    scrollRequests = []
    openings = []
    copied = nil
    deviceRequests = []
  }

  /// The frame of a turn; `nil` when nothing changed.
  func commit() -> RenderFrame? {
    defer {
      entries = []
      animation = nil
      misfit = nil
    }
    while !dirty.isEmpty {
      let queue = dirty
      dirty = []
      // Numbers are sorted, because entries are large, and the first turn of a window has one for each element.
      let order = queue.indices.map { UInt64(queue[$0].element.depth) << 32 | UInt64($0) }.sorted()
      for place in order {
        let (element, animation) = queue[Int(UInt32(truncatingIfNeeded: place))]
        element.isQueued = false
        guard !element.isRemoved else { continue }
        self.animation = animation
        update(element)
      }
    }
    if let misfit { remake(after: misfit) }
    let requests = scrollRequests
    scrollRequests = []
    for request in requests { scroll(request) }
    animation = nil
    for url in openings { emit(.open(url)) }
    openings = []
    if let copied { emit(.copy(copied)) }
    copied = nil
    for request in deviceRequests { emit(.device(request)) }
    deviceRequests = []
    guard !entries.isEmpty else { return nil }
    revision += 1
    tree.didApply(revision)
    return RenderFrame(revision: revision, entries: entries)
  }

  /// Makes the frame that creates the whole tree with other ids: the first frame.
  ///
  /// - Parameter ids: The new ids by the old ones. Ids without an entry stay.
  func commitAnew(_ ids: [RenderNodeID: RenderNodeID], scrolling: [RenderFrame.Entry]) -> RenderFrame? {
    guard let root = tree.root, elements[root] != nil else { return nil }
    defer { (entries, misfit) = ([], nil) }
    let (former, known) = (tree, elements)
    known.forEach { id, element in
      if let new = ids[id] { element.renumber(new) }
    }
    elements = NodeTable()
    tree = RenderTree()
    create(root, asIn: former, known)
    // Some edited fields may have been removed.
    texts = texts.filter { elements[$0.key] != nil }
    for entry in scrolling {
      guard case .scroll(let id, let target) = entry.op, tree[ids[id] ?? id] != nil else { continue }
      emit(.scroll(ids[id] ?? id, to: target))
    }
    revision = 1
    tree.didApply(revision)
    return RenderFrame(revision: revision, entries: entries)
  }

  /// - Returns: whether the op fits the tree.
  @discardableResult
  private func emit(_ op: RenderOp) -> Bool {
    do throws(RenderTreeError) {
      try tree.apply(op)
      entries.append(RenderFrame.Entry(op, animation: animation))
      return true
    } catch {
      if misfit == nil { misfit = (op, error) }
      return false
    }
  }

  /// Rebuilds the tree from the elements, which hold the current content, after an op that did not fit. The frame
  /// removes the window and creates it again; see ``RenderFrame/removes(_:)``.
  private func remake(after first: (op: RenderOp, error: RenderTreeError)) {
    let former = tree.root
    (tree, elements, entries, animation) = (RenderTree(), NodeTable(), [], nil)
    if let former { entries.append(RenderFrame.Entry(.remove(former))) }
    misfit = nil
    if let window { create(window) }
    reportIssue(
      """
      A change of the screen did not fit what was on it: \(first.op), \(first.error)

      The screen was made anew\(misfit == nil ? "" : ", without what does not fit it now either"). The state of the views is \
      as it was. This is a fault of Ippo: please report it with the views of the window.
      """)
  }

  private func update(_ element: ElementNode) {
    guard let committed = tree[element.id] else {
      // The window is made by its own first commit; everything else by the commit of the element above.
      if let above = element.inputs.parentElement { return above.unshownElementChanged() }
      window = element
      create(element)
      return
    }
    let childrenChanged = element.refreshChildren()
    if element.needsRender || childrenChanged {
      var (new, attributes) = element.render()
      if case .field(let field) = new { new = .field(revised(field, of: element.id, from: committed.element)) }
      let isSame = (element: new.isSame(as: committed.element), attributes: attributes == committed.attributes)
      if !isSame.element || !isSame.attributes {
        emit(.update(element.id, element: isSame.element ? nil : new, attributes: isSame.attributes ? nil : attributes))
      }
    }
    if childrenChanged, !element.collectsChildren { arrange(element) }
  }

  // MARK: Texts of fields

  /// Applies a user's edit to the text of a field. The field is rendered again, even if the app keeps its text.
  ///
  /// - Returns: The text with the edit on top of the app's changes. `nil` for another element than a field, and for an
  ///   edit that makes the text longer than the limit.
  func receive(_ edit: RenderTextEdit, at id: RenderNodeID) -> String? {
    guard case .field(let field)? = tree[id]?.element, let element = elements[id] else { return nil }
    var text = texts[id] ?? AppText(field.text, revision: field.revision)
    text.receive(edit)
    texts[id] = text
    element.setNeedsRender()
    return text.text.utf8.count > max(RenderTextEdit.longestText, field.text.utf8.count) ? nil : text.text
  }

  /// Adds the number of the app's last change of the text, and that change, to a field.
  private func revised(_ field: RenderField, of id: RenderNodeID, from committed: RenderElement?) -> RenderField {
    var field = field
    guard case .field(let old) = committed else {
      // A field that returns keeps its history.
      guard var text = texts[id] else { return field }
      _ = text.show(field.text)
      texts[id] = text
      field.revision = text.revision
      return field
    }
    (field.revision, field.change) = (old.revision, old.change)
    guard texts[id] != nil || !old.text.hasSameUnits(as: field.text) else { return field }
    var text = texts[id] ?? AppText(old.text, revision: old.revision)
    let shown = text.show(field.text)
    texts[id] = text
    switch shown {
    case .edit(let change): (field.revision, field.change) = (text.revision, change)
    case .whole: (field.revision, field.change) = (text.revision, nil)
    case nil: break
    }
    return field
  }

  private func scroll(_ request: ScrollRequest) {
    guard let op = request.op(in: tree) else {
      if let next = request.reachingRow() { scrollRequests.append(next) }
      return
    }
    animation = request.animation
    emit(op)
  }

  /// Creates an element and all below it.
  private func create(_ element: ElementNode) {
    var lastAttributed: RenderNode?
    createAll(from: element, \.id) { element in
      element.refreshChildren()
      var (rendered, attributes) = element.render()
      if !texts.isEmpty, case .field(let field) = rendered {
        rendered = .field(revised(field, of: element.id, from: nil))
      }
      let node = RenderNode(id: element.id, element: rendered, attributes: attributes, like: lastAttributed)
      if node.hasOwnAttributes { lastAttributed = node }
      guard emit(.create(node)) else { return [] }
      elements[element.id] = element
      return element.collectsChildren ? [] : element.children.children.map(\.element)
    }
  }

  /// Creates a node and all below it as they are in another tree, of elements that have other ids by now.
  private func create(_ root: RenderNodeID, asIn former: RenderTree, _ known: NodeTable<ElementNode>) {
    guard let root = known[root].map({ (id: root, element: $0) }) else { return }
    createAll(from: root, { $0.element.id }) { id, element in
      guard let node = former[id] else { return [] }
      guard emit(.create(renumbered(node, element))) else { return [] }
      elements[element.id] = element
      return former.children(of: id).compactMap { child in known[child].map { (child, $0) } }
    }
  }

  /// Creates a node and all below it, each before it is inserted into the one above.
  ///
  /// - Parameters:
  ///   - id: of the node for a part.
  ///   - make: creates the node for a part; returns the parts below it, in order.
  private func createAll<Part>(from root: Part, _ id: (Part) -> RenderNodeID, make: (Part) -> [Part]) {
    var steps: [CreationStep<Part>] = [.make(root)]
    while let step = steps.popLast() {
      switch step {
      case .make(let part):
        for (index, child) in make(part).enumerated().reversed() {
          steps.append(.insert(id(child), into: id(part), at: index))
          steps.append(.make(child))
        }
      case .insert(let child, let parent, let index):
        // There are fewer if an earlier op did not fit.
        emit(.insert(child, into: parent, at: misfit == nil ? index : min(index, tree.children(of: parent).count)))
      }
    }
  }

  /// The node of an element that has got another id. Only the id and the ids that the node names have changed.
  private func renumbered(_ node: RenderNode, _ element: ElementNode) -> RenderNode {
    if case .field(let field) = node.element {
      var node = RenderNode(node, id: element.id)
      node.element = .field(revised(field, of: element.id, from: nil))
      return node
    }
    guard node.element.namesNodes else { return RenderNode(node, id: element.id) }
    let (rendered, attributes) = element.render()
    return RenderNode(id: element.id, element: rendered, attributes: attributes)
  }

  /// Brings the children of a committed element into their order.
  private func arrange(_ element: ElementNode) {
    let target = element.children.children.map(\.element)
    let current = tree.children(of: element.id)
    let targetIDs = target.map(\.id)
    if current == targetIDs { return }
    let wanted = Set(targetIDs)
    if wanted.count < targetIDs.count, let twice = targetIDs.first(where: { id in targetIDs.count { $0 == id } > 1 }) {
      misfit = misfit ?? (.insert(twice, into: element.id, at: 0), .alreadyInserted(twice))
      return
    }
    for id in current where !wanted.contains(id) { emit(.remove(id)) }
    var order = tree.children(of: element.id)
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    let steady = LongestIncreasingSubsequence.indices(of: targetIDs.map { places[$0] })
    var cursor = 0
    for (index, child) in target.enumerated() {
      if steady.contains(index) {
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
        create(child)
        emit(.insert(child.id, into: element.id, at: cursor))
        order.insert(child.id, at: cursor)
        cursor += 1
      }
    }
  }
}

/// The next step in the creation of a tree.
private enum CreationStep<Part> {
  case make(Part)
  case insert(RenderNodeID, into: RenderNodeID, at: Int)
}

extension RenderElement {
  /// Whether two elements are equal, including the code units of their texts, which edits count.
  fileprivate func isSame(as other: RenderElement) -> Bool {
    guard self == other else { return false }
    guard case .field(let field) = self, case .field(let old) = other else { return true }
    return field.text.hasSameUnits(as: old.text)
  }

  /// Whether it names another node by its id.
  fileprivate var namesNodes: Bool {
    if case .presentation(let presentation) = self, case .popover(.some) = presentation.kind { true } else { false }
  }
}
