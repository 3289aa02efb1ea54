import IppoRender

/// Compares the markup of touched nodes before and after a turn, and collects the patches between.
///
/// A node can be in the tree and not on the page, as the items of a hidden bar are. Patches therefore concern elements
/// of the former markup, and not nodes of the former tree. An element outside of that markup is inserted as a whole.
/// Parents have to be compared before their children.
struct PageComparison {
  let mirror: PageMirror
  let change: PageChange
  private var patches: [PagePatch] = []
  /// Nodes that were written anew, or taken from the page, with an ancestor or by one: nothing is left to compare in
  /// them.
  private var settled: Set<RenderNodeID> = []
  /// The nodes in the former markup of those that do not show all of their children.
  private var formerlyShown: [RenderNodeID: Set<RenderNodeID>] = [:]
  /// The timing of the node that is being compared, and the one that the patches so far have announced.
  private var animation: RenderAnimation?
  private var announced: RenderAnimation?

  init(mirror: PageMirror, change: PageChange) {
    self.mirror = mirror
    self.change = change
  }

  mutating func compare(_ id: RenderNodeID, _ before: PageChange.Snapshot) {
    guard let entry = mirror.tree.entry(id), wasOnPage(id) else { return }
    var old = formerElement(of: id, before)
    let new = mirror.element(of: PageChange.Snapshot(entry, nil), mirror.surroundings(of: id))
    old.take(mirror.entered, of: id)
    animation = before.animation
    // A transition with an animation of its own wins over the transaction.
    if entry.node.attributes.phase != before.node.attributes.phase {
      let isInsertion = entry.node.attributes.phase == .present
      animation = entry.node.attributes.transition?.ownAnimation(isInsertion: isInsertion) ?? animation
    }
    var places = NodePlaces()
    if old.children != new.children {
      places.standing = Set(old.nodes)
      places.wanted = Set(new.nodes)
    }
    compare(id, old, new, &places)
    // Last, so that what has another place now was moved out of them.
    for part in places.goneParts {
      emit(.remove(NodeAddress(id, part: part.part ?? "")))
      drop(part, &places)
    }
  }

  /// The text of a field that an element of the page shows.
  mutating func edit(_ id: RenderNodeID, _ field: RenderField) {
    guard wasOnPage(id) else { return }
    let address = NodeAddress(id, part: RenderField.inputPart)
    if let change = field.change {
      emit(.edit(address, change, revision: field.revision))
    } else {
      let revision = AttributeChange(name: "data-at", value: "\(field.revision)")
      emit(.attributes(address, [revision, AttributeChange(name: "value", value: field.text)]))
    }
  }

  mutating func open(_ url: String) {
    guard let root = mirror.tree.root else { return }
    emit(.open(NodeAddress(root), url))
  }

  mutating func copy(_ text: String) {
    guard let root = mirror.tree.root else { return }
    emit(.copy(NodeAddress(root), text))
  }

  mutating func use(_ request: DeviceRequest) {
    guard let root = mirror.tree.root else { return }
    emit(.device(NodeAddress(root), request))
  }

  mutating func scroll(_ id: RenderNodeID, _ target: RenderScrollTarget, _ animation: RenderAnimation?) {
    self.animation = animation
    emit(.scroll(NodeAddress(id), target))
  }

  consuming func finish() -> [PagePatch] { patches }

  // MARK: The page before

  /// On the page since before the turn, and not part of something that was settled as a whole.
  private mutating func wasOnPage(_ id: RenderNodeID) -> Bool {
    var next = id
    while true {
      if change.created.contains(next) || settled.contains(next) { return false }
      guard let parent = mirror.tree.parent(of: next) else { return next == mirror.root }
      if !showed(parent, next) { return false }
      next = parent
    }
  }

  /// Whether the former markup of a node held one of its children.
  private mutating func showed(_ id: RenderNodeID, _ child: RenderNodeID) -> Bool {
    guard let entry = mirror.tree.entry(id) else { return false }
    let before = change.touched[id] ?? PageChange.Snapshot(entry, nil)
    guard !before.node.element.unit.showsAllChildren else { return true }
    let shown = formerlyShown[id] ?? Set(formerElement(of: id, before).nodes)
    formerlyShown[id] = shown
    return shown.contains(child)
  }

