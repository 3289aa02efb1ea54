public import Foundation

/// An entry of a menu (`UIKit.UIMenuElement`).
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// The properties of an entry.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit for each property, as in UIKit.
    public let rawValue: UInt

    /// Attributes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entry cannot be chosen.
    public static let disabled = Self(rawValue: 1 << 0)
    /// The entry takes something away.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The entry is hidden.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open. The value is stored: renderers close menus.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  /// The mark of an entry.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The title of the entry.
  open internal(set) var title: String
  /// A line below the title. The value is stored, but not shown.
  open var subtitle: String?
  /// The picture beside the title; `nil` for none.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

/// The action of a control or of an entry in a menu (`UIKit.UIAction`).
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the action.
    public let rawValue: String

    /// An action by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An action by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identity of the action.
  public let identifier: Identifier
  /// A longer description of the action. The value is stored, but not shown.
  open var discoverabilityTitle: String?
  /// The properties of the action in a menu.
  open var attributes: Attributes
  /// The mark of the action in a menu.
  open var state: State
  /// The control that has run the action; `nil` in menus.
  open private(set) weak var sender: AnyObject?

  private let handler: (UIAction) -> Void

  /// An action with a handler. Without an identifier, the action has an identifier of its own.
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

  /// Runs the action.
  package func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}

/// The handler of an action (`UIKit.UIActionHandler`).
public typealias UIActionHandler = (UIAction) -> Void

/// Entries in a menu (`UIKit.UIMenu`).
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name of the menu.
    public let rawValue: String

    /// A menu by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A menu by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The look of a menu in a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// A bit for each option, as in UIKit.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries are part of the surrounding menu.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// The menu takes something away. The value is stored, but renderers ignore it.
    public static let destructive = Self(rawValue: 1 << 1)
    /// One entry is chosen. The value is stored: set the states of the entries.
    public static let singleSelection = Self(rawValue: 1 << 5)
  }

  /// The identity of the menu.
  public let identifier: Identifier
  /// The look of the menu in another menu.
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
