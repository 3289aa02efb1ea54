public import Foundation

/// A row (`UIKit.UITableViewCell`).
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The texts of a cell: one text, two texts at the ends, or a smaller one below.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// The accessory at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The edit of a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// The texts of the cell.
  public let style: CellStyle
  /// The identifier by which the table requested the cell; `nil` for none.
  public let reuseIdentifier: String?
  /// The text.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The second text; `nil` in a cell with one text.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
  /// The picture before the text.
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  /// The view for the app's own content of the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// The accessory at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { changes.note() } }
  /// A view at the end of the row; `nil` for none.
  open var accessoryView: UIView? { didSet { changes.note() } }
  /// The content of the row in place of its labels; `nil` for the labels. A `UIHostingConfiguration` is shown.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changes.note() } }
  /// The background of the row; `nil` for that of the table.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changes.note() } }
  /// The distances of the lines from the edges, in points. The value is stored, but renderers ignore it.
  open var separatorInset = UIEdgeInsets.zero

  /// A cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A cell that a table makes by its class.
  public required convenience init(_reusedAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// A plain cell.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Never called, because tables make each cell anew.
  open func prepareForReuse() {}
  /// Never called: the delegate receives the selection.
  open func setSelected(_ selected: Bool, animated: Bool) {}
  /// A configuration of a text, a second one and a picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Whether a line follows the row.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  /// The look of a selected row; `blue` and `gray` are the names of older systems.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  /// The look of the row when it is selected. The value is stored, but renderers ignore it.
  open var selectionStyle = SelectionStyle.default
  /// A view behind the row when it is selected. The value is stored, but not shown.
  open var selectedBackgroundView: UIView?
  /// A view behind the row. The value is stored, but not shown.
  open var backgroundView: UIView?

  open override class func appearance() -> UITableViewCell { Appearances.proxy { UITableViewCell() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UITableViewCell {
    appearance()
  }
}