  private func formerElement(of id: RenderNodeID, _ before: PageChange.Snapshot) -> HTMLElement {
    mirror.element(of: before, formerSurroundings(of: id), before: change)
  }

  /// The surroundings before the turn, from the snapshots of the ancestors that were touched.
  private func formerSurroundings(of id: RenderNodeID) -> HTMLSurroundings {
    guard let parent = mirror.tree.parent(of: id), let entry = mirror.tree.entry(parent) else {
      return HTMLSurroundings()
    }
    let node = change.touched[parent]?.node ?? entry.node
    let children = change.touched[parent]?.children ?? entry.children
    return formerSurroundings(of: parent).surroundings(of: id, among: children, in: node)
  }

  // MARK: Elements

  private mutating func emit(_ patch: PagePatch) {
    if animation != announced {
      announced = animation
      patches.append(.timing(animation))
    }
    patches.append(patch)
  }

  private mutating func compare(
    _ id: RenderNodeID, _ old: HTMLElement, _ new: HTMLElement, _ places: inout NodePlaces
  ) {
    guard old != new else { return }
    let address = NodeAddress(id, part: new.part ?? "")
    guard old.tag == new.tag else {
      takeIn(new, insteadOf: old, &places)
      emit(.replace(address, mirror.markup(of: new, in: id, mirror.surroundingsBelow(id))))
      if address.part.isEmpty { settled.insert(id) }
      return
    }
    // Content first: the value of a select names one of its options.
    compareChildren(id, old, new, address, &places)
    let attributes = new.attributeChanges(from: old)
    if !attributes.isEmpty { emit(.attributes(address, attributes)) }
    let styles = old.styles.changes(to: new.styles)
    if !styles.isEmpty { emit(.styles(address, styles)) }
  }

  private mutating func compareChildren(
    _ id: RenderNodeID, _ old: HTMLElement, _ new: HTMLElement, _ address: NodeAddress, _ places: inout NodePlaces
  ) {
    guard old.children != new.children else { return }
    let oldKeys = old.children.compactMap(\.key)
    let newKeys = new.children.compactMap(\.key)
    if newKeys.count != new.children.count {
      // Fixed content is written as a whole, with what stands in it.
      takeIn(new, insteadOf: old, &places)
      if let text = new.onlyText {
        emit(.text(address, text))
      } else {
        emit(.content(address, mirror.markup(of: new, in: id, mirror.surroundingsBelow(id)).children))
      }
    } else if oldKeys.count != old.children.count {
      // It gives way to parts and nodes as a whole, too.
      drop(old, &places)
      emit(.text(address, ""))
      compareKeyed(id, [], new, address, &places)
    } else {
      compareKeyed(id, old.children, new, address, &places)
    }
  }

  private mutating func compareKeyed(
    _ id: RenderNodeID, _ old: [HTMLElement.Child], _ new: HTMLElement, _ address: NodeAddress,
    _ places: inout NodePlaces
  ) {
    let newKeys = new.children.compactMap(\.key)
    var former: [HTMLElement.ChildKey: (position: Int, child: HTMLElement.Child)] = [:]
    for (index, child) in old.enumerated() { if let key = child.key { former[key] = (index, child) } }
    removeGone(old, keeping: Set(newKeys), &places)

    let steady = LongestIncreasingSubsequence.indices(of: newKeys.map { former[$0]?.position })
    var following: NodeAddress?
    for index in newKeys.indices.reversed() {
      let here: NodeAddress
      let isSteady = steady.contains(index)
      switch new.children[index] {
      case .element(let element):
        here = NodeAddress(id, part: element.part ?? "")
        if case .element(let old) = former[newKeys[index]]?.child {
          if !isSteady { emit(.move(here, into: address, before: following)) }
          compare(id, old, element, &places)
        } else {
          insertPart(element, of: id, into: address, before: following, &places)
        }
      case .node(let node):
        here = NodeAddress(node)
        let isInPlace = isSteady && former[newKeys[index]] != nil
        place(node, into: address, before: following, isInPlace: isInPlace, &places)
      case .text: continue
      }
      following = here
    }
  }

  /// Removes elements without a place in the new markup from the page, whether their nodes are in the tree or not.
  private mutating func removeGone(
    _ old: [HTMLElement.Child], keeping keys: Set<HTMLElement.ChildKey>, _ places: inout NodePlaces
  ) {
    for child in old {
      guard let key = child.key, !keys.contains(key) else { continue }
      switch child {
      case .node(let node):
        guard !places.wanted.contains(node) else { continue }
        settled.insert(node)
        emit(.remove(NodeAddress(node)))
      case .element(let element): places.goneParts.append(element)
      case .text: break
      }
    }
  }

