public import Foundation

/// A cell, header, footer or the like of a collection view (`UIKit.UICollectionReusableView`).
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// The identifier by which the collection view requested the view; `nil` for none.
  open private(set) var reuseIdentifier: String?

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// A view that a collection view makes by its class.
  public required convenience init(_reusedAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Never called, because collection views make each view anew.
  open func prepareForReuse() {}
}

/// A cell of a collection view (`UIKit.UICollectionViewCell`).
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// Configures a cell for its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// The view for the app's own content of the cell.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()
  /// The content of the cell in place of its views; `nil` for the views.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changes.note() } }
  /// The background of the cell; `nil` for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changes.note() } }
  /// A view behind the cell; `nil` for none.
  open var backgroundView: UIView? { didSet { changes.note() } }
  /// A view behind the cell while it is selected; `nil` for none.
  open var selectedBackgroundView: UIView? { didSet { changes.note() } }
  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the cell is pressed. Only the app sets the value.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the collection view is edited.
  package var isEditing = false
  /// Configures the cell for its state; `nil` for nothing.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Configures the cell for its state at once, and shows it again.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    changes.note()
  }

  /// Configures the cell for a state, by ``configurationUpdateHandler``.
  open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  open override class func appearance() -> UICollectionViewCell { Appearances.proxy { UICollectionViewCell() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UICollectionViewCell {
    appearance()
  }
}

/// A cell of a list layout (`UIKit.UICollectionViewListCell`).
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the end of the cell, and at its beginning.
  open var accessories: [UICellAccessory] = [] { didSet { changes.note() } }
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { changes.note() } }
  /// The length of a step of the indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { changes.note() } }

  /// A configuration of a text, a second one and a picture.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// The state of a cell (`UIKit.UICellConfigurationState`).
public struct UICellConfigurationState {
  /// The traits of the window.
  public var traitCollection: UITraitCollection
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is pressed.
  public var isHighlighted = false
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell has the focus. Collection views leave it `false`.
  public var isFocused = false
  /// Whether the collection view is edited.
  public var isEditing = false

  /// A state in which nothing is selected.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
