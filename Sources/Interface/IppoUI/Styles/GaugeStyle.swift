/// The look of gauges (`SwiftUI.GaugeStyle`). The styles of SwiftUI are bars here; those of an app are what it draws.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  /// The gauge with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``GaugeStyle`` shows (`SwiftUI.GaugeStyleConfiguration`).
public struct GaugeStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// How much it is, type-erased.
  public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// What stands at the lower bound, type-erased.
  public struct MinimumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// What stands at the upper bound, type-erased.
  public struct MaximumValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// Where the value is between the bounds, 0...1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// A style of SwiftUI: a bar.
public protocol _BarGaugeStyle: GaugeStyle {}

extension _BarGaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      ProgressElement(
        amount: .fraction(configuration.value), style: .linear, label: configuration.label,
        currentValueLabel: configuration.currentValueLabel)
      configuration.maximumValueLabel
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
  public init() {}
}

/// A bar (`SwiftUI.LinearCapacityGaugeStyle`).
public struct LinearCapacityGaugeStyle: _BarGaugeStyle {
  public init() {}
}

/// A ring (`SwiftUI.AccessoryCircularGaugeStyle`).
public struct AccessoryCircularGaugeStyle: _BarGaugeStyle {
  public init() {}
}

/// A closed ring (`SwiftUI.AccessoryCircularCapacityGaugeStyle`).
public struct AccessoryCircularCapacityGaugeStyle: _BarGaugeStyle {
  public init() {}
}

/// A bar with a mark (`SwiftUI.AccessoryLinearGaugeStyle`).
public struct AccessoryLinearGaugeStyle: _BarGaugeStyle {
  public init() {}
}

/// A bar that fills (`SwiftUI.AccessoryLinearCapacityGaugeStyle`).
public struct AccessoryLinearCapacityGaugeStyle: _BarGaugeStyle {
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension View {
  /// The look of gauges.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(
      \.gaugeStyle, style is any _BarGaugeStyle ? nil : AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
