/// The look of labels (`SwiftUI.LabelStyle`).
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The title and the icon.
  typealias Configuration = LabelStyleConfiguration

  /// The label that shows `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label (`SwiftUI.LabelStyleConfiguration`).
public struct LabelStyleConfiguration {
  /// The title, type-erased.
  public struct Title: View {
    let content: AnyView
    /// The title where it is text alone.
    let text: Text?
    /// The title as the app has written it.
    public var body: some View { content }
  }

  /// The icon, type-erased.
  public struct Icon: View {
    let content: AnyView
    /// The icon as the app has written it.
    public var body: some View { content }
  }

  /// The title of the label. A style that leaves it out leaves the label without a name for assistive technology.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// Icon, then title, which alone is read aloud (`SwiftUI.TitleAndIconLabelStyle`).
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The same as `.titleAndIcon`.
  public nonisolated init() {}

  /// The icon, which assistive technology leaves out, and the title 8 points behind it.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The look the surroundings choose: icon and title, and in the bars of a page in a browser the icon alone
/// (`SwiftUI.DefaultLabelStyle`).
public struct DefaultLabelStyle: LabelStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}

  /// The icon and the title, as ``TitleAndIconLabelStyle``.
  public func makeBody(configuration: Configuration) -> some View {
    LabelElement {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The element of a label whose look the surroundings choose.
private struct LabelElement<Content: View>: PrimitiveView {
  @ViewBuilder let content: Content

  func element(in context: ElementContext) -> RenderElement {
    .stack(RenderStack(axis: .horizontal, spacing: 8, isLabel: true))
  }
}

/// The icon alone; the title is read aloud (`SwiftUI.IconOnlyLabelStyle`).
public struct IconOnlyLabelStyle: LabelStyle {
  /// The same as `.iconOnly`.
  public nonisolated init() {}

  /// The icon, with the title as its name for assistive technology.
  public func makeBody(configuration: Configuration) -> some View {
    if let title = configuration.title.text {
      configuration.icon.accessibilityLabel(title)
    } else {
      NamedView(content: configuration.icon, name: configuration.title)
    }
  }
}

/// The title alone (`SwiftUI.TitleOnlyLabelStyle`).
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The same as `.titleOnly`.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look the surroundings choose: icon and title, and in the bars of a page in a browser the icon alone.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon, then title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; the title is read aloud.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<LabelStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labelStyle: AnyStyle<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of labels within this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyle) { look in
      look = AnyStyle(style, \.labelStyle, around: look) { $0.makeBody(configuration: $1) }
    }
  }
}
