/// The look of gauges (`SwiftUI.GaugeStyle`): a bar, whatever style is set.
public protocol GaugeStyle {}

/// The look the surroundings choose (`SwiftUI.DefaultGaugeStyle`).
public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
}

/// A bar (`SwiftUI.LinearCapacityGaugeStyle`).
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
}

/// A ring (`SwiftUI.AccessoryCircularGaugeStyle`).
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
}

/// A closed ring (`SwiftUI.AccessoryCircularCapacityGaugeStyle`).
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
}

/// A bar with a mark (`SwiftUI.AccessoryLinearGaugeStyle`).
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
}

/// A bar that fills (`SwiftUI.AccessoryLinearCapacityGaugeStyle`).
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
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
  /// The look of gauges: a bar.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
}
