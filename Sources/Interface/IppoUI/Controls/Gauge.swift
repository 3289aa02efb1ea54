/// A value within a range, as a bar, or as a style of the app's own draws it (`SwiftUI.Gauge`).
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  @Environment(\.gaugeStyle) private var style
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?
  private let markedValueLabels: MarkedValueLabels

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel?,
    _ maximum: BoundsLabel?, _ marks: MarkedValueLabels
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? Double((value - bounds.lowerBound) / length).asFraction : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    markedValueLabels = marks
  }

  /// The gauge in the style around it (`gaugeStyle(_:)`).
  public var body: some View {
    if let style {
      style.makeBody(
        GaugeStyleConfiguration(
          value: fraction, label: GaugeStyleConfiguration.Label(view: AnyView(label)),
          currentValueLabel: CurrentValueLabel.self == EmptyView.self
            ? nil : GaugeStyleConfiguration.CurrentValueLabel(view: AnyView(currentValueLabel)),
          minimumValueLabel: minimumValueLabel.map { GaugeStyleConfiguration.MinimumValueLabel(view: AnyView($0)) },
          maximumValueLabel: maximumValueLabel.map { GaugeStyleConfiguration.MaximumValueLabel(view: AnyView($0)) },
          markedValueLabels: MarkedValueLabels.self == EmptyView.self
            ? nil : GaugeStyleConfiguration.MarkedValueLabel(view: AnyView(markedValueLabels))))
    } else {
      HStack {
        minimumValueLabel
        ProgressElement(
          amount: .fraction(fraction), style: .linear, label: label, currentValueLabel: currentValueLabel, isGauge: true
        )
        maximumValueLabel
        markedValueLabels
      }
    }
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// - Parameters:
  ///   - value: The value; outside of the bounds it is shown as the nearest one.
  ///   - bounds: The values at the ends of the bar.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil, EmptyView())
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A bar with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), nil, nil, EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A bar with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A bar with labels of certain values, which stand behind the bar in the order in which they are given.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) { self.init(value, bounds, label(), currentValueLabel(), nil, nil, markedValueLabels()) }
}

extension Gauge {
  /// A bar with labels at its ends, and labels of certain values, which stand behind the bar in the order in which they
  /// are given.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), markedValueLabels())
  }
}
