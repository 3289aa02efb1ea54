/// The look of gauges (`SwiftUI.GaugeStyle`). Built-in styles draw a bar or a ring, and styles of an app draw their own
/// views.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The value and its labels.
  typealias Configuration = GaugeStyleConfiguration

  /// The gauge with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge that a ``GaugeStyle`` shows (`SwiftUI.GaugeStyleConfiguration`).
public struct GaugeStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let view: AnyView
    /// The label as the app has written it.
    public var body: some View { view }
  }

  /// The label of the current value, type-erased.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The text of the value as the app has written it.
    public var body: some View { view }
  }

  /// The label of the lower bound, type-erased.
  public struct MinimumValueLabel: View {
    let view: AnyView
    /// The label of the lower bound, as the app has written it.
    public var body: some View { view }
  }

  /// The label of the upper bound, type-erased.
  public struct MaximumValueLabel: View {
    let view: AnyView
    /// The label of the upper bound, as the app has written it.
    public var body: some View { view }
  }

  /// The labels of marked values, type-erased.
  public struct MarkedValueLabel: View {
    let view: AnyView
    /// The labels as the app has written them.
    public var body: some View { view }
  }

  /// The position of the value between the bounds, 0...1.
  public var value: Double
  /// The name of the measured value.
  public var label: Label
  /// The label of the present value; `nil` for a gauge without one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; `nil` for a gauge without one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; `nil` for a gauge without one.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels of certain values; `nil` where the gauge has none.
  public var markedValueLabels: MarkedValueLabel?
}

/// A style of SwiftUI: a bar.
public protocol _BarGaugeStyle: GaugeStyle {}

extension _BarGaugeStyle {
  /// A bar between the labels of its bounds.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      ProgressElement(
        amount: .fraction(configuration.value), style: .linear, label: configuration.label,
        currentValueLabel: configuration.currentValueLabel, isGauge: true)
      configuration.maximumValueLabel
    }
  }
}

/// The labels inside a gauge that is a ring. The value is in the middle, and below it are the bounds, or else the
/// gauge's label.
private struct RingLabel: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 0) {
      if let current = configuration.currentValueLabel {
        current
        below.font(.caption2)
      } else {
        configuration.label
      }
    }
  }

  @ViewBuilder private var below: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    } else {
      configuration.label
    }
  }
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<GaugeStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The style of an app's own; `nil` for a bar.
  var gaugeStyle: AnyStyle<GaugeStyleConfiguration>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

/// The look the surroundings choose (`SwiftUI.DefaultGaugeStyle`).
public struct DefaultGaugeStyle: _BarGaugeStyle {
  /// The same as `.automatic`.
  public init() {}
}

/// A bar (`SwiftUI.LinearCapacityGaugeStyle`).
public struct LinearCapacityGaugeStyle: _BarGaugeStyle {
  /// The same as `.linearCapacity`.
  public init() {}
}

/// A ring that is open at the bottom, with a mark at the value (`SwiftUI.AccessoryCircularGaugeStyle`). Terminals draw
/// a bar.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The same as `.accessoryCircular`.
  public init() {}

  /// The ring around its labels.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(
      amount: .fraction(configuration.value), style: .arc, label: RingLabel(configuration: configuration),
      currentValueLabel: EmptyView(), isGauge: true)
  }
}

/// A closed ring that fills (`SwiftUI.AccessoryCircularCapacityGaugeStyle`). Terminals draw a bar.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The same as `.accessoryCircularCapacity`.
  public init() {}

  /// The ring around its labels.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(
      amount: .fraction(configuration.value), style: .ring, label: RingLabel(configuration: configuration),
      currentValueLabel: EmptyView(), isGauge: true)
  }
}

/// A bar with a mark (`SwiftUI.AccessoryLinearGaugeStyle`). Drawn as a bar that fills.
public struct AccessoryLinearGaugeStyle: _BarGaugeStyle {
  /// The same as `.accessoryLinear`.
  public init() {}
}

/// A bar that fills (`SwiftUI.AccessoryLinearCapacityGaugeStyle`).
public struct AccessoryLinearCapacityGaugeStyle: _BarGaugeStyle {
  /// The same as `.accessoryLinearCapacity`.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The look the surroundings choose: a bar that fills.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open at the bottom, with a mark at the value. Terminals draw a bar.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills. Terminals draw a bar.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark. Drawn as a bar that fills.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension View {
  /// The look of gauges within this view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(
      \.gaugeStyle, style is any _BarGaugeStyle ? nil : AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
