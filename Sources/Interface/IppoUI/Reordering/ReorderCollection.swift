/// The rows of a `ForEach`, whether they have been made or not.
@MainActor
protocol ReorderRows: _Node {
  var rowCount: Int { get }

  func rowID(at place: Int) -> AnyHashable
}

extension ForEachNode: ReorderRows {
  var rowCount: Int { view.data.count }

  func rowID(at place: Int) -> AnyHashable { AnyHashable(view.ids.at(place, view.data)) }
}

/// One row of a `ForEach`.
@MainActor
protocol ReorderRow: _Node {
  /// The position in the data.
  var place: Int { get }
}

extension RowNode: ReorderRow {}

/// A row that a user moves.
struct ReorderItem {
  let collection: any ReorderCollection
  /// The position in the data.
  let place: Int
  /// The ids of all rows that move: of this one, or of the rows that are selected together with it.
  let sources: [AnyHashable]
}

/// The rows that are moved within one scope and have one id together.
@MainActor
protocol ReorderCollection: _Node {
  var scope: (any ReorderScope)? { get }
  /// `nil` for the only collection.
  var collectionID: AnyHashable? { get }
  var rows: (any ReorderRows)? { get }
}

extension ReorderCollection {
  /// Whether rows can be moved. A read is tracked.
  var isActive: Bool { scope?.isActive ?? false }

  /// Whether rows can be moved into other collections. A read is tracked.
  var isOneOfSeveral: Bool { (scope?.collectionCount ?? 0) > 1 }

  /// The row at a place, as a moving item.
  func item(at place: Int, in environment: EnvironmentValues) -> ReorderItem? {
    guard let rows, place < rows.rowCount else { return nil }
    let id = rows.rowID(at: place)
    let together = environment.draggedTogether
    return ReorderItem(collection: self, place: place, sources: together.contains(id) ? together : [id])
  }

  /// Moves a row before the one that is at an offset, as `move(fromOffsets:toOffset:)` counts.
  func move(_ place: Int, toOffset offset: Int) -> Bool {
    guard let rows, place < rows.rowCount else { return false }
    return put([rows.rowID(at: place)], at: offset)
  }

  /// Moves a row by one place, and over the edge of the collection into the one beside it.
  func step(_ place: Int, by step: Int) -> Bool {
    guard isActive, let scope, let rows, place < rows.rowCount else { return false }
    if (0..<rows.rowCount).contains(place + step) { return move(place, toOffset: step > 0 ? place + 2 : place - 1) }
    let all = scope.collections
    guard let index = all.firstIndex(where: { $0 === self }) else { return false }
    // At the end of all collections a row stays.
    guard all.indices.contains(index + step) else { return true }
    let other = all[index + step]
    return other.put([rows.rowID(at: place)], at: step > 0 ? 0 : other.rows?.rowCount ?? 0)
  }

  /// Takes an item that is dropped on the row at a place.
  ///
  /// - Parameter isBehind: Whether rows are dropped behind that row, or before it.
  func take(_ item: ReorderItem, at place: Int, isBehind: Bool) -> Bool {
    guard isActive else { return false }
    return put(item.sources, at: isBehind ? place + 1 : place)
  }

  /// The place before the row at an offset.
  func destination(at offset: Int, without moved: [AnyHashable] = []) -> ReorderPlace {
    var next: AnyHashable?
    if let rows {
      next = (offset..<max(offset, rows.rowCount)).lazy.map { rows.rowID(at: $0) }.first { !moved.contains($0) }
    }
    return ReorderPlace(next: next, collection: collectionID)
  }

  private func put(_ sources: [AnyHashable], at offset: Int) -> Bool {
    guard isActive, let scope else { return false }
    if sources.count == 1, let rows {
      // Before or behind itself a row is where it was.
      let around = (offset - 1...offset).filter { (0..<rows.rowCount).contains($0) }
      if around.contains(where: { rows.rowID(at: $0) == sources[0] }) { return true }
    }
    return scope.move(sources, to: destination(at: offset, without: sources))
  }
}
