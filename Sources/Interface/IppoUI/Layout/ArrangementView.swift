/// Two views side by side, or one over the other (`SwiftUI.ArrangementView`).
///
/// ```swift
/// ArrangementView {
///   Player()
/// } secondary: {
///   Playlist()
/// }
/// .arrangementViewStyle(.split)
/// ```
public struct ArrangementView<Primary: View, Secondary: View>: View {
  @Environment(\.arrangementViewStyle) private var style
  private let primary: Primary
  private let secondary: Secondary

  /// Two views.
  public init(@ViewBuilder primary: () -> Primary, @ViewBuilder secondary: () -> Secondary) {
    self.primary = primary()
    self.secondary = secondary()
  }

  /// The views as the style arranges them.
  public var body: some View {
    style.makeView(
      ArrangementViewStyleConfiguration(
        primary: .init(content: AnyView(primary)), secondary: .init(content: AnyView(secondary))))
  }
}

extension ArrangementView
where
  Primary == ArrangementViewStyleConfiguration.Primary, Secondary == ArrangementViewStyleConfiguration.Secondary
{
  /// The views of a style's configuration.
  public init(_ configuration: ArrangementViewStyleConfiguration) {
    self.init {
      configuration.primary
    } secondary: {
      configuration.secondary
    }
  }
}

/// The views that a style arranges (`SwiftUI.ArrangementViewStyleConfiguration`).
public struct ArrangementViewStyleConfiguration {
  /// The primary view, type-erased.
  public struct Primary: View {
    let content: AnyView
    /// The view.
    public var body: some View { content }
  }

  /// The secondary view, type-erased.
  public struct Secondary: View {
    let content: AnyView
    /// The view.
    public var body: some View { content }
  }

  /// The primary view.
  public let primary: Primary
  /// The secondary view.
  public let secondary: Secondary
}

/// The arrangement of two views (`SwiftUI.ArrangementViewStyle`).
@MainActor @preconcurrency
public protocol ArrangementViewStyle {
  /// The arrangement as the style draws it.
  associatedtype Body: View
  /// The views that the style arranges.
  typealias Configuration = ArrangementViewStyleConfiguration

  /// Arranges the views.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ArrangementViewStyle {
  fileprivate func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// Side by side where the window is wide, else above each other (`SwiftUI.SplitArrangementViewStyle`).
public struct SplitArrangementViewStyle: ArrangementViewStyle, Sendable {
  private var axes: Axis.Set = [.horizontal, .vertical]

  /// The same as `.split`.
  public nonisolated init() {}

  /// The style with the axes along which the views may stand.
  public nonisolated func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle {
    var copy = self
    copy.axes = axes
    return copy
  }

  /// The views in equal shares.
  public func makeBody(configuration: Configuration) -> some View {
    SplitArrangement(axes: axes, configuration: configuration)
  }
}

private struct SplitArrangement: View {
  @Environment(\.horizontalSizeClass) private var width
  let axes: Axis.Set
  let configuration: ArrangementViewStyleConfiguration

  private var isHorizontal: Bool { axes.contains(.horizontal) && (width != .compact || !axes.contains(.vertical)) }

  var body: some View {
    let layout = isHorizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    layout {
      configuration.primary.frame(maxWidth: .infinity, maxHeight: .infinity)
      configuration.secondary.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// The primary view over the secondary one (`SwiftUI.OverlayArrangementViewStyle`).
public struct OverlayArrangementViewStyle: ArrangementViewStyle, Sendable {
  /// The same as `.overlay`.
  public nonisolated init() {}

  /// The style with the axes along which the views may stand where the device is folded. Has no effect in browsers and
  /// terminals: clients leave folds unreported.
  public nonisolated func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle { self }

  /// The views in layers.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.secondary
      configuration.primary
    }
  }
}

/// The style that the surroundings choose (`SwiftUI.AutomaticArrangementViewStyle`), which is
/// ``SplitArrangementViewStyle``.
public struct AutomaticArrangementViewStyle: ArrangementViewStyle, Sendable {
  /// The same as `.automatic`.
  public nonisolated init() {}

  /// The views in equal shares.
  public func makeBody(configuration: Configuration) -> some View {
    SplitArrangementViewStyle().makeBody(configuration: configuration)
  }
}

extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
  /// The style the surroundings choose.
  public static var automatic: AutomaticArrangementViewStyle { AutomaticArrangementViewStyle() }
}

extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
  /// Side by side where the window is wide, else above each other.
  public static var split: SplitArrangementViewStyle { SplitArrangementViewStyle() }
}

extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
  /// The primary view over the secondary one.
  public static var overlay: OverlayArrangementViewStyle { OverlayArrangementViewStyle() }
}

private struct ArrangementViewStyleKey: EnvironmentKey {
  static var defaultValue: any ArrangementViewStyle { AutomaticArrangementViewStyle() }
}

extension EnvironmentValues {
  fileprivate var arrangementViewStyle: any ArrangementViewStyle {
    get { self[ArrangementViewStyleKey.self] }
    set { self[ArrangementViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the arrangement of arrangement views within the view.
  public func arrangementViewStyle(_ style: some ArrangementViewStyle) -> some View {
    environment(\.arrangementViewStyle, style)
  }
}
