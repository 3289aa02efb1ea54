/// The look of date pickers (`SwiftUI.DatePickerStyle`): each renderer has its own.
public protocol DatePickerStyle {}

/// The look the surroundings choose (`SwiftUI.DefaultDatePickerStyle`).
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}

/// A field that opens a calendar (`SwiftUI.CompactDatePickerStyle`).
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}

/// A calendar (`SwiftUI.GraphicalDatePickerStyle`).
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}

/// Columns to turn (`SwiftUI.WheelDatePickerStyle`).
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// The look of date pickers: renderers use their own.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
