/// The look of collapsible content (`SwiftUI.DisclosureGroupStyle`).
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The label, the content, and whether it shows.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// The group of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group that a ``DisclosureGroupStyle`` shows (`SwiftUI.DisclosureGroupStyleConfiguration`).
public struct DisclosureGroupStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let view: AnyView
    /// The label as the app has written it.
    public var body: some View { view }
  }

  /// The content, type-erased. It is made when it is shown.
  public struct Content: View {
    let make: () -> AnyView
    /// The content, made again each time the style draws it.
    public var body: some View { make() }
  }

  /// The label of the group.
  public let label: Label
  /// The collapsible content. A style shows it where ``isExpanded`` is true.
  public let content: Content
  /// Whether the content shows.
  @Binding public var isExpanded: Bool
}

/// The look the surroundings choose (`SwiftUI.AutomaticDisclosureGroupStyle`).
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The same as `.automatic`.
  public init() {}

  /// The label with a mark that opens and closes, and the content under it while it is open.
  public func makeBody(configuration: Configuration) -> some View {
    let content = configuration.content
    DisclosureElement(isExpanded: configuration.$isExpanded, label: configuration.label) { content }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look the surroundings choose.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<DisclosureGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of collapsible content within this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    // Within its own body the style is not in effect, so that it can show another group.
    environment(
      \.disclosureGroupStyle,
      AnyStyle(style) { $0.makeBody(configuration: $1).environment(\.disclosureGroupStyle, nil) })
  }
}
