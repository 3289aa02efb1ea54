/// The look of gauges (`SwiftUI.GaugeStyle`). The styles of SwiftUI are bars here; those of an app are what it draws.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// What the style draws.
  associatedtype Body: View
  /// The value and its labels.
  typealias Configuration = GaugeStyleConfiguration

  /// The gauge with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``GaugeStyle`` shows (`SwiftUI.GaugeStyleConfiguration`).
public struct GaugeStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let view: AnyView
    /// The label as the app has written it.
    public var body: some View { view }
  }

  /// How much it is, type-erased.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The text of the value as the app has written it.
    public var body: some View { view }
  }

  /// What stands at the lower bound, type-erased.
  public struct MinimumValueLabel: View {
    let view: AnyView
    /// What stands at the lower bound as the app has written it.
    public var body: some View { view }
  }

  /// What stands at the upper bound, type-erased.
  public struct MaximumValueLabel: View {
    let view: AnyView
    /// What stands at the upper bound as the app has written it.
    public var body: some View { view }
  }

  /// The labels of marked values, type-erased.
  public struct MarkedValueLabel: View {
    let view: AnyView
    /// The labels as the app has written them.
    public var body: some View { view }
  }

  /// Where the value is between the bounds, 0...1.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// How much it is; `nil` where the gauge says nothing of it.
  public var currentValueLabel: CurrentValueLabel?
  /// What stands at the lower bound; `nil` where the gauge has nothing there.
  public var minimumValueLabel: MinimumValueLabel?
  /// What stands at the upper bound; `nil` where the gauge has nothing there.
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
        currentValueLabel: configuration.currentValueLabel)
      configuration.maximumValueLabel
    }
  }
}

/// A style of SwiftUI: a ring.
public protocol _RingGaugeStyle: GaugeStyle {}

extension _RingGaugeStyle {
  /// A ring around the value, or around the label where that is not said.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(
      amount: .fraction(configuration.value), style: .ring, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
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

/// A ring (`SwiftUI.AccessoryCircularGaugeStyle`).
public struct AccessoryCircularGaugeStyle: _RingGaugeStyle {
  /// The same as `.accessoryCircular`.
  public init() {}
}

/// A closed ring (`SwiftUI.AccessoryCircularCapacityGaugeStyle`).
public struct AccessoryCircularCapacityGaugeStyle: _RingGaugeStyle {
  /// The same as `.accessoryCircularCapacity`.
  public init() {}
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
  /// A ring. Drawn as a bar.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring. Drawn as a bar.
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
