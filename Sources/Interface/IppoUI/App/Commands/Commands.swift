/// Commands of an app, in menus (`SwiftUI.Commands`).
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands these are made of; `Never` for a primitive group.
  associatedtype Body: Commands

  /// The commands these are made of.
  @CommandsBuilder var body: Body { get }

  /// The items for the menus, in order.
  var _menus: [_CommandItems] { get }
}

extension Commands {
  /// The menus of the body, of which the app's own commands are made. Their dynamic properties are connected with the
  /// window that shows the menus.
  public var _menus: [_CommandItems] { (CommandScope.current?.connected(self) ?? self).body._menus }
}

extension Commands where Body == Never {
  /// A primitive group has no body; evaluating it is a programming error, as in SwiftUI.
  public var body: Never {
    fatalError("body should not be called on \(Self.self): it is a primitive group of commands.")
  }
}

extension Never: Commands {
  /// An empty list.
  public var _menus: [_CommandItems] { [] }
}

/// Items for a menu of the app.
public struct _CommandItems {
  /// Menus with the same title are one; they come in this order.
  let place: Int
  /// The positions of the items in the groups of commands around them, the outermost first.
  let path: [Int]
  let title: Text
  let content: AnyView

  /// The identity of the menu: its place for a standard menu, whose first items may go.
  var menuID: [Int] { place == CommandGroupPlacement.Menu.own.rawValue ? path : [-1, place] }

  @MainActor init(place: Int, title: Text, content: AnyView) {
    path = CommandScope.current?.path ?? []
    self.place = place
    self.title = title
    self.content = content
  }
}

/// A menu of the app's own (`SwiftUI.CommandMenu`).
public struct CommandMenu<Content: View>: Commands {
  /// A menu has no body.
  public typealias Body = Never
  private let name: Text
  private let content: Content

  /// A menu with a title that is looked up.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// A menu with a title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// A menu with a title that is taken as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// The items of the menu, between the menus "View" and "Window".
  public var _menus: [_CommandItems] {
    [_CommandItems(place: CommandGroupPlacement.Menu.own.rawValue, title: name, content: AnyView(content))]
  }
}

/// Items at a place of the standard menus (`SwiftUI.CommandGroup`).
///
/// There are no standard items: a group before, after or in place of standard items stands alone at that place.
public struct CommandGroup<Content: View>: Commands {
  /// A group has no body.
  public typealias Body = Never
  private let placement: CommandGroupPlacement
  private let content: Content

  /// Items before a standard place. The place itself is empty, so that the group stands alone there.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  /// Items after a standard place. The place itself is empty, so that the group stands alone there.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  /// Items in place of standard ones. The place itself is empty, so that the group stands alone there.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  /// The items for the menu of the place; none where the content is an `EmptyView`.
  public var _menus: [_CommandItems] {
    guard Content.self != EmptyView.self else { return [] }
    return [
      _CommandItems(
        place: placement.menu.rawValue, title: placement.menu.title, content: AnyView(content))
    ]
  }
}

/// A place of the standard menus (`SwiftUI.CommandGroupPlacement`).
public struct CommandGroupPlacement: Hashable, Sendable {
  enum Menu: Int {
    case app, file, edit, format, view, own, window, help

    var title: Text {
      switch self {
      case .app: Text(LocalizedStringKey(.appMenu))
      case .file: Text(LocalizedStringKey(.file))
      case .edit: Text(LocalizedStringKey(.edit))
      case .format: Text(LocalizedStringKey(.formatMenu))
      case .view: Text(LocalizedStringKey(.viewMenu))
      case .own: Text(verbatim: "")
      case .window: Text(LocalizedStringKey(.windowMenu))
      case .help: Text(LocalizedStringKey(.help))
      }
    }
  }

  let menu: Menu
  private let name: String

  private init(_ menu: Menu, _ name: String) {
    self.menu = menu
    self.name = name
  }

