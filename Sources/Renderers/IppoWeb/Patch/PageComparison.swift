import IppoRender

/// Compares the markup of touched nodes before and after a turn, and collects the patches between.
struct PageComparison {
  let mirror: PageMirror
  let change: PageChange
  private var patches: [PagePatch] = []
  /// Nodes that were written anew with a replaced ancestor.
  private var replaced: Set<RenderNodeID> = []
  /// The timing of the node in hand, and the one the patches so far have announced.
  private var animation: RenderAnimation?
  private var announced: RenderAnimation?

  init(mirror: PageMirror, change: PageChange) {
    self.mirror = mirror
    self.change = change
  }

  mutating func compare(_ id: RenderNodeID, _ before: PageChange.Snapshot) {
    guard !replaced.contains(id), let entry = mirror.tree.entry(id) else { return }
    var old = mirror.element(of: before, formerSurroundings(of: id), before: change)
    let new = mirror.element(of: PageChange.Snapshot(entry, nil), mirror.surroundings(of: id))
    old.takeHands(of: id, from: mirror.hands)
    animation = before.animation
    // A transition with an animation of its own wins over the transaction.
    if entry.node.attributes.phase != before.node.attributes.phase {
      let isInsertion = entry.node.attributes.phase == .present
      animation = entry.node.attributes.transition?.ownAnimation(isInsertion: isInsertion) ?? animation
    }
    compare(id, old, new)
  }

  mutating func scroll(_ id: RenderNodeID, _ target: RenderScrollTarget, _ animation: RenderAnimation?) {
    self.animation = animation
    emit(.scroll(NodeAddress(id), target))
  }

  consuming func finish() -> [PagePatch] { patches }

  /// The surroundings before the turn, from the snapshots of the ancestors that were touched.
  private func formerSurroundings(of id: RenderNodeID) -> HTMLSurroundings {
    guard let parent = mirror.tree.parent(of: id), let entry = mirror.tree.entry(parent) else {
      return HTMLSurroundings()
    }
    let node = change.touched[parent]?.node ?? entry.node
    let children = change.touched[parent]?.children ?? entry.children
    let index = children.firstIndex(of: id) ?? 0
    return formerSurroundings(of: parent).surroundings(ofChildAt: index, of: children.count, in: node)
  }

  private mutating func emit(_ patch: PagePatch) {
    if animation != announced {
      announced = animation
      patches.append(.timing(animation))
    }
    patches.append(patch)
  }

  private mutating func compare(_ id: RenderNodeID, _ old: HTMLElement, _ new: HTMLElement) {
    guard old != new else { return }
    let address = NodeAddress(id, part: new.part ?? "")
    guard old.tag == new.tag else {
      emit(.replace(address, mirror.markup(of: new, in: id, surroundingsBelow(id))))
      for node in new.nodes { replaced.formUnion(mirror.tree.subtree(of: node)) }
      return
    }
    // Content first: the value of a select names one of its options.
    compareChildren(id, old, new, address)
    let attributes = old.attributes.changes(to: new.attributes)
    if !attributes.isEmpty { emit(.attributes(address, attributes)) }
    let styles = old.styles.changes(to: new.styles)
    if !styles.isEmpty { emit(.styles(address, styles)) }
  }

  private mutating func compareChildren(
    _ id: RenderNodeID, _ old: HTMLElement, _ new: HTMLElement, _ address: NodeAddress
  ) {
    guard old.children != new.children else { return }
    let oldKeys = old.children.compactMap(\.key)
    let newKeys = new.children.compactMap(\.key)
    if oldKeys.isEmpty && newKeys.isEmpty {
      if let text = new.onlyText, old.onlyText != nil {
        emit(.text(address, text))
      } else {
        emit(.content(address, mirror.markup(of: new, in: id, [:]).children))
      }
    } else if newKeys.count != new.children.count {
      emit(.content(address, mirror.markup(of: new, in: id, surroundingsBelow(id)).children))
    } else {
      // Fixed content gives way to parts.
      if oldKeys.count != old.children.count { emit(.text(address, "")) }
      compareKeyed(id, old, new, address)
    }
  }

