public import Foundation

extension UICollectionView {
  /// Asks the data source again.
  public func reloadItems(at indexPaths: [IndexPath]) { requestCells() }
  /// Asks the data source again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { requestCells() }
  /// Asks the data source again.
  public func reloadSections(_ sections: IndexSet) { requestCells() }
  /// Asks the data source again. Selections go along with their cells.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
  /// Asks the data source again. Selections go along with their cells, or end with them.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }
  /// Asks the data source again. A selection goes along with its cell.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems[indexPath] = newIndexPath }
  }
  /// Asks the data source again. Selections go along with their cells.
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Asks the data source again. Selections go along with their cells, or end with them.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Asks the data source again. Selections go along with their cells.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  /// Makes changes, and asks the data source again. Deletions count from the places before, insertions from those after all
  /// changes.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let isOuter = batch == nil
    if isOuter { batch = CollectionChanges() }
    updates?()
    if isOuter, let changes = batch {
      batch = nil
      moveSelections(changes)
      requestCells()
    }
    completion?(true)
  }

  private func change(_ body: (inout CollectionChanges) -> Void) {
    var changes = batch ?? CollectionChanges()
    body(&changes)
    guard batch == nil else {
      batch = changes
      return
    }
    moveSelections(changes)
    requestCells()
  }
}

extension UICollectionView {
  /// A class of cells, and what configures them (`UICollectionView.CellRegistration`).
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler

    /// A class of cells with a function that configures them.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of headers, footers and the like, and what configures them (`UICollectionView.SupplementaryRegistration`).
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let elementKind: String
    let handler: Handler

    /// A class of views of a kind with a function that configures them.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
