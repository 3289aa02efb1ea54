/// The look of progress (`SwiftUI.ProgressViewStyle`).
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The progress and the labels.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The progress with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view that a ``ProgressViewStyle`` shows (`SwiftUI.ProgressViewStyleConfiguration`).
public struct ProgressViewStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let content: AnyView
    /// The label as the app has written it.
    public var body: some View { content }
  }

  /// The label of the present value, type-erased.
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// The text of the value as the app has written it.
    public var body: some View { content }
  }

  /// 0...1; `nil` while it is not known.
  public let fractionCompleted: Double?
  /// The name of the task in progress; `nil` for a progress without a label.
  public var label: Label?
  /// The label of the present value; `nil` for a progress without one.
  public var currentValueLabel: CurrentValueLabel?
}

/// A style renderers draw themselves.
@MainActor @preconcurrency
protocol KnownProgressStyle: ProgressViewStyle {
  var render: RenderProgress.Style { get }
  var tint: Color? { get }
}

extension KnownProgressStyle {
  var tint: Color? { nil }

  @ViewBuilder func progress(_ configuration: ProgressViewStyleConfiguration) -> some View {
    let element = ProgressElement(
      amount: .fraction(configuration.fractionCompleted), style: render, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
    if let tint { element.tint(tint) } else { element }
  }
}

/// The look the surroundings choose (`SwiftUI.DefaultProgressViewStyle`).
public struct DefaultProgressViewStyle: KnownProgressStyle {
  /// The same as `.automatic`.
  public init() {}
  var render: RenderProgress.Style { .automatic }
  /// A bar where it is known how far it is, else a wheel.
  public func makeBody(configuration: Configuration) -> some View { progress(configuration) }
}

/// A bar (`SwiftUI.LinearProgressViewStyle`).
public struct LinearProgressViewStyle: KnownProgressStyle {
  let tint: Color?

  /// The same as `.linear`: in the tint in effect.
  public init() { tint = nil }

  /// A bar in a color.
  public init(tint: Color) { self.tint = tint }

  var render: RenderProgress.Style { .linear }
  /// A bar, which moves to and fro while it is not known how far it is.
  public func makeBody(configuration: Configuration) -> some View { progress(configuration) }
}

/// A wheel, or a disc that fills where it is known how far it is (`SwiftUI.CircularProgressViewStyle`).
public struct CircularProgressViewStyle: KnownProgressStyle {
  let tint: Color?

  /// The same as `.circular`: in the tint in effect.
  public init() { tint = nil }

  /// A wheel in a color.
  public init(tint: Color) { self.tint = tint }

  var render: RenderProgress.Style { .circular }
  /// A wheel that turns, or a disc that fills.
  public func makeBody(configuration: Configuration) -> some View { progress(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The look the surroundings choose: a bar where it is known how far it is, else a wheel.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// The style of progress below.
enum ProgressLook: Equatable {
  case known(RenderProgress.Style)
  case custom(AnyStyle<ProgressViewStyleConfiguration>)
}

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: ProgressLook { .known(.automatic) }
}

extension EnvironmentValues {
  var progressStyle: ProgressLook {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of progress within this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let look =
      (style as? any KnownProgressStyle).flatMap { $0.tint == nil ? ProgressLook.known($0.render) : nil }
      // Within its own body the style is not in effect, so that it can show another progress.
      ?? .custom(
        AnyStyle(style) { style, configuration in
          style.makeBody(configuration: configuration).environment(\.progressStyle, .known(.automatic))
        })
    return environment(\.progressStyle, look)
  }
}
