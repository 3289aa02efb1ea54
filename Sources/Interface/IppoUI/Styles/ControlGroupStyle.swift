/// The look of groups of controls (`SwiftUI.ControlGroupStyle`). In the styles of SwiftUI they stand side by side here.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The controls of the group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The group with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a control group that a ``ControlGroupStyle`` shows (`SwiftUI.ControlGroupStyleConfiguration`).
public struct ControlGroupStyleConfiguration {
  /// The controls, type-erased.
  public struct Content: View {
    let view: AnyView
    /// The controls as the app has written them.
    public var body: some View { view }
  }

  /// The label, type-erased; empty for a group without a label.
  public struct Label: View {
    let view: AnyView
    /// The label as the app has written it.
    public var body: some View { view }
  }

  /// The label of the group.
  public let label: Label
  /// The controls of the group.
  public let content: Content
}

/// A style of SwiftUI: side by side.
public protocol _RowControlGroupStyle: ControlGroupStyle {}

extension _RowControlGroupStyle {
  /// The controls side by side, with the usual spacing.
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
    transformEnvironment(\.controlGroupStyle) { look in
      look =
        style is any _RowControlGroupStyle
        ? nil : AnyStyle(style, \.controlGroupStyle, around: look) { $0.makeBody(configuration: $1) }
    }
  }
}

/// The look the surroundings choose (`SwiftUI.AutomaticControlGroupStyle`).
public struct AutomaticControlGroupStyle: _RowControlGroupStyle {
  /// The same as `.automatic`.
  public init() {}
}

/// Controls that go back and forth (`SwiftUI.NavigationControlGroupStyle`).
public struct NavigationControlGroupStyle: _RowControlGroupStyle {
  /// The same as `.navigation`.
  public init() {}
}

/// Controls of a menu (`SwiftUI.MenuControlGroupStyle`).
public struct MenuControlGroupStyle: _RowControlGroupStyle {
  /// The same as `.menu`.
  public init() {}
}

/// Small controls of a menu (`SwiftUI.CompactMenuControlGroupStyle`).
public struct CompactMenuControlGroupStyle: _RowControlGroupStyle {
  /// The same as `.compactMenu`.
  public init() {}
}

/// Controls of a palette (`SwiftUI.PaletteControlGroupStyle`).
public struct PaletteControlGroupStyle: _RowControlGroupStyle {
  /// The same as `.palette`.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look the surroundings choose: side by side.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls that go back and forth: side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Controls of a menu: side by side.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Small controls of a menu: side by side.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls of a palette: side by side.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