  /// The name of the app and its version, in the menu "App".
  public static let appInfo = CommandGroupPlacement(.app, "appInfo")
  /// The settings of the app: in the menu "App".
  public static let appSettings = CommandGroupPlacement(.app, "appSettings")
  /// Services of other apps: in the menu "App".
  public static let systemServices = CommandGroupPlacement(.app, "systemServices")
  /// Hiding and showing the app: in the menu "App".
  public static let appVisibility = CommandGroupPlacement(.app, "appVisibility")
  /// Quitting the app: in the menu "App".
  public static let appTermination = CommandGroupPlacement(.app, "appTermination")
  /// New and open documents: in the menu "File".
  public static let newItem = CommandGroupPlacement(.file, "newItem")
  /// Saving documents: in the menu "File".
  public static let saveItem = CommandGroupPlacement(.file, "saveItem")
  /// Importing and exporting documents: in the menu "File".
  public static let importExport = CommandGroupPlacement(.file, "importExport")
  /// Printing: in the menu "File".
  public static let printItem = CommandGroupPlacement(.file, "printItem")
  /// Undoing and redoing: in the menu "Edit".
  public static let undoRedo = CommandGroupPlacement(.edit, "undoRedo")
  /// Cutting, copying and pasting: in the menu "Edit".
  public static let pasteboard = CommandGroupPlacement(.edit, "pasteboard")
  /// Finding text, spelling and the like: in the menu "Edit".
  public static let textEditing = CommandGroupPlacement(.edit, "textEditing")
  /// Fonts and alignment of text: in the menu "Format".
  public static let textFormatting = CommandGroupPlacement(.format, "textFormatting")
  /// The toolbar: in the menu "View".
  public static let toolbar = CommandGroupPlacement(.view, "toolbar")
  /// The sidebar and full screen: in the menu "View".
  public static let sidebar = CommandGroupPlacement(.view, "sidebar")
  /// Making windows smaller and larger: in the menu "Window".
  public static let windowSize = CommandGroupPlacement(.window, "windowSize")
  /// Arranging windows: in the menu "Window".
  public static let windowArrangement = CommandGroupPlacement(.window, "windowArrangement")
  /// The windows that are open: in the menu "Window".
  public static let windowList = CommandGroupPlacement(.window, "windowList")
  /// The windows that exist once each: in the menu "Window".
  public static let singleWindowList = CommandGroupPlacement(.window, "singleWindowList")
  /// Help: in the menu "Help".
  public static let help = CommandGroupPlacement(.help, "help")
}

/// No commands (`SwiftUI.EmptyCommands`).
public struct EmptyCommands: Commands {
  /// The type without values, because empty commands lack a body.
  public typealias Body = Never
  /// No commands.
  public init() {}
  /// An empty list.
  public var _menus: [_CommandItems] { [] }
}

/// The commands of a sidebar: renderers show and hide it themselves (`SwiftUI.SidebarCommands`).
public struct SidebarCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Adds no items.
  public init() {}
  /// An empty list.
  public var _menus: [_CommandItems] { [] }
}

/// The commands of a toolbar: it cannot be changed here (`SwiftUI.ToolbarCommands`).
public struct ToolbarCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Adds no items.
  public init() {}
  /// An empty list.
  public var _menus: [_CommandItems] { [] }
}

/// The commands of text: fields have their own keys (`SwiftUI.TextEditingCommands`).
public struct TextEditingCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Adds no items.
  public init() {}
  /// An empty list.
  public var _menus: [_CommandItems] { [] }
}

/// The commands of formatted text: there is none to edit (`SwiftUI.TextFormattingCommands`).
public struct TextFormattingCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Adds no items.
  public init() {}
  /// An empty list.
  public var _menus: [_CommandItems] { [] }
}

/// Makes one group of commands of several (`SwiftUI.CommandsBuilder`).
@resultBuilder
@MainActor @preconcurrency
public enum CommandsBuilder {
  /// Commands, or a group of them.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// No statements.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// The first statement.
  public static func buildPartialBlock<Content: Commands>(first: Content) -> Content { first }

  /// Another statement after the earlier ones.
  public static func buildPartialBlock(accumulated: some Commands, next: some Commands) -> _CommandList {
    _CommandList { CommandScope.menus(of: accumulated, at: 0) + CommandScope.menus(of: next, at: 1) }
  }

  /// An `if` without `else`.
  public static func buildOptional<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
    _OptionalCommands(content: content)
  }

  /// A statement within `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> _CommandList {
    _CommandList { content._menus }
  }

  /// The first branch of a condition.
  public static func buildEither(first: some Commands) -> _CommandList {
    _CommandList { CommandScope.menus(of: first, at: 0) }
  }

  /// The other branch of a condition.
  public static func buildEither(second: some Commands) -> _CommandList {
    _CommandList { CommandScope.menus(of: second, at: 1) }
  }
}

/// Commands that may be missing.
public struct _OptionalCommands<Content: Commands>: Commands {
  /// Commands that may be missing have no body.
  public typealias Body = Never
  let content: Content?
  /// The menus of the commands, if there are any.
  public var _menus: [_CommandItems] { content?._menus ?? [] }
}

/// Several groups of commands.
public struct _CommandList: Commands {
  /// Several groups have no body.
  public typealias Body = Never
  /// Makes the items in the window that shows the menus.
  let make: () -> [_CommandItems]

  /// The items of all groups, in order.
  public var _menus: [_CommandItems] { make() }
}
