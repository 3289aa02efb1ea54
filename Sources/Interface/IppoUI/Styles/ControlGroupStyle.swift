/// The look of groups of controls (`SwiftUI.ControlGroupStyle`). In the styles of SwiftUI they stand side by side here.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  /// The group with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ControlGroupStyle`` shows (`SwiftUI.ControlGroupStyleConfiguration`).
public struct ControlGroupStyleConfiguration {
  /// The controls, type-erased.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let content: Content
}

/// A style of SwiftUI: side by side.
public protocol _RowControlGroupStyle: ControlGroupStyle {}

extension _RowControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The style of an app's own; `nil` for side by side.
  var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of groups of controls within this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(
      \.controlGroupStyle, style is any _RowControlGroupStyle ? nil : AnyStyle(style) { $0.makeBody(configuration: $1) }
    )
  }
}

/// The look the surroundings choose (`SwiftUI.AutomaticControlGroupStyle`).
public struct AutomaticControlGroupStyle: _RowControlGroupStyle {
  public init() {}
}

/// Controls that go back and forth (`SwiftUI.NavigationControlGroupStyle`).
public struct NavigationControlGroupStyle: _RowControlGroupStyle {
  public init() {}
}

/// Controls of a menu (`SwiftUI.MenuControlGroupStyle`).
public struct MenuControlGroupStyle: _RowControlGroupStyle {
  public init() {}
}

/// Small controls of a menu (`SwiftUI.CompactMenuControlGroupStyle`).
public struct CompactMenuControlGroupStyle: _RowControlGroupStyle {
  public init() {}
}

/// Controls of a palette (`SwiftUI.PaletteControlGroupStyle`).
public struct PaletteControlGroupStyle: _RowControlGroupStyle {
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
