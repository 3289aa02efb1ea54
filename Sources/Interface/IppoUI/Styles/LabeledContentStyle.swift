/// The look of labels with values (`SwiftUI.LabeledContentStyle`).
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The label and the value.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The label and the value of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content that a ``LabeledContentStyle`` shows (`SwiftUI.LabeledContentStyleConfiguration`).
public struct LabeledContentStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let view: AnyView
    /// The label as the app has written it.
    public var body: some View { view }
  }

  /// The value, type-erased.
  public struct Content: View {
    let view: AnyView
    /// The value as the app has written it.
    public var body: some View { view }
  }

  /// The label of the value.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The look the surroundings choose: the value at the other end of the line (`SwiftUI.AutomaticLabeledContentStyle`).
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The same as `.automatic`.
  public init() {}

  /// The label and the value at both ends of the line, the value in the secondary style.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The look the surroundings choose: label and value at both ends of the line.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of labels with values within this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    // Within its own body the style is not in effect, so that it can show `LabeledContent(configuration)`.
    environment(
      \.labeledContentStyle,
      AnyStyle(style) { $0.makeBody(configuration: $1).environment(\.labeledContentStyle, nil) })
  }
}
