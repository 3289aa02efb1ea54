import IppoRender

extension PageMirror {
  func element(of snapshot: PageChange.Snapshot, _ surroundings: HTMLSurroundings) -> HTMLElement {
    context(of: snapshot, surroundings, HTMLNeighbours(tree)).element()
  }

  /// The element of a node before a turn. It is asked of its children what they were then, those that are gone
  /// included.
  func element(
    of snapshot: PageChange.Snapshot, _ surroundings: HTMLSurroundings, before change: PageChange
  ) -> HTMLElement {
    context(of: snapshot, surroundings, HTMLNeighbours(tree, before: change)).element()
  }

  private func context(
    of snapshot: PageChange.Snapshot, _ surroundings: HTMLSurroundings, _ neighbours: HTMLNeighbours
  ) -> HTMLContext {
    HTMLContext(
      node: snapshot.node, children: snapshot.children, surroundings: surroundings, fill: snapshot.fill,
      neighbours: neighbours)
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

  /// Writes the node with everything below it, as it is now.
  /// - Parameter selectedOption: the value of the select around it, if it is in one.
  func write(
    _ id: RenderNodeID, _ surroundings: HTMLSurroundings, selectedOption: String?, to writer: inout HTMLWriter
  ) {
    guard let entry = tree.entry(id) else { return }
    let context = HTMLContext(
      node: entry.node, children: entry.children, surroundings: surroundings, fill: entry.annotation,
      neighbours: HTMLNeighbours(tree))
    guard !entry.children.isEmpty else {
      return writer.write(context.element(), of: id, selectedOption: selectedOption) { _, _, _ in }
    }
    let below = surroundingsBelow(entry, surroundings)
    writer.write(context.element(), of: id, selectedOption: selectedOption) { child, selectedOption, writer in
      write(child, below[child], selectedOption: selectedOption, to: &writer)
    }
  }
}
