/// The look of buttons that open menus (`SwiftUI.MenuStyle`).
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  /// The control with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``MenuStyle`` shows (`SwiftUI.MenuStyleConfiguration`).
public struct MenuStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The items, type-erased.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The look the surroundings choose (`SwiftUI.DefaultMenuStyle`).
public struct DefaultMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu that opens from a button (`SwiftUI.ButtonMenuStyle`).
public struct ButtonMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A menu that opens from a button without a border (`SwiftUI.BorderlessButtonMenuStyle`).
public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
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
  /// The style of menus within this view. Those that are not the app's own look alike.
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
