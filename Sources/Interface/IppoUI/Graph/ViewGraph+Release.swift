/// The release of rows far from the viewport: gaps stand for them.
extension ViewGraph {
  /// Unloads rows, and saves the state of their views.
  ///
  /// Elements that are no rows stay, and so do rows in use. A row is in use if it shows content elsewhere, such as a
  /// sheet, or if only some of its elements are named.
  ///
  /// - Parameters:
  ///   - count: The number of elements, counted from `first` on among its siblings.
  ///   - first: The first element.
  /// - Returns: Whether the elements are in a container that makes and unloads its rows.
  func release(_ count: Int, from first: RenderNodeID) -> Bool {
    guard let parent = committer.tree.parent(of: first), let container = element(parent),
      container.lazyAxis != nil
    else { return false }
    var released: [(row: any ReleasableRow, elements: Int)] = []
    for id in committer.tree.children(of: parent).drop(while: { $0 != first }).prefix(count) {
      guard let row = element(id)?.lazyRow(in: container) else { continue }
      if let last = released.last, last.row === row {
        released[released.count - 1].elements += 1
      } else {
        released.append((row, 1))
      }
    }
    var rows: [ObjectIdentifier: [any ReleasableRow]] = [:]
    for (row, elements) in released where row.canBePutAway(with: elements) {
      rows[ObjectIdentifier(row.owner), default: []].append(row)
    }
    for rows in rows.values { rows[0].owner.putAway(rows) }
    return true
  }
}

/// A row of a `ForEach` that makes its rows when they come near.
@MainActor
protocol ReleasableRow: _Node {
  var owner: any ReleasableRowOwner { get }
}

@MainActor
protocol ReleasableRowOwner: _Node {
  /// Puts gaps in place of some of the rows that were made.
  func putAway(_ rows: [any ReleasableRow])
}

extension ElementNode {
  /// The row that the element is of, in a container.
  fileprivate func lazyRow(in container: ElementNode) -> (any ReleasableRow)? {
    var node: _Node? = (self as? any WrappingElement)?.wrapped ?? self
    while let current = node, current !== container {
      if let row = current as? any ReleasableRow { return row.inputs.parentElement === container ? row : nil }
      node = current.parent
    }
    return nil
  }
}

extension ReleasableRow {
  /// Whether the row shows only its elements in the container, of which there are `elements`.
  fileprivate func canBePutAway(with elements: Int) -> Bool {
    guard !isRemoved, inputs.parentElement?.lazyAxis != nil else { return false }
    var list = ChildList()
    collect(into: &list)
    guard list.children.count == elements else { return false }
    var pending: [_Node] = [self]
    while let node = pending.popLast() {
      if node.showsElsewhere { return false }
      node.forEachChild { pending.append($0) }
    }
    return true
  }
}
