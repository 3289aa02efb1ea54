public import Foundation
internal import IssueReporting

/// Cells in some arrangement (`UIKit.UICollectionView`).
///
/// List layouts are shown as a `List`, other layouts as a `ScrollView` of stacks. Cells are not reused: each change asks the data
/// source for them again.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// The kind of headers of list and flow layouts.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers of list and flow layouts.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The position of a cell after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// A bit for each position, as in UIKit.
    public let rawValue: UInt

    /// Positions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between the upper and the lower edge.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between the left and the right edge.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The arrangement of the cells.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      changes.note()
    }
  }
  /// The source of the cells.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The receiver of announcements of cells: of up to ten after a cell that appears.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  package private(set) weak var cellDelegate: (any UICollectionViewDelegate)?
  /// The receiver of selections: a `UICollectionViewDelegate`.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { cellDelegate }
    set {
      cellDelegate = newValue as? any UICollectionViewDelegate
      changes.note()
    }
  }

  /// Whether the user can select cells.
  open var allowsSelection = true { didSet { changes.note() } }
  /// Whether the user can select cells while the collection view is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether the user can select more than one cell.
  open var allowsMultipleSelection = false
  /// Whether the user can select more than one cell while the collection view is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection view is edited: cells show the accessories for it.
  open var isEditing = false { didSet { if isEditing != oldValue { requestCells() } } }
  /// Whether ``prefetchDataSource`` is told of cells in advance.
  open var isPrefetchingEnabled = true
  /// The size on the screen; `nil` before the collection view is shown. List layouts leave it `nil`.
  package var shownSize: CGSize?
  /// The view's own rectangle: at zero, with the size on the screen once the collection view is shown.
  open override var bounds: CGRect {
    get { shownSize.map { CGRect(origin: .zero, size: $0) } ?? super.bounds }
    set { super.bounds = newValue }
  }
  /// A view behind all cells; `nil` for none.
  open var backgroundView: UIView? { didSet { changes.note() } }

  /// A collection view without cells.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection view with a flow layout.
  public convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Arranges the cells in another manner.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  // MARK: Cells and other views

  private var classes: [String: UICollectionReusableView.Type] = [:]
  private var cells: [IndexPath: UICollectionViewCell] = [:]

  private func key(_ kind: String, _ identifier: String) -> String { "\(kind)\u{0}\(identifier)" }

  private func register(_ type: AnyClass?, as base: UICollectionReusableView.Type, _ key: String) {
    guard let type else {
      classes[key] = nil
      return
    }
    guard let view = type as? UICollectionReusableView.Type,
      base != UICollectionViewCell.self || view is UICollectionViewCell.Type
    else {
      return reportIssue("\(type) was registered with a collection view, but is no subclass of \(base).")
    }
    classes[key] = view
  }

  /// Registers the class of cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, as: UICollectionViewCell.self, key("", identifier))
  }

  /// Registers the class of headers, footers and the like with a kind and an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { register(viewClass, as: UICollectionReusableView.self, key(elementKind, identifier)) }

  /// A new cell of the class that is registered for an identifier. Without one, an issue is reported, and the cell is plain.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    made(key("", identifier), identifier) as? UICollectionViewCell ?? UICollectionViewCell(_reusedAs: identifier)
  }

  /// A new view of the class that is registered for a kind and an identifier. Without one, an issue is reported, and the view is
  /// plain.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    made(key(elementKind, identifier), identifier) ?? UICollectionReusableView(_reusedAs: identifier)
  }

  private func made(_ key: String, _ identifier: String) -> UICollectionReusableView? {
    guard let type = classes[key] else {
      reportIssue(
        """
        A collection view was asked for a view of the identifier "\(identifier)", for which no class is registered. Register \
        one with 'register(_:forCellWithReuseIdentifier:)' or 'register(_:forSupplementaryViewOfKind:withReuseIdentifier:)'.
        """)
      return nil
    }
    return type.init(_reusedAs: identifier)
  }

  /// A new cell that a registration has configured.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell(_reusedAs: String(describing: Cell.self))
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A new header, footer or the like that a registration has configured.
  open func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = Supplementary(_reusedAs: registration.elementKind)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  /// The cell at a place, which the data source makes when it is first shown after a change; `nil` without a data source. A place
  /// beyond the data has no cell.
  package func shownCell(at path: IndexPath) -> UICollectionViewCell? {
    if let cell = cells[path] { return cell }
    guard path.section < numberOfSections, path.item < numberOfItems(inSection: path.section) else { return nil }
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cell.isEditing = isEditing
    cell.isSelected = selection.contains(path)
    cell.updateConfiguration(using: cell.configurationState)
    cells[path] = cell
    return cell
  }

  /// A cell appears at a place.
  package func show(_ cell: UICollectionViewCell, at path: IndexPath) {
    cells[path] = cell
    cellDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let next = (path.item + 1..<max(path.item + 1, min(path.item + 11, numberOfItems(inSection: path.section))))
      .map { IndexPath(item: $0, section: path.section) }
      .filter { cells[$0] == nil }
    if !next.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: next) }
  }

  /// A cell has disappeared from a place.
  package func hide(_ cell: UICollectionViewCell, at path: IndexPath) {
    if cells[path] === cell { cells[path] = nil }
    cellDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  /// The cell at a place; `nil` for one that is not on the screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The place of a cell; `nil` for an unknown cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The cells on the screen.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
  /// The places of ``visibleCells``.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of cells in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  // MARK: Changes

  /// Asks the data source again, and ends all selections.
  open func reloadData() {
    selection = []
    requestCells()
  }

  /// Asks the data source again, and keeps selections.
  package func requestCells() {
    cells = [:]
    changes.note()
  }

  /// Moves the selections to the new places of cells, or ends those of removed cells.
  func moveSelections(_ changes: CollectionChanges) { selection = selection.compactMap(changes.place) }

  /// The changes of a running `performBatchUpdates`; `nil` outside of it.
  var batch: CollectionChanges?

  /// Selects the cells at other places, for cells that have moved.
  package func reselect(_ paths: [IndexPath]) { selection = paths }

  /// Does nothing: renderers scroll by themselves.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  // MARK: Selection

  private var selection: [IndexPath] = []

  private var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// The selected cells, in the order of their selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects a cell, without calling the delegate; `nil` ends all selections.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return selection.forEach { deselectItem(at: $0, animated: animated) } }
    guard allowsSelection, !selection.contains(indexPath) else { return }
    if !selectsSeveral { selection.forEach { deselectItem(at: $0, animated: animated) } }
    selection.append(indexPath)
    cells[indexPath]?.isSelected = true
  }

  /// Ends the selection of a cell, without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Handles the user's choice of a cell.
  package func choose(_ path: IndexPath) {
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
      cellDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    if selection.contains(path), selectsSeveral {
      guard cellDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: true)
      cellDelegate?.collectionView(self, didDeselectItemAt: path)
    } else {
      guard cellDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
      let others = selectsSeveral ? [] : selection.filter { $0 != path }
      selectItem(at: path, animated: true, scrollPosition: [])
      for other in others { cellDelegate?.collectionView(self, didDeselectItemAt: other) }
      cellDelegate?.collectionView(self, didSelectItemAt: path)
      guard !isEditing, let cellDelegate, cellDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
      else { return }
      cellDelegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  open override class func appearance() -> UICollectionView { Appearances.proxy { UICollectionView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UICollectionView {
    appearance()
  }
}
