/// The look of progress (`SwiftUI.ProgressViewStyle`).
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  /// The progress with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ProgressViewStyle`` shows (`SwiftUI.ProgressViewStyleConfiguration`).
public struct ProgressViewStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What says how far it is, type-erased.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// 0...1; `nil` while it is not known.
  public let fractionCompleted: Double?
  public var label: Label?
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
  public init() {}
  var render: RenderProgress.Style { .automatic }
  public func makeBody(configuration: Configuration) -> some View { progress(configuration) }
}

/// A bar (`SwiftUI.LinearProgressViewStyle`).
public struct LinearProgressViewStyle: KnownProgressStyle {
  let tint: Color?

  public init() { tint = nil }

  /// A bar in a color.
  public init(tint: Color) { self.tint = tint }

  var render: RenderProgress.Style { .linear }
  public func makeBody(configuration: Configuration) -> some View { progress(configuration) }
}

/// A wheel (`SwiftUI.CircularProgressViewStyle`).
public struct CircularProgressViewStyle: KnownProgressStyle {
  let tint: Color?

  public init() { tint = nil }

  /// A wheel in a color.
  public init(tint: Color) { self.tint = tint }

  var render: RenderProgress.Style { .circular }
  public func makeBody(configuration: Configuration) -> some View { progress(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
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
