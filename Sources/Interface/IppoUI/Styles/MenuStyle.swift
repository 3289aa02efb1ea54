/// The look of buttons that open menus (`SwiftUI.MenuStyle`).
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The label and the items.
  typealias Configuration = MenuStyleConfiguration

  /// The menu with `configuration`; `Menu(configuration)` is that of the renderer.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu that a ``MenuStyle`` shows (`SwiftUI.MenuStyleConfiguration`).
public struct MenuStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let view: AnyView
    /// The label as the app has written it.
    public var body: some View { view }
  }

  /// The items, type-erased.
  public struct Content: View {
    let view: AnyView
    /// The items as the app has written them.
    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The look the surroundings choose (`SwiftUI.DefaultMenuStyle`).
public struct DefaultMenuStyle: MenuStyle {
  /// The same as `.automatic`.
  public init() {}
  /// The renderer's own menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The look the surroundings choose.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu that opens from a button (`SwiftUI.ButtonMenuStyle`). Drawn as the renderer's own menu.
public struct ButtonMenuStyle: MenuStyle {
  /// The same as `.button`.
  public init() {}
  /// The renderer's own menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu that opens from a button. Drawn as the renderer's own menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A menu that opens from a button without a border (`SwiftUI.BorderlessButtonMenuStyle`). Drawn as the renderer's own
/// menu.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The same as `.borderlessButton`.
  public init() {}
  /// The renderer's own menu.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu that opens from a button without a border. Drawn as the renderer's own menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

private struct MenuStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<MenuStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var menuStyle: AnyStyle<MenuStyleConfiguration>? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of menus within this view. Built-in styles look alike.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    // Within its own body the style is not in effect, so that it can show the control.
    environment(
      \.menuStyle, AnyStyle(style) { $0.makeBody(configuration: $1).environment(\.menuStyle, nil) })
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: configuration.content, label: configuration.label, primaryAction: configuration.primaryAction)
  }
}
