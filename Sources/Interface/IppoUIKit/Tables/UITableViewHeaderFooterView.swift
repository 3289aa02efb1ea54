public import Foundation

/// A header or footer of a table (`UIKit.UITableViewHeaderFooterView`).
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The identifier by which the table requested the view; `nil` for none.
  public let reuseIdentifier: String?
  /// The view for the app's own content.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// The text, which is shown without views in ``contentView``.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The content in place of the text and the views; `nil` for these.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changes.note() } }
  /// A view behind the header or footer. The value is stored, but not shown.
  open var backgroundView: UIView?

  /// A header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// A header or footer that a table makes by its class.
  public required convenience init(_reusedAs identifier: String) { self.init(reuseIdentifier: identifier) }

  /// A header or footer without an identifier.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open override class func appearance() -> UITableViewHeaderFooterView {
    Appearances.proxy { UITableViewHeaderFooterView() }
  }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass])
    -> UITableViewHeaderFooterView
  {
    appearance()
  }
}
