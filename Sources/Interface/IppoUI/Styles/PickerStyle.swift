/// The look of pickers (`SwiftUI.PickerStyle`). The styles of SwiftUI conform.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The style that renderers draw.
  var _render: RenderPicker.Style { get }
}

/// The look the surroundings choose (`SwiftUI.DefaultPickerStyle`).
public struct DefaultPickerStyle: PickerStyle {
  /// The same as `.automatic`.
  public init() {}
  /// The style that browsers and terminals draw as ``MenuPickerStyle``.
  public var _render: RenderPicker.Style { .automatic }
}

/// A button that opens a menu (`SwiftUI.MenuPickerStyle`).
public struct MenuPickerStyle: PickerStyle {
  /// The same as `.menu`.
  public init() {}
  /// A `select` element in browsers, a button with a menu in terminals.
  public var _render: RenderPicker.Style { .menu }
}

/// A row of segments (`SwiftUI.SegmentedPickerStyle`).
public struct SegmentedPickerStyle: PickerStyle {
  /// The same as `.segmented`.
  public init() {}
  /// Radio buttons that look like one bar in browsers; in terminals the arrow keys choose.
  public var _render: RenderPicker.Style { .segmented }
}

/// All options in place (`SwiftUI.InlinePickerStyle`).
public struct InlinePickerStyle: PickerStyle {
  /// The same as `.inline`.
  public init() {}
  /// Radio buttons below each other.
  public var _render: RenderPicker.Style { .inline }
}

/// A wheel (`SwiftUI.WheelPickerStyle`).
public struct WheelPickerStyle: PickerStyle {
  /// The same as `.wheel`.
  public init() {}
  /// A `select` element with up to five lines in browsers, radio buttons in terminals.
  public var _render: RenderPicker.Style { .wheel }
}

/// A row that opens a page with the options, which closes once one is chosen (`SwiftUI.NavigationLinkPickerStyle`).
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The same as `.navigationLink`.
  public init() {}
  /// The style that is drawn as ``MenuPickerStyle`` outside of a navigation.
  public var _render: RenderPicker.Style { .navigationLink }
}

/// Radio buttons (`SwiftUI.RadioGroupPickerStyle`).
public struct RadioGroupPickerStyle: PickerStyle {
  /// The same as `.radioGroup`.
  public init() {}
  /// Radio buttons below each other; in terminals no wider than they are.
  public var _render: RenderPicker.Style { .radioGroup }
}

/// Small choices side by side, as a menu has them (`SwiftUI.PalettePickerStyle`).
public struct PalettePickerStyle: PickerStyle {
  /// The same as `.palette`.
  public init() {}
  /// The style that is drawn as ``SegmentedPickerStyle``.
  public var _render: RenderPicker.Style { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small choices side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look the surroundings choose: a button that opens a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A row of segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options in place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel, drawn as a short list.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that opens the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons.
  @_disfavoredOverload  // an app for phones may have a style of its own of this name
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: RenderPicker.Style { .automatic }
}

extension EnvironmentValues {
  var pickerStyle: RenderPicker.Style {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of pickers within this view.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerStyle, style._render) }
}

/// Tabs, as of parts of a page (`SwiftUI.TabsPickerStyle`).
public struct TabsPickerStyle: PickerStyle {
  /// The same as `.tabs`.
  public init() {}
  /// A row of segments.
  public var _render: RenderPicker.Style { .segmented }
}

extension PickerStyle where Self == TabsPickerStyle {
  /// Tabs, as of parts of a page: a row of segments.
  public static var tabs: TabsPickerStyle { TabsPickerStyle() }
}
