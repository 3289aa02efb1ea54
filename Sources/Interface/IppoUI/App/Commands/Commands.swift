/// Commands of an app, in menus (`SwiftUI.Commands`).
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands

  /// The commands these are made of.
  @CommandsBuilder var body: Body { get }

  var _menus: [_CommandItems] { get }
}

extension Commands {
  public var _menus: [_CommandItems] { body._menus }
}

extension Commands where Body == Never {
  public var body: Never {
    fatalError("body should not be called on \(Self.self): it is a primitive group of commands.")
  }
}

extension Never: Commands {
  public var _menus: [_CommandItems] { [] }
}

/// Items for a menu of the app.
public struct _CommandItems {
  /// Menus with the same title are one; they come in this order.
  let place: Int
  let title: Text
  let content: AnyView

  init(place: Int, title: Text, content: AnyView) {
    self.place = place
    self.title = title
    self.content = content
  }
}

/// A menu of the app's own (`SwiftUI.CommandMenu`).
public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  private let name: Text
  private let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  public var _menus: [_CommandItems] {
    [_CommandItems(place: CommandGroupPlacement.Menu.own.rawValue, title: name, content: AnyView(content))]
  }
}

/// Items at a place of the standard menus (`SwiftUI.CommandGroup`).
///
/// There are no standard items: a group that comes before, after or in place of some is all there is at that place.
public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  private let placement: CommandGroupPlacement
  private let content: Content

  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    placement = group
    content = addition()
  }

  public var _menus: [_CommandItems] {
    guard Content.self != EmptyView.self else { return [] }
    return [
      _CommandItems(
        place: placement.menu.rawValue, title: Text(verbatim: placement.menu.title), content: AnyView(content))
    ]
  }
}

/// A place of the standard menus (`SwiftUI.CommandGroupPlacement`).
public struct CommandGroupPlacement: Hashable, Sendable {
  enum Menu: Int {
    case app, file, edit, format, view, own, window, help

    var title: String {
      switch self {
      case .app: "App"
      case .file: "File"
      case .edit: "Edit"
      case .format: "Format"
      case .view: "View"
      case .own: ""
      case .window: "Window"
      case .help: "Help"
      }
    }
  }

  let menu: Menu
  private let name: String

  private init(_ menu: Menu, _ name: String) {
    self.menu = menu
    self.name = name
  }

  public static let appInfo = CommandGroupPlacement(.app, "appInfo")
  public static let appSettings = CommandGroupPlacement(.app, "appSettings")
  public static let systemServices = CommandGroupPlacement(.app, "systemServices")
  public static let appVisibility = CommandGroupPlacement(.app, "appVisibility")
  public static let appTermination = CommandGroupPlacement(.app, "appTermination")
  public static let newItem = CommandGroupPlacement(.file, "newItem")
  public static let saveItem = CommandGroupPlacement(.file, "saveItem")
  public static let importExport = CommandGroupPlacement(.file, "importExport")
  public static let printItem = CommandGroupPlacement(.file, "printItem")
  public static let undoRedo = CommandGroupPlacement(.edit, "undoRedo")
  public static let pasteboard = CommandGroupPlacement(.edit, "pasteboard")
  public static let textEditing = CommandGroupPlacement(.edit, "textEditing")
  public static let textFormatting = CommandGroupPlacement(.format, "textFormatting")
  public static let toolbar = CommandGroupPlacement(.view, "toolbar")
  public static let sidebar = CommandGroupPlacement(.view, "sidebar")
  public static let windowSize = CommandGroupPlacement(.window, "windowSize")
  public static let windowArrangement = CommandGroupPlacement(.window, "windowArrangement")
  public static let windowList = CommandGroupPlacement(.window, "windowList")
  public static let singleWindowList = CommandGroupPlacement(.window, "singleWindowList")
  public static let help = CommandGroupPlacement(.help, "help")
}

/// No commands (`SwiftUI.EmptyCommands`).
public struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
  public var _menus: [_CommandItems] { [] }
}

/// The commands of a sidebar: renderers show and hide it themselves (`SwiftUI.SidebarCommands`).
public struct SidebarCommands: Commands {
  public typealias Body = Never
  public init() {}
  public var _menus: [_CommandItems] { [] }
}

/// The commands of a toolbar: it cannot be changed here (`SwiftUI.ToolbarCommands`).
public struct ToolbarCommands: Commands {
  public typealias Body = Never
  public init() {}
  public var _menus: [_CommandItems] { [] }
}

/// The commands of text: fields have their own keys (`SwiftUI.TextEditingCommands`).
public struct TextEditingCommands: Commands {
  public typealias Body = Never
  public init() {}
  public var _menus: [_CommandItems] { [] }
}

/// The commands of formatted text: there is none to edit (`SwiftUI.TextFormattingCommands`).
public struct TextFormattingCommands: Commands {
  public typealias Body = Never
  public init() {}
  public var _menus: [_CommandItems] { [] }
}

/// Makes one group of commands of several (`SwiftUI.CommandsBuilder`).
@resultBuilder
@MainActor @preconcurrency
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildPartialBlock<Content: Commands>(first: Content) -> Content { first }

  public static func buildPartialBlock(accumulated: some Commands, next: some Commands) -> _CommandList {
    _CommandList(_menus: accumulated._menus + next._menus)
  }

  public static func buildOptional<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
    _OptionalCommands(content: content)
  }

  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> _CommandList {
    _CommandList(_menus: content._menus)
  }

  public static func buildEither(first: some Commands) -> _CommandList { _CommandList(_menus: first._menus) }

  public static func buildEither(second: some Commands) -> _CommandList { _CommandList(_menus: second._menus) }
}

/// Commands that may be missing.
public struct _OptionalCommands<Content: Commands>: Commands {
  public typealias Body = Never
  let content: Content?
  public var _menus: [_CommandItems] { content?._menus ?? [] }
}

/// Several groups of commands.
public struct _CommandList: Commands {
  public typealias Body = Never
  public let _menus: [_CommandItems]
}