  // MARK: Nodes in their places

  private mutating func place(
    _ node: RenderNodeID, into parent: NodeAddress, before following: NodeAddress?, isInPlace: Bool = false,
    _ places: inout NodePlaces
  ) {
    if !places.standing.contains(node) {
      insertNode(node, into: parent, before: following)
    } else if !isInPlace {
      emit(.move(NodeAddress(node), into: parent, before: following))
    }
    places.placed.insert(node)
  }

  private mutating func insertNode(_ node: RenderNodeID, into parent: NodeAddress, before following: NodeAddress?) {
    let outer = animation
    animation = mirror.tree[node]?.attributes.transition?.ownAnimation(isInsertion: true) ?? animation
    emit(.insert(mirror.markup(of: node, mirror.surroundings(of: node)), into: parent, before: following))
    settled.insert(node)
    animation = outer
  }

  /// A new part may take over nodes that are on the page: it is inserted empty, and they are moved into it.
  private mutating func insertPart(
    _ element: HTMLElement, of id: RenderNodeID, into parent: NodeAddress, before following: NodeAddress?,
    _ places: inout NodePlaces
  ) {
    emit(.insert(mirror.markup(of: element.withoutNodes, in: id, nil), into: parent, before: following))
    populate(element, of: id, &places)
  }

  private mutating func populate(_ element: HTMLElement, of id: RenderNodeID, _ places: inout NodePlaces) {
    let address = NodeAddress(id, part: element.part ?? "")
    for child in element.children {
      switch child {
      case .node(let node): place(node, into: address, before: nil, &places)
      case .element(let part): if !part.nodes.isEmpty { populate(part, of: id, &places) }
      case .text: break
      }
    }
  }

  /// The nodes of an element that is about to be written anew, with all that is in it.
  private mutating func takeIn(_ new: HTMLElement, insteadOf old: HTMLElement, _ places: inout NodePlaces) {
    drop(old, &places)
    for node in new.nodes {
      // It stands somewhere else, and would be there twice.
      if places.standing.contains(node) { emit(.remove(NodeAddress(node))) }
      settled.insert(node)
      places.placed.insert(node)
    }
  }

  /// Removes the places of the nodes in an element that leaves the page.
  private mutating func drop(_ old: HTMLElement, _ places: inout NodePlaces) {
    for node in old.nodes where !places.placed.contains(node) {
      places.standing.remove(node)
      settled.insert(node)
    }
  }
}

/// The places of the nodes in one node's markup, while the patches between its former and its present markup are
/// collected.
private struct NodePlaces {
  /// The nodes that are on the page.
  var standing: Set<RenderNodeID> = []
  /// The nodes in the new markup.
  var wanted: Set<RenderNodeID> = []
  /// The nodes that have reached their new places.
  var placed: Set<RenderNodeID> = []
  var goneParts: [HTMLElement] = []
}

extension HTMLElement {
  /// The text of an element with text alone; the empty string for an empty element.
  fileprivate var onlyText: String? {
    guard let child = children.first else { return "" }
    if children.count == 1, case .text(let text) = child { return text }
    return nil
  }

  /// The browser fits the value of a control to what it can be: to its options, its limits, its type. Where these change
  /// the value is said again. Texts of fields change by edits.
  fileprivate func attributeChanges(from old: HTMLElement) -> [AttributeChange] {
    var changes = old.attributes.changes(to: attributes)
    if self["data-event"] == "setText" { changes.removeAll { $0.name == "value" || $0.name == "data-at" } }
    guard let value = self["value"], !changes.contains(where: { $0.name == "value" }) else { return changes }
    let limits = ["type", "min", "max", "step"]
    if tag == "input" && changes.contains(where: { limits.contains($0.name) })
      || tag == "select" && old.children != children
    {
      changes.append(AttributeChange(name: "value", value: value))
    }
    return changes
  }

  fileprivate var withoutNodes: HTMLElement {
    var result = self
    result.children = children.compactMap {
      switch $0 {
      case .node: nil
      case .element(let element): .element(element.withoutNodes)
      case .text: $0
      }
    }
    return result
  }
}
