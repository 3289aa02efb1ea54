/// The look of labels (`SwiftUI.LabelStyle`).
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
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
    public var body: some View { content }
  }

  /// The icon, type-erased.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

/// Icon, then title, which alone is read aloud (`SwiftUI.TitleAndIconLabelStyle`).
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// The look the surroundings choose: icon and title (`SwiftUI.DefaultLabelStyle`).
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon alone; the title is read aloud (`SwiftUI.IconOnlyLabelStyle`).
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}

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
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
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
    environment(\.labelStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
