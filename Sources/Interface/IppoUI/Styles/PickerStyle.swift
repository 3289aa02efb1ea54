/// The look of pickers (`SwiftUI.PickerStyle`). The styles of SwiftUI conform.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// What renderers draw.
  var _render: RenderPicker.Style { get }
}

/// The look the surroundings choose (`SwiftUI.DefaultPickerStyle`).
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _render: RenderPicker.Style { .automatic }
}

/// A button that opens a menu (`SwiftUI.MenuPickerStyle`).
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _render: RenderPicker.Style { .menu }
}

/// A row of segments (`SwiftUI.SegmentedPickerStyle`).
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _render: RenderPicker.Style { .segmented }
}

/// All options in place (`SwiftUI.InlinePickerStyle`).
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _render: RenderPicker.Style { .inline }
}

/// A wheel (`SwiftUI.WheelPickerStyle`).
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _render: RenderPicker.Style { .wheel }
}

/// A row that opens the options (`SwiftUI.NavigationLinkPickerStyle`).
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _render: RenderPicker.Style { .navigationLink }
}

/// Radio buttons (`SwiftUI.RadioGroupPickerStyle`).
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  public var _render: RenderPicker.Style { .radioGroup }
}

/// Small choices side by side, as a menu has them (`SwiftUI.PalettePickerStyle`).
public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _render: RenderPicker.Style { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
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
