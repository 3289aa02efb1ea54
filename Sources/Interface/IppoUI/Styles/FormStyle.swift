/// The look of forms (`SwiftUI.FormStyle`).
@MainActor @preconcurrency
public protocol FormStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The controls of the form.
  typealias Configuration = FormStyleConfiguration

  /// The form with `configuration`; `Form(configuration)` is that of the renderer.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The content of a form that a ``FormStyle`` shows (`SwiftUI.FormStyleConfiguration`).
public struct FormStyleConfiguration {
  /// The controls, type-erased.
  public struct Content: View {
    let view: AnyView
    /// The controls as the app has written them.
    public var body: some View { view }
  }

  /// The controls of the form.
  public let content: Content
}

/// The look the surroundings choose (`SwiftUI.AutomaticFormStyle`).
public struct AutomaticFormStyle: FormStyle {
  /// The same as `.automatic`.
  public init() {}
  /// Rows in groups.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look the surroundings choose: rows in groups.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Rows in groups (`SwiftUI.GroupedFormStyle`).
public struct GroupedFormStyle: FormStyle {
  /// The same as `.grouped`.
  public init() {}
  /// Rows in groups.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels in one column, controls in another (`SwiftUI.ColumnsFormStyle`). Drawn as rows in groups.
public struct ColumnsFormStyle: FormStyle {
  /// The same as `.columns`.
  public init() {}
  /// Rows in groups.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column, controls in another. Drawn as rows in groups.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<FormStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var formStyle: AnyStyle<FormStyleConfiguration>? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of forms within this view. Built-in styles look alike.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    // Within its own body the style is not in effect, so that it can show the control.
    environment(
      \.formStyle, AnyStyle(style) { $0.makeBody(configuration: $1).environment(\.formStyle, nil) })
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
