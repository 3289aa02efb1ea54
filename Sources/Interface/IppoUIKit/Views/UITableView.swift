public import Foundation

/// Rows below each other (`UIKit.UITableView`), shown as a `List` of what the data source gives.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// Whether sections are separate groups.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// Where a row lies when it was scrolled to.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// How rows come and go. Renderers decide.
  public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }

  /// How the table looks.
  public let style: Style
  /// Says which rows there are.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { changes.note() } }
  private weak var rowDelegate: (any UITableViewDelegate)?
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

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  private var classes: [String: UITableViewCell.Type] = [:]

  /// Says of which class cells of a name are.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }

  /// A new cell of the class that was registered by a name; `nil` where none was. Cells are not used again.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// A new cell of the class that was registered by a name, or a plain one.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
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

  /// Selects a row, without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }

  /// Selects a row no more.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { indexPathForSelectedRow = nil }

  /// Does nothing: renderers scroll by themselves.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The person has chosen a row.
  package func choose(_ row: IndexPath) {
    guard allowsSelection else { return }
    indexPathForSelectedRow = row
    rowDelegate?.tableView(self, didSelectRowAt: row)
  }

  /// The person has removed rows.
  package func remove(_ row: IndexPath) { dataSource?.tableView(self, commit: .delete, forRowAt: row) }

  /// A length that follows from the content: -1.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Lines between rows. It is kept, and does not change what is drawn.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines between rows. It is kept, and does not change what is drawn.
  open var separatorColor: UIColor?
  /// How far the lines are from the edges, in points. It is kept, and does not change what is drawn.
  open var separatorInset = UIEdgeInsets.zero
  /// The height of rows, in points. It is kept, and does not change what is shown.
  open var rowHeight = UITableView.automaticDimension
  /// The height of headers, in points. It is kept, and does not change what is shown.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers, in points. It is kept, and does not change what is shown.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The room over headers, in points. It is kept, and does not change what is shown.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// A view over all rows. It is kept, and not shown.
  open var tableHeaderView: UIView?
  /// A view below all rows. It is kept, and not shown.
  open var tableFooterView: UIView?
  /// A view behind all rows. It is kept, and not shown.
  open var backgroundView: UIView?
  /// Whether rows can be selected. It is kept, and does not change what is shown.
  open var allowsSelection = true

  open override class func appearance() -> UITableView { Appearances.proxy { UITableView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITableView {
    appearance()
  }
}

/// A row (`UIKit.UITableViewCell`).
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// What a cell has: a text alone, two texts at the ends, or a smaller one below.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What is done with a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// What the cell has.
  public let style: CellStyle
  /// The name by which the cell was asked for; `nil` for none.
  public let reuseIdentifier: String?
  /// The text.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The second text; `nil` in a cell that has one alone.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  /// The picture before the text.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// What an app puts on the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { changes.note() } }
  /// A view at the end of the row; `nil` for none.
  open var accessoryView: UIView? { didSet { changes.note() } }
  /// What the row shows in place of labels; `nil` for them. A `UIHostingConfiguration` is shown.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changes.note() } }
  /// The ground of the row. It is kept, and does not change what is drawn.
  open var backgroundConfiguration: Any?
  /// How far lines are from the edges, in points. It is kept, and does not change what is drawn.
  open var separatorInset = UIEdgeInsets.zero

  /// A cell.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A plain cell.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Is never called: cells are not used again.
  open func prepareForReuse() {}
  /// Is never called: the delegate is told what is selected.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// A configuration of a text, a second one and a picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Whether a line follows the row.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// How a selected row looks; `blue` and `gray` are the names of older systems.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// How the row looks when it is selected. It is kept, and does not change what is drawn.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the row when it is selected. It is kept, and not shown.
  open var selectedBackgroundView: UIView?
  /// A view behind the row. It is kept, and not shown.
  open var backgroundView: UIView?

  open override class func appearance() -> UITableViewCell { Appearances.proxy { UITableViewCell() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITableViewCell {
    appearance()
  }
}

/// What a cell shows (`UIKit.UIContentConfiguration`).
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// A text, a second one and a picture (`UIKit.UIListContentConfiguration`).
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The font; `nil` for that of the row.
    public var font: UIFont?
    /// The colour; `nil` for that of the row.
    public var color: UIColor?
    /// The most lines; 0 for as many as there are.
    public var numberOfLines = 0
  }

  /// How the picture looks.
  public struct ImageProperties {
    /// The colour of a symbol; `nil` for that of the row.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for any.
    public var maximumSize = CGSize.zero
  }

  /// The text; `nil` for none.
  public var text: String?
  /// The text below; `nil` for none.
  public var secondaryText: String?
  /// The picture; `nil` for none.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the text below looks.
  public var secondaryTextProperties = TextProperties()
  /// How the picture looks.
  public var imageProperties = ImageProperties()

  init() {}

  /// For a cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a cell with a text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// For a cell with a text at its end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// Says which rows there are (`UIKit.UITableViewDataSource`).
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// What a row shows.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text over a section; `nil` for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; `nil` for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be removed.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// A row is to be removed.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
}

extension UITableViewDataSource {
  /// 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// `false`: rows stay, unless the app says otherwise.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

/// Is told which rows are selected (`UIKit.UITableViewDelegate`).
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A row was selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// A row is selected no more. Is not called by itself.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// The height of a row, in points. It is not asked for: rows are as high as what they show.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// A view over a section. It is not asked for: use `titleForHeaderInSection`.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The height of what is over a section. It is not asked for.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// As high as what is shown.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
  /// `nil`.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// As high as what is shown.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    UITableView.automaticDimension
  }
}

/// A controller of a table (`UIKit.UITableViewController`), whose data source and delegate it is.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The table.
  open var tableView: UITableView!

  /// A controller of a table.
  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init()
  }

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Controllers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    tableView.dataSource = self
    tableView.delegate = self
    view = tableView
  }

  /// 1.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// A plain cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  /// `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// `false`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// As high as what is shown.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
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
