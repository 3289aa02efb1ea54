/// The look of fields (`SwiftUI.TextFieldStyle`). The styles of SwiftUI conform.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// What renderers draw.
  var _render: RenderField.Style { get }
}

/// The look the surroundings choose (`SwiftUI.DefaultTextFieldStyle`).
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _render: RenderField.Style { .automatic }
}

/// No decoration (`SwiftUI.PlainTextFieldStyle`).
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _render: RenderField.Style { .plain }
}

/// A rounded border (`SwiftUI.RoundedBorderTextFieldStyle`).
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _render: RenderField.Style { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// The style of fields within this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style._render)
  }
}
