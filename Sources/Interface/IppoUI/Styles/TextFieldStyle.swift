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

/// A border with corners (`SwiftUI.SquareBorderTextFieldStyle`). Renderers draw a rounded one.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _render: RenderField.Style { .roundedBorder }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// The look of text editors (`SwiftUI.TextEditorStyle`): renderers have one.
public protocol TextEditorStyle {}

/// The look the surroundings choose (`SwiftUI.AutomaticTextEditorStyle`).
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

/// No decoration (`SwiftUI.PlainTextEditorStyle`).
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

/// A rounded border (`SwiftUI.RoundedBorderTextEditorStyle`).
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// The look of text editors: renderers have one.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
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
