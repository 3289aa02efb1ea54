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
  public init() {}
  var render: RenderButton.Style { .automatic }
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// The label alone (`SwiftUI.PlainButtonStyle`).
public struct PlainButtonStyle: KnownButtonStyle {
  public init() {}
  var render: RenderButton.Style { .plain }
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// The label in the tint (`SwiftUI.BorderlessButtonStyle`).
public struct BorderlessButtonStyle: KnownButtonStyle {
  public init() {}
  var render: RenderButton.Style { .borderless }
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A faint box (`SwiftUI.BorderedButtonStyle`).
public struct BorderedButtonStyle: KnownButtonStyle {
  public init() {}
  var render: RenderButton.Style { .bordered }
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A box in the tint (`SwiftUI.BorderedProminentButtonStyle`).
public struct BorderedProminentButtonStyle: KnownButtonStyle {
  public init() {}
  var render: RenderButton.Style { .borderedProminent }
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// As a link looks (`SwiftUI.LinkButtonStyle`).
public struct LinkButtonStyle: KnownButtonStyle {
  public init() {}
  var render: RenderButton.Style { .borderless }
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}
