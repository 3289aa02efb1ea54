public import Foundation

/// A button with a title, a picture or both (`UIKit.UIButton`), shown as a `Button`, or as a `Menu` where it opens one.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// The look of a button: `custom` shows only the properties that are set, and the other types are tinted.
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

  /// The look of the button.
  public let buttonType: ButtonType
  private var shown: [State: Shown] = [:] { didSet { changes.note() } }

  /// The content and the look of the button as one value; `nil` for the properties that were set one by one.
  open var configuration: Configuration? { didSet { changes.note() } }
  /// Called before the button is shown, to change its configuration.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// The menu that the button opens, if ``showsMenuAsPrimaryAction`` says so; `nil` for none.
  open var menu: UIMenu? { didSet { changes.note() } }
  /// Whether a press of the button opens its menu.
  open var showsMenuAsPrimaryAction = false { didSet { changes.note() } }
  /// Whether the menu's chosen entry is the title. The value is stored: set the title.
  open var changesSelectionAsPrimaryAction = false
  /// The space around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changes.note() } }
  /// The space around the title, in points. The value is stored, but renderers ignore it.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The space around the picture, in points. The value is stored, but renderers ignore it.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether the picture is dimmed while the button is pressed. The value is stored, but renderers decide.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture of a disabled button is dimmed. The value is stored, but renderers decide.
  open var adjustsImageWhenDisabled = true
  /// The role of the button. A destructive button is red.
  open var role = Role.normal { didSet { changes.note() } }

  /// The role of a button.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// A button with a look.
  public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

  /// A button with a look and an action, which has the title of the action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, type: buttonType, primaryAction: primaryAction)
  }

  /// A button with a configuration.
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

  /// Returns `nil`, because views cannot be read from archives.
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

  /// Sets the title in a state. States without a title show the title of `normal`.
  open func setTitle(_ title: String?, for state: State) { shown[state, default: Shown()].title = title }

  /// Sets the title with its attributes in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    shown[state, default: Shown()].attributedTitle = title
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { shown[state, default: Shown()].titleColor = color }

  /// Has no effect: titles are drawn without a shadow.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: State) { shown[state, default: Shown()].image = image }

  /// Sets the picture behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    shown[state, default: Shown()].backgroundImage = image
  }

  /// Has no effect: symbols take the size and weight of the title.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}

  /// The title that was set for a state; `nil` for the title of `normal`.
  open func title(for state: State) -> String? { shown[state]?.title }
  /// The colour that was set for a state; `nil` for the colour of `normal`.
  open func titleColor(for state: State) -> UIColor? { shown[state]?.titleColor }
  /// The picture that was set for a state; `nil` for the picture of `normal`.
  open func image(for state: State) -> UIImage? { shown[state]?.image }
  /// The attributed title that was set for a state; `nil` for the title of `normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? { shown[state]?.attributedTitle }
  /// The background picture that was set for a state; `nil` for the picture of `normal`.
  open func backgroundImage(for state: State) -> UIImage? { shown[state]?.backgroundImage }

  private func current<T>(_ part: (Shown) -> T?) -> T? {
    shown[state].flatMap(part) ?? shown[.normal].flatMap(part)
  }

  /// The title in the current state.
  open var currentTitle: String? { current(\.title) }
  /// The attributed title in the current state.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
  /// The picture in the current state.
  open var currentImage: UIImage? { current(\.image) }
  /// The background picture in the current state.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }
  /// The colour of the title in the current state; the tint of the surroundings if none is set.
  open var currentTitleColor: UIColor { current(\.titleColor) ?? .tintColor }
  /// The colour that was set for the title; `nil` for none.
  package var shownTitleColor: UIColor? { current(\.titleColor) }

  /// Runs the actions of a pressed button.
  package func press() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  /// Calls ``configurationUpdateHandler``, and shows the button again.
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
  /// The content and the look of a button (`UIKit.UIButton.Configuration`).
  public struct Configuration {
    package enum Style { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }

    /// The size of a button.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    /// The corners of a button.
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

    /// The position of a title in its button. The value is stored, but renderers decide.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    package var style: Style
    /// The title; `nil` for none.
    public var title: String?
    /// The title with attributes; `nil` for the plain title.
    public var attributedTitle: AttributedString?
    /// A line below the title; `nil` for none.
    public var subtitle: String?
    /// The picture; `nil` for none.
    public var image: UIImage?
    /// The side of the title on which the picture lies.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The position of the title. The value is stored, but renderers decide.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of title and picture; `nil` for the colour of the style.
    public var baseForegroundColor: UIColor?
    /// The background colour; `nil` for the colour of the style.
    public var baseBackgroundColor: UIColor?
    /// The size of the button.
    public var buttonSize = Size.medium
    /// The corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The space around the content, in points. The value is stored, but renderers decide.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// Whether an activity indicator replaces the picture.
    public var showsActivityIndicator = false
    /// The look of symbols, which is always that of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    private init(_ style: Style) { self.style = style }

    /// A button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button on a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button on a background in a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button on a background in the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A button without a background.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// A button on a grey background.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A button on a background in a light tint.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// A button on a background in the tint.
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
