/// The look of boxes around groups (`SwiftUI.GroupBoxStyle`).
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The label and the content.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The box with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box that a ``GroupBoxStyle`` shows (`SwiftUI.GroupBoxStyleConfiguration`).
public struct GroupBoxStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let view: AnyView
    /// The label as the app has written it; empty for a box without one.
    public var body: some View { view }
  }

  /// The content, type-erased.
  public struct Content: View {
    let view: AnyView
    /// The content as the app has written it.
    public var body: some View { view }
  }

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// The look the surroundings choose: a rounded box (`SwiftUI.DefaultGroupBoxStyle`).
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The same as `.automatic`.
  public init() {}

  /// The label as a headline over the content, on the renderer's background for groups.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .modifier(GroupBoxGround())
  }
}

/// The background of a box: the style of `backgroundStyle(_:)`, or else the renderer's background for groups.
private struct GroupBoxGround: ViewModifier {
  @Environment(\.backgroundStyle) private var style

  func body(content: Content) -> some View {
    content.background(
      style ?? AnyShapeStyle(Color(name: .gray6)), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look the surroundings choose: a rounded box.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of boxes around groups within this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyle) { look in
      look = AnyStyle(style, \.groupBoxStyle, around: look) { $0.makeBody(configuration: $1) }
    }
  }
}
