public import Foundation

/// The look of date pickers (`SwiftUI.DatePickerStyle`).
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The view that the style draws.
  associatedtype Body: View
  /// The label, the date, and the components that can be chosen.
  typealias Configuration = DatePickerStyleConfiguration

  /// The date picker with `configuration`; `DatePicker(configuration)` is that of the renderer.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a date picker that a ``DatePickerStyle`` shows and changes (`SwiftUI.DatePickerStyleConfiguration`).
public struct DatePickerStyleConfiguration {
  /// The label, type-erased.
  public struct Label: View {
    let view: AnyView
    /// The label as the app has written it.
    public var body: some View { view }
  }

  /// The label of the date picker.
  public let label: Label
  /// The date, to be read and changed. Changes are not held to the bounds: the style has to.
  @Binding public var selection: Date
  /// The earliest date that can be chosen; `nil` for no bound.
  public let minimumDate: Date?
  /// The latest date that can be chosen; `nil` for no bound.
  public let maximumDate: Date?
  /// Whether the day, the time, or both can be chosen.
  public let displayedComponents: DatePickerComponents
}

/// The look the surroundings choose (`SwiftUI.DefaultDatePickerStyle`).
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The same as `.automatic`.
  public init() {}
  /// The renderer's own control.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look the surroundings choose.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A field that opens a calendar (`SwiftUI.CompactDatePickerStyle`). Drawn as the renderer's own control.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The same as `.compact`.
  public init() {}
  /// The renderer's own control.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A field that opens a calendar, as far as the renderer's own control does.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar (`SwiftUI.GraphicalDatePickerStyle`): the days of a month, and a field for the time below where it can be
/// chosen. Where the time alone can be chosen, it is the renderer's own control.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The same as `.graphical`.
  public init() {}
  /// The calendar.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.displayedComponents.contains(.date) {
      GraphicalDatePicker(configuration: configuration)
    } else {
      DatePicker(configuration)
    }
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Columns to turn (`SwiftUI.WheelDatePickerStyle`). Drawn as the renderer's own control.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The same as `.wheel`.
  public init() {}
  /// The renderer's own control.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Columns to turn. Drawn as the renderer's own control.
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
  /// The style of date pickers within this view. Built-in styles look alike.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    // Within its own body the style is not in effect, so that it can show the control.
    environment(
      \.datePickerStyle, AnyStyle(style) { $0.makeBody(configuration: $1).environment(\.datePickerStyle, nil) })
  }
}

/// A field to type into (`SwiftUI.FieldDatePickerStyle`). Drawn as the renderer's own control, which is one.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The same as `.field`.
  public init() {}
  /// The renderer's own control.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field to type into. Drawn as the renderer's own control.
  @_disfavoredOverload  // an app for phones may have a style of its own of this name
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with buttons (`SwiftUI.StepperFieldDatePickerStyle`). Drawn as the renderer's own control.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// The same as `.stepperField`.
  public init() {}
  /// The renderer's own control.
  public func makeBody(configuration: Configuration) -> some View { DatePicker(configuration) }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with buttons. Drawn as the renderer's own control.
  @_disfavoredOverload  // an app for phones may have a style of its own of this name
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
