public import Foundation

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
