public import Foundation

/// The progress of a task, or a task without known progress (`SwiftUI.ProgressView`).
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressStyle) private var style
  private let amount: ProgressAmount
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  fileprivate init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.init(amount: .fraction(fraction), label: label, currentValueLabel: currentValueLabel)
  }

  init(amount: ProgressAmount, label: Label, currentValueLabel: CurrentValueLabel) {
    self.amount = amount
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The progress in the style around it (`progressViewStyle(_:)`). The progress of time is drawn again each second.
  public var body: some View {
    switch style {
    case .known(let style):
      ProgressElement(amount: amount, style: style, label: label, currentValueLabel: currentValueLabel)
    case .custom(let style):
      if case .fraction(let fraction) = amount {
        style.makeBody(configuration(fraction))
      } else {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
          style.makeBody(configuration(amount.fraction(at: context.date)))
        }
      }
    }
  }

  private func configuration(_ fraction: Double?) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self
        ? nil : ProgressViewStyleConfiguration.Label(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView(currentValueLabel)))
  }

  /// - Parameters:
  ///   - value: The progress; `nil` while it is unknown.
  ///   - total: The value at the end.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { total > 0 ? Double($0 / total).asFraction : 0 }, label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A task without known progress.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// The progress of a task; `nil` while it is unknown.
  ///
  /// - Parameters:
  ///   - value: From 0 to `total`; a value outside counts as the nearest bound.
  ///   - total: The value at the end. If it is not above 0, the progress is 0.
  ///   - label: The name of the task.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Unknown progress.
  public init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// The progress of a task, without a label; `nil` while it is unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total, label: { EmptyView() }, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A task without known progress, with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// A task without known progress, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// The progress of a task, with a title that is looked up in the app's string tables.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// The progress of a task, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress of a style's configuration, for styles that change another style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// The progress of a task.
enum ProgressAmount {
  /// 0...1; `nil` while that is not known.
  case fraction(Double?)
  /// The part of an interval of time that has passed.
  case timer(TimerText)
  /// The progress of Foundation's `Progress`.
  case progress(Progress)

  /// Whether the progress continues without a change of the view.
  var isLive: Bool {
    switch self {
    case .fraction: false
    case .timer(let timer): timer.pauseTime == nil
    case .progress(let progress): !progress.isFinished
    }
  }

  func fraction(at now: Date) -> Double? {
    switch self {
    case .fraction(let fraction): fraction
    case .timer(let timer): timer.fraction(at: now)
    case .progress(let progress): progress.isIndeterminate ? nil : progress.fractionCompleted
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// The progress that Foundation keeps. It is looked at once a second.
  public init(_ progress: Progress) {
    self.init(amount: .progress(progress), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

/// The element of a progress. Its children are the label, and then the label of the progress.
struct ProgressElement<Label: View, ValueLabel: View>: PrimitiveView {
  let amount: ProgressAmount
  let style: RenderProgress.Style
  let label: Label
  let currentValueLabel: ValueLabel
  /// A tint that is a gradient is drawn as one.
  var isGauge = false

  @ViewBuilder var content: some View {
    label
    currentValueLabel
  }

  func element(in context: ElementContext) -> RenderElement {
    if amount.isLive { context.tick() }
    return .progress(
      RenderProgress(
        fraction: amount.fraction(at: context.environment.now), style: style,
        paint: isGauge ? gradient(in: context.environment) : nil, isGauge: isGauge))
  }

  /// The gradient from the beginning of the gauge to its end; `nil` where the tint is no gradient.
  private func gradient(in environment: EnvironmentValues) -> RenderPaint? {
    guard let stops = environment.tintStyle?._storage.paint(in: environment)?.stops else { return nil }
    return style == .arc || style == .ring
      ? .angularGradient(
        stops, center: UnitPoint.center.render, startAngle: style == .arc ? .pi * 0.75 : -.pi / 2,
        endAngle: style == .arc ? .pi * 2.25 : .pi * 1.5)
      : .linearGradient(stops, start: UnitPoint.leading.render, end: UnitPoint.trailing.render)
  }
}

extension RenderPaint {
  /// The colours of a gradient from its beginning to its end; `nil` for other paints.
  fileprivate var stops: [Stop]? {
    switch self {
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _):
      stops
    case .color, .meshGradient, .material: nil
    }
  }
}
