public import Foundation

extension UICollectionView {
  /// Asks the data source again.
  public func reloadItems(at indexPaths: [IndexPath]) { requestCells() }
  /// Asks the data source again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { requestCells() }
  /// Asks the data source again.
  public func reloadSections(_ sections: IndexSet) { requestCells() }
  /// Asks the data source again.
  public func insertItems(at indexPaths: [IndexPath]) { requestCells() }
  /// Asks the data source again.
  public func deleteItems(at indexPaths: [IndexPath]) { requestCells() }
  /// Asks the data source again.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { requestCells() }
  /// Asks the data source again.
  public func insertSections(_ sections: IndexSet) { requestCells() }
  /// Asks the data source again.
  public func deleteSections(_ sections: IndexSet) { requestCells() }
  /// Asks the data source again.
  public func moveSection(_ section: Int, toSection newSection: Int) { requestCells() }

  /// Makes changes, and asks the data source again.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    requestCells()
    completion?(true)
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
