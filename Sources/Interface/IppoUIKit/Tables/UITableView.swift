public import Foundation
internal import IssueReporting

/// A table of rows (`UIKit.UITableView`), shown as a `List` of the cells from the data source.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// Whether sections are separate groups.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The animation of rows that come and go, which renderers decide.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }

  /// The look of the table.
  public let style: Style
  /// The source of the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { changes.note() } }
  package private(set) weak var rowDelegate: (any UITableViewDelegate)?
  /// Is told which rows are selected: a `UITableViewDelegate`.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { rowDelegate }
    set { rowDelegate = newValue as? any UITableViewDelegate }
  }

  /// A table without rows.
  public init(frame: CGRect = .zero, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override init(frame: CGRect = .zero) {
    style = .plain
    super.init(frame: frame)
  }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  private var classes: [String: UITableViewCell.Type] = [:]

  /// Registers the class of cells with an identifier.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }

  /// A new cell of the class that is registered for an identifier; `nil` if there is none. Tables do not reuse cells.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier]?.init(_reusedAs: identifier)
  }

  /// A new cell of the class that is registered for an identifier, or a plain one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  private var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]

  /// Registers the class of headers and footers with an identifier. A class of other views is reported as an issue.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else {
      edgeClasses[identifier] = nil
      return
    }
    guard let view = aClass as? UITableViewHeaderFooterView.Type else {
      return reportIssue("\(aClass) was registered with a table, but is no subclass of UITableViewHeaderFooterView.")
    }
    edgeClasses[identifier] = view
  }

  /// A new header or footer of the class that is registered for an identifier; `nil` if there is none.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    edgeClasses[identifier]?.init(_reusedAs: identifier)
  }

  /// Asks the data source again.
  open func reloadData() { changes.note() }
  /// Asks the data source again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changes.note() }
  /// Asks the data source again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { changes.note() }
  /// Asks the data source again.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changes.note() }
  /// Asks the data source again.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changes.note() }
  /// Does nothing: changes are shown together.
  open func beginUpdates() {}
  /// Asks the data source again.
  open func endUpdates() { changes.note() }
  /// Makes changes, and asks the data source again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    changes.note()
    completion?(true)
  }

  /// The row that was selected last; `nil` for none.
  open private(set) var indexPathForSelectedRow: IndexPath?

  /// Selects a row, without calling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }

  /// Ends the selection of a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }

  /// Does nothing: renderers scroll by themselves.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  private var cells: [IndexPath: UITableViewCell] = [:]

  /// A new cell of the data source for a row; `nil` for a row that no longer exists.
  package func newCell(at path: IndexPath) -> UITableViewCell? {
    guard path.section < numberOfSections, path.row < numberOfRows(inSection: path.section) else { return nil }
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    cells[path] = cell
    return cell
  }

  /// The cell that a row shows; `nil` for a row that was not shown yet.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.section < numberOfSections, indexPath.row < numberOfRows(inSection: indexPath.section) else {
      return nil
    }
    return cells[indexPath]
  }

  /// The row of a cell; `nil` for a cell that no row shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell && cellForRow(at: $0.key) === cell }?.key
  }

  /// The cells of the rows that were shown.
  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cellForRow(at: $0) } }

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Handles the user's choice of a row.
  package func choose(_ row: IndexPath) {
    guard allowsSelection else { return }
    indexPathForSelectedRow = row
    rowDelegate?.tableView(self, didSelectRowAt: row)
  }

  /// Handles the user's removal of a row.
  package func remove(_ row: IndexPath) { dataSource?.tableView(self, commit: .delete, forRowAt: row) }

  /// The person has moved a row of a section.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - index: The place before which the row goes, among the rows before the move.
  package func move(_ row: IndexPath, before index: Int) {
    let target = index > row.row ? index - 1 : index
    dataSource?.tableView(self, moveRowAt: row, to: IndexPath(row: target, section: row.section))
    changes.note()
  }

  /// A length that follows from the content: -1.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Lines between rows. The value is stored, but renderers ignore it.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows. The value is stored, but renderers ignore it.
  open var separatorColor: UIColor?
  /// The distances of the lines from the edges, in points. The value is stored, but renderers ignore it.
  open var separatorInset = UIEdgeInsets.zero
  /// The height of rows, in points. The value is stored, but renderers ignore it.
  open var rowHeight = UITableView.automaticDimension
  /// The height of headers, in points. The value is stored, but renderers ignore it.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers, in points. The value is stored, but renderers ignore it.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The space over headers, in points. The value is stored, but renderers ignore it.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// A view over all rows. The value is stored, but not shown.
  open var tableHeaderView: UIView?
  /// A view below all rows. The value is stored, but not shown.
  open var tableFooterView: UIView?
  /// A view behind all rows. The value is stored, but not shown.
  open var backgroundView: UIView?
  /// Whether the user can select rows. Rows that cannot be selected look the same.
  open var allowsSelection = true

  open override class func appearance() -> UITableView { Appearances.proxy { UITableView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITableView {
    appearance()
  }
}

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; 0 for a path without one.
  public var section: Int { isEmpty ? 0 : self[0] }

  /// The row; 0 for a path without one.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The item; 0 for a path without one.
  public var item: Int { row }
}
