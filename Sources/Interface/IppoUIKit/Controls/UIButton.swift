public import Foundation

/// A button with a title, a picture or both (`UIKit.UIButton`), shown as a `Button`, or as a `Menu` where it opens one.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// How a button looks: `custom` shows what is set and no more, and the others are tinted.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close

    /// The older name of `system`.
    public static var roundedRect: ButtonType { .system }
  }

  private struct Shown {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// How the button looks.
  public let buttonType: ButtonType
  private var shown: [State: Shown] = [:] { didSet { changes.note() } }

  /// What the button says and looks like, all in one; `nil` for what was set piece by piece.
  open var configuration: Configuration? { didSet { changes.note() } }
  /// Is called before the button is shown, to change its configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// What opens the menu where ``showsMenuAsPrimaryAction`` says so; `nil` for none.
  open var menu: UIMenu? { didSet { changes.note() } }
  /// Whether the button opens its menu when it is pressed.
  open var showsMenuAsPrimaryAction = false { didSet { changes.note() } }
  /// Whether the menu's chosen entry is the title. It is kept: set the title.
  open var changesSelectionAsPrimaryAction = false
  /// Room around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changes.note() } }
  /// Room around the title, in points. It is kept, and does not change what is shown.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Room around the picture, in points. It is kept, and does not change what is shown.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the picture is dimmed while the button is pressed. It is kept: renderers decide.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is dimmed while the button cannot be used. It is kept: renderers decide.
  open var adjustsImageWhenDisabled = true
  /// The role of the button: one that takes something away is red.
  open var role = Role.normal { didSet { changes.note() } }

  /// What a button means.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// A button by its look.
  public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

  /// A button by its look, which says what the action is called and does it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, type: buttonType, primaryAction: primaryAction)
  }

  /// A button by its configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  public override init(frame: CGRect = .zero) {
    buttonType = .custom
    super.init(frame: frame)
  }

  /// Creates a button with a frame. A call with only an action selects ``init(type:primaryAction:)``.
  public override init(frame: CGRect, primaryAction: UIAction?) {
    buttonType = .custom
    super.init(frame: frame, primaryAction: primaryAction)
    take(primaryAction)
  }

  private init(frame: CGRect, type: ButtonType, primaryAction: UIAction?) {
    buttonType = type
    super.init(frame: frame, primaryAction: primaryAction)
    take(primaryAction)
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark"), for: .normal)
    case .custom, .system, .plain: break
    }
  }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// The title as a label, for its font. Set the text by ``setTitle(_:for:)``.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = nil
    label.changes.onNote = { [weak self] in self?.changes.note() }
    return label
  }()

  /// The picture as a view, for its tint. Set the picture by ``setImage(_:for:)``.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  /// Sets the title in a state. States without one show that of `normal`.
  open func setTitle(_ title: String?, for state: State) { shown[state, default: Shown()].title = title }

  /// Sets the title with its attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    shown[state, default: Shown()].attributedTitle = title
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { shown[state, default: Shown()].titleColor = color }

  /// Sets the colour of the title's shadow in a state: none is drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: State) { shown[state, default: Shown()].image = image }

  /// Sets the picture behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    shown[state, default: Shown()].backgroundImage = image
  }

  /// Symbols take the size and weight of the title.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// What was set for a state; `nil` where that of `normal` is shown.
  open func title(for state: State) -> String? { shown[state]?.title }
  /// What was set for a state; `nil` where that of `normal` is shown.
  open func titleColor(for state: State) -> UIColor? { shown[state]?.titleColor }
  /// What was set for a state; `nil` where that of `normal` is shown.
  open func image(for state: State) -> UIImage? { shown[state]?.image }
  /// What was set for a state; `nil` where that of `normal` is shown.
  open func attributedTitle(for state: State) -> NSAttributedString? { shown[state]?.attributedTitle }
  /// What was set for a state; `nil` where that of `normal` is shown.
  open func backgroundImage(for state: State) -> UIImage? { shown[state]?.backgroundImage }

  private func current<T>(_ part: (Shown) -> T?) -> T? {
    shown[state].flatMap(part) ?? shown[.normal].flatMap(part)
  }

  /// What the button says now.
  open var currentTitle: String? { current(\.title) }
  /// What the button says now, with its attributes.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  /// The picture of the button now.
  open var currentImage: UIImage? { current(\.image) }
  /// The picture behind the content now.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }
  /// The colour of the title now; that of the surroundings where nothing is set.
  open var currentTitleColor: UIColor { current(\.titleColor) ?? .tintColor }
  /// The colour that was set for the title; `nil` for none.
  package var shownTitleColor: UIColor? { current(\.titleColor) }

  /// The button was pressed.
  package func press() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  /// Shows the button again, with what ``configurationUpdateHandler`` makes of it.
  open func setNeedsUpdateConfiguration() {
    configurationUpdateHandler?(self)
    changes.note()
  }

  open override class func appearance() -> UIButton { Appearances.proxy { UIButton() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIButton {
    appearance()
  }
}

extension UIButton {
  /// What a button says and looks like (`UIKit.UIButton.Configuration`).
  public struct Configuration {
    package enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }

    /// How large a button is.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The corners of a button.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

    /// Where a title lies in its button. It is kept: renderers decide.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    package var style: Style
    /// What the button says; `nil` for nothing.
    public var title: String?
    /// What the button says, with attributes; `nil` for the title.
    public var attributedTitle: AttributedString?
    /// A line below the title; `nil` for none.
    public var subtitle: String?
    /// The picture; `nil` for none.
    public var image: UIImage?
    /// On which side of the title the picture lies.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The room between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The room between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where the title lies. It is kept: renderers decide.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of title and picture; `nil` for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; `nil` for that of the style.
    public var baseBackgroundColor: UIColor?
    /// How large the button is.
    public var buttonSize = Size.medium
    /// The corners.
    public var cornerStyle = CornerStyle.dynamic
    /// Room around the content, in points. It is kept: renderers decide.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Whether something is under way, which is shown in place of the picture.
    public var showsActivityIndicator = false
    /// How symbols look: as the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    private init(_ style: Style) { self.style = style }

    /// Without a ground.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On a grey ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On a ground in a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On a ground in the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Without a ground.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// On a grey ground.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// On a ground in a light tint.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// On a ground in the tint.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// The configuration for a button in its state: the same in all of them.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

/// Edges of a rectangle in the direction of text (`UIKit.NSDirectionalRectEdge`).
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each edge, as in UIKit.
  public let rawValue: UInt

  /// Edges by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = Self(rawValue: 1 << 0)
  /// The edge where lines begin.
  public static let leading = Self(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The edge where lines end.
  public static let trailing = Self(rawValue: 1 << 3)
  /// Every edge.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
