public import Foundation

/// An entry of a menu (`UIKit.UIMenuElement`).
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// What is to be known of an entry.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit for each, as in UIKit.
    public let rawValue: UInt

    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open. It is kept: renderers close menus.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  /// Whether an entry is chosen.
  public enum State: Int, Sendable { case off, on, mixed }

  /// What the entry says.
  open internal(set) var title: String
  /// A line below the title. It is kept, and not shown.
  open var subtitle: String?
  /// The picture beside the title; `nil` for none.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// Something that is done when a control is used, or chosen in a menu (`UIKit.UIAction`).
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the action.
    public let rawValue: String

    /// An action by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An action by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells the action from others.
  public let identifier: Identifier
  /// More of what the action does. It is kept, and not shown.
  open var discoverabilityTitle: String?
  /// What is to be known of the action in a menu.
  open var attributes: Attributes
  /// Whether the action is marked in a menu.
  open var state: State
  /// What has run the action; `nil` in menus.
  open private(set) weak var sender: AnyObject?

  private let handler: (UIAction) -> Void

  /// Something that is done. Without an identifier it has one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Does it.
  package func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}

/// What an action does (`UIKit.UIActionHandler`).
public typealias UIActionHandler = (UIAction) -> Void

/// Entries in a menu (`UIKit.UIMenu`).
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the menu.
    public let rawValue: String

    /// A menu by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A menu by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu in a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// A bit for each option, as in UIKit.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries are part of the menu around it.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// It takes something away. It is kept, and does not change what is shown.
    public static let destructive = Self(rawValue: 1 << 1)
    /// One entry is chosen. It is kept: set the states of the entries.
    public static let singleSelection = Self(rawValue: 1 << 5)
  }

  /// What tells the menu from others.
  public let identifier: Identifier
  /// How the menu is shown in another.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]

  /// A menu of entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
