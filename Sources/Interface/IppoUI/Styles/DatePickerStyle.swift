public import Foundation

/// The look of date pickers (`SwiftUI.DatePickerStyle`).
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  /// The control with `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``DatePickerStyle`` shows and changes (`SwiftUI.DatePickerStyleConfiguration`).
public struct DatePickerStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
}

/// The look the surroundings choose (`SwiftUI.DefaultDatePickerStyle`).
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A field that opens a calendar (`SwiftUI.CompactDatePickerStyle`).
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar (`SwiftUI.GraphicalDatePickerStyle`).
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Columns to turn (`SwiftUI.WheelDatePickerStyle`).
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: AnyStyle<DatePickerStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var datePickerStyle: AnyStyle<DatePickerStyleConfiguration>? {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// The style of date pickers within this view. Those that are not the app's own look alike.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    // Within its own body the style is not in effect, so that it can show the control.
    environment(
      \.datePickerStyle, AnyStyle(style) { $0.makeBody(configuration: $1).environment(\.datePickerStyle, nil) })
  }
}
