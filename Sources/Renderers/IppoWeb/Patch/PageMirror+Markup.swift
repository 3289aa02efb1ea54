import IppoRender

extension PageMirror {
  func element(of snapshot: PageChange.Snapshot, _ surroundings: HTMLSurroundings) -> HTMLElement {
    element(of: snapshot, surroundings, lookup: { tree[$0] }, firstChild: { tree.entry($0)?.children.first })
  }

  /// What a node was before a turn. It is asked of its children what they were then, those that are gone included.
  func element(
    of snapshot: PageChange.Snapshot, _ surroundings: HTMLSurroundings, before change: PageChange
  ) -> HTMLElement {
    element(
      of: snapshot, surroundings, lookup: { change.touched[$0]?.node ?? tree[$0] },
      firstChild: { (change.touched[$0]?.children ?? tree.entry($0)?.children)?.first })
  }

  private func element(
    of snapshot: PageChange.Snapshot, _ surroundings: HTMLSurroundings,
    lookup: @escaping (RenderNodeID) -> RenderNode?, firstChild: @escaping (RenderNodeID) -> RenderNodeID?
  ) -> HTMLElement {
    HTMLContext(
      node: snapshot.node, children: snapshot.children, surroundings: surroundings, fill: snapshot.fill, lookup: lookup,
      firstChild: firstChild
    ).element()
  }

  /// The node with everything below it, as it is now.
  func markup(of id: RenderNodeID, _ surroundings: HTMLSurroundings) -> HTMLMarkup {
    let entry = tree.entry(id)!
    return markup(
      of: element(of: PageChange.Snapshot(entry, nil), surroundings), in: id, surroundingsBelow(entry, surroundings))
  }

  func markup(of element: HTMLElement, in id: RenderNodeID, _ below: SurroundingsBelow?) -> HTMLMarkup {
    HTMLMarkup(
      tag: element.tag, address: element.part.map { NodeAddress(id, part: $0) }, attributes: element.attributes,
      styles: element.styles,
      children: element.children.compactMap { child -> HTMLMarkup.Child? in
        switch child {
        case .text(let text): .text(text)
        case .element(let element): .element(markup(of: element, in: id, below))
        case .node(let node):
          tree.contains(node) ? .element(markup(of: node, below?[node] ?? HTMLSurroundings())) : nil
        }
      })
  }
}
