import Foundation

/// Changes of the sections and cells of a collection view.
///
/// Deletions and the origins of moves are places before all changes. Insertions and the targets of moves are places after them.
struct CollectionChanges {
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [Int: Int] = [:]

  /// The place of a cell after the changes; `nil` for a deleted cell.
  func place(of path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard !deletedItems.contains(path), !deletedSections.contains(path.section) else { return nil }
    let section = movedSections[path.section] ?? section(of: path.section)
    let gone = deletedItems.union(movedItems.keys)
    var item = path.item - gone.count { $0.section == path.section && $0.item < path.item }
    let new = insertedItems.union(movedItems.values).filter { $0.section == section }
    for place in new.map(\.item).sorted() where place <= item { item += 1 }
    return IndexPath(item: item, section: section)
  }

  private func section(of old: Int) -> Int {
    let gone = deletedSections.union(IndexSet(movedSections.keys))
    var section = old - gone.count(in: 0..<old)
    for place in insertedSections.union(IndexSet(movedSections.values)) where place <= section { section += 1 }
    return section
  }
}
