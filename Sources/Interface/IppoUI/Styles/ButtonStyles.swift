/// A style renderers draw themselves.
@MainActor @preconcurrency
protocol KnownButtonStyle: PrimitiveButtonStyle {
  var render: RenderButton.Style { get }
}

extension KnownButtonStyle {
  @ViewBuilder func button(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    ButtonElement(role: configuration.role, style: render, page: configuration.page, action: configuration.action) {
      configuration.label
    }
  }
}

/// The look the surroundings choose (`SwiftUI.DefaultButtonStyle`).
public struct DefaultButtonStyle: KnownButtonStyle {
  /// The same as `.automatic`.
  public init() {}
  var render: RenderButton.Style { .automatic }
  /// A button with the look of its surroundings. In a row of a list it looks like the row, and in a bar like an item of
  /// the bar. Elsewhere, browsers draw it in the tint, and terminals as a box.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// The label alone (`SwiftUI.PlainButtonStyle`).
public struct PlainButtonStyle: KnownButtonStyle {
  /// The same as `.plain`.
  public init() {}
  var render: RenderButton.Style { .plain }
  /// A button that is its label.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// The label in the tint (`SwiftUI.BorderlessButtonStyle`).
public struct BorderlessButtonStyle: KnownButtonStyle {
  /// The same as `.borderless`.
  public init() {}
  var render: RenderButton.Style { .borderless }
  /// A button whose label is in the tint.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A faint box (`SwiftUI.BorderedButtonStyle`).
public struct BorderedButtonStyle: KnownButtonStyle {
  /// The same as `.bordered`.
  public init() {}
  var render: RenderButton.Style { .bordered }
  /// A button in a faint box.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A box in the tint (`SwiftUI.BorderedProminentButtonStyle`).
public struct BorderedProminentButtonStyle: KnownButtonStyle {
  /// The same as `.borderedProminent`.
  public init() {}
  var render: RenderButton.Style { .borderedProminent }
  /// A button in a box of the tint.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// The look of a link (`SwiftUI.LinkButtonStyle`).
public struct LinkButtonStyle: KnownButtonStyle {
  /// The same as `.link`.
  public init() {}
  var render: RenderButton.Style { .borderless }
  /// A button whose label is in the tint, as ``BorderlessButtonStyle``.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look the surroundings choose.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in a faint box.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in a box of the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label as a link looks.
  @_disfavoredOverload  // an app for phones may have a style of its own of this name
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A button in a bar below another (`SwiftUI.AccessoryBarButtonStyle`): drawn without a border.
public struct AccessoryBarButtonStyle: KnownButtonStyle {
  /// The same as `.accessoryBar`.
  public init() {}
  var render: RenderButton.Style { .borderless }
  /// A button whose label is in the tint.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// An action in a bar below another (`SwiftUI.AccessoryBarActionButtonStyle`): drawn with a border.
public struct AccessoryBarActionButtonStyle: KnownButtonStyle {
  /// The same as `.accessoryBarAction`.
  public init() {}
  var render: RenderButton.Style { .bordered }
  /// A button with a border.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button in a bar below another: drawn without a border.
  @_disfavoredOverload  // an app for phones may have a style of its own of this name
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// An action in a bar below another: drawn with a border.
  @_disfavoredOverload  // an app for phones may have a style of its own of this name
  public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
