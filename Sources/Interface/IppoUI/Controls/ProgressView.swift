/// How far something is, or that it goes on (`SwiftUI.ProgressView`).
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressStyle) private var style
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  fileprivate init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    ProgressElement(fraction: fraction, style: style, label: label, currentValueLabel: currentValueLabel)
  }

  /// - Parameters:
  ///   - value: `nil` while it is not known how far it is.
  ///   - total: the value of what is complete.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }, label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Progress that is not known.
  public init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total, label: { EmptyView() }, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// The element of a progress. Children: the label, then what says how far it is.
private struct ProgressElement<Label: View, ValueLabel: View>: PrimitiveView {
  let fraction: Double?
  let style: RenderProgress.Style
  let label: Label
  let currentValueLabel: ValueLabel

  @ViewBuilder var content: some View {
    label
    currentValueLabel
  }

  func element(in context: ElementContext) -> RenderElement {
    .progress(RenderProgress(fraction: fraction, style: style))
  }
}

/// The look of progress (`SwiftUI.ProgressViewStyle`). The styles of SwiftUI conform.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What renderers draw.
  var _render: RenderProgress.Style { get }
}

/// The look the surroundings choose (`SwiftUI.DefaultProgressViewStyle`).
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public var _render: RenderProgress.Style { .automatic }
}

/// A bar (`SwiftUI.LinearProgressViewStyle`).
public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}
  public var _render: RenderProgress.Style { .linear }
}

/// A wheel (`SwiftUI.CircularProgressViewStyle`).
public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}
  public var _render: RenderProgress.Style { .circular }
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

private struct ProgressStyleKey: EnvironmentKey {
  static var defaultValue: RenderProgress.Style { .automatic }
}

extension EnvironmentValues {
  var progressStyle: RenderProgress.Style {
    get { self[ProgressStyleKey.self] }
    set { self[ProgressStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of progress within this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressStyle, style._render)
  }
}