  private mutating func compareKeyed(
    _ id: RenderNodeID, _ old: HTMLElement, _ new: HTMLElement, _ address: NodeAddress
  ) {
    let newKeys = new.children.compactMap(\.key)
    var former: [HTMLElement.ChildKey: (position: Int, child: HTMLElement.Child)] = [:]
    for (index, child) in old.children.enumerated() { if let key = child.key { former[key] = (index, child) } }
    removeGone(former.filter { key, _ in !newKeys.contains(key) }.sorted { $0.value.position < $1.value.position }, id)

    let steady = LongestIncreasingSubsequence.indices(of: newKeys.map { former[$0]?.position })
    var following: NodeAddress?
    for index in newKeys.indices.reversed() {
      let here: NodeAddress
      switch new.children[index] {
      case .element(let element):
        here = NodeAddress(id, part: element.part ?? "")
        if case .element(let old) = former[newKeys[index]]?.child {
          if !steady.contains(index) { emit(.move(here, into: address, before: following)) }
          compare(id, old, element)
        } else {
          insertPart(element, of: id, into: address, before: following)
        }
      case .node(let node):
        here = NodeAddress(node)
        if change.created.contains(node) {
          insertNode(node, into: address, before: following)
        } else if former[newKeys[index]] == nil || !steady.contains(index) {
          emit(.move(here, into: address, before: following))
        }
      case .text: continue
      }
      following = here
    }
  }

  private mutating func removeGone(
    _ gone: [(key: HTMLElement.ChildKey, value: (position: Int, child: HTMLElement.Child))], _ id: RenderNodeID
  ) {
    for (_, value) in gone {
      switch value.child {
      // A node that has another place now is moved there.
      case .node(let node): if change.removed.contains(node) { emit(.remove(NodeAddress(node))) }
      case .element(let element):
        for node in element.nodes where mirror.tree[node] != nil {
          emit(.move(NodeAddress(node), into: NodeAddress(id), before: nil))
        }
        emit(.remove(NodeAddress(id, part: element.part ?? "")))
      case .text: break
      }
    }
  }

  private mutating func insertNode(_ node: RenderNodeID, into parent: NodeAddress, before following: NodeAddress?) {
    let outer = animation
    animation = mirror.tree[node]?.attributes.transition?.ownAnimation(isInsertion: true) ?? animation
    emit(.insert(mirror.markup(of: node, mirror.surroundings(of: node)), into: parent, before: following))
    animation = outer
  }

  /// A new part may take over nodes that are on the page: it is inserted empty, and they are moved into it.
  private mutating func insertPart(
    _ element: HTMLElement, of id: RenderNodeID, into parent: NodeAddress, before following: NodeAddress?
  ) {
    emit(.insert(mirror.markup(of: element.withoutNodes, in: id, [:]), into: parent, before: following))
    populate(element, of: id)
  }

  private mutating func populate(_ element: HTMLElement, of id: RenderNodeID) {
    let address = NodeAddress(id, part: element.part ?? "")
    for child in element.children {
      switch child {
      case .node(let node) where change.created.contains(node): insertNode(node, into: address, before: nil)
      case .node(let node): emit(.move(NodeAddress(node), into: address, before: nil))
      case .element(let part): if !part.nodes.isEmpty { populate(part, of: id) }
      case .text: break
      }
    }
  }

  private func surroundingsBelow(_ id: RenderNodeID) -> [RenderNodeID: HTMLSurroundings] {
    Dictionary(uniqueKeysWithValues: mirror.tree.children(of: id).map { ($0, mirror.surroundings(of: $0)) })
  }
}

extension HTMLElement {
  /// The text when there is nothing else; the empty string when there is nothing at all.
  fileprivate var onlyText: String? {
    guard let child = children.first else { return "" }
    if children.count == 1, case .text(let text) = child { return text }
    return nil
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
