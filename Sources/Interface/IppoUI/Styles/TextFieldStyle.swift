/// The look of fields (`SwiftUI.TextFieldStyle`).
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///   func _body(configuration: TextField<Self._Label>) -> some View {
///     VStack(spacing: 2) { configuration; Divider() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The view that the style draws.
  associatedtype _Body: View
  /// The type of the label in the field the style is given.
  typealias _Label = _TextFieldStyleLabel

  /// The view around a field, which has no decoration of its own within it.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field, type-erased (`SwiftUI._TextFieldStyleLabel`).
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  /// The label as the app has written it.
  public var body: some View { content }
}

/// A style renderers draw themselves.
@MainActor
protocol KnownTextFieldStyle: TextFieldStyle {
  var render: RenderField.Style { get }
}

extension KnownTextFieldStyle {
  /// The field, with the decoration that renderers draw.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.textFieldStyle, render)
  }
}

/// The look the surroundings choose (`SwiftUI.DefaultTextFieldStyle`).
public struct DefaultTextFieldStyle: KnownTextFieldStyle {
  /// The same as `.automatic`.
  public init() {}
  var render: RenderField.Style { .automatic }
}

/// No decoration (`SwiftUI.PlainTextFieldStyle`).
public struct PlainTextFieldStyle: KnownTextFieldStyle {
  /// The same as `.plain`.
  public init() {}
  var render: RenderField.Style { .plain }
}

/// A rounded border (`SwiftUI.RoundedBorderTextFieldStyle`).
public struct RoundedBorderTextFieldStyle: KnownTextFieldStyle {
  /// The same as `.roundedBorder`.
  public init() {}
  var render: RenderField.Style { .roundedBorder }
}

/// A border with corners (`SwiftUI.SquareBorderTextFieldStyle`). Renderers draw a rounded one.
public struct SquareBorderTextFieldStyle: KnownTextFieldStyle {
  /// The same as `.squareBorder`.
  public init() {}
  var render: RenderField.Style { .roundedBorder }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A border with corners. Drawn as a rounded one.
  @_disfavoredOverload  // an app for phones may have a style of its own of this name
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// The look of text editors (`SwiftUI.TextEditorStyle`). Has no effect in browsers and terminals: they have one look.
public protocol TextEditorStyle {}

/// The look the surroundings choose (`SwiftUI.AutomaticTextEditorStyle`).
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The same as `.automatic`.
  public init() {}
}

/// No decoration (`SwiftUI.PlainTextEditorStyle`).
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The same as `.plain`.
  public init() {}
}

/// A rounded border (`SwiftUI.RoundedBorderTextEditorStyle`).
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// The same as `.roundedBorder`.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look the surroundings choose.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No decoration. Has no effect in browsers and terminals.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A rounded border. Has no effect in browsers and terminals.
  public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// The look of text editors. Has no effect in browsers and terminals: they have one look.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look the surroundings choose.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct OwnTextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<TextField<_TextFieldStyleLabel>>? { nil }
}

extension EnvironmentValues {
  /// A style of the app's own.
  var ownTextFieldStyle: AnyStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[OwnTextFieldStyleKey.self] }
    set { self[OwnTextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of fields within this view.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let known = (style as? any KnownTextFieldStyle)?.render
    let own: AnyStyle<TextField<_TextFieldStyleLabel>>? =
      known == nil
      ? AnyStyle(style) { $0._body(configuration: $1).environment(\.ownTextFieldStyle, nil) } : nil
    return environment(\.textFieldStyle, known ?? .plain).environment(\.ownTextFieldStyle, own)
  }
}
