import Foundation

/// A date picker as a calendar: the days of a month, and a field for the time below where it can be chosen.
struct GraphicalDatePicker: View {
  @Environment(\.localCalendar) private var calendar
  /// A moment of the month that shows; `nil` for that of the date.
  @State private var shown: Date?
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    VStack(spacing: 8) {
      MonthCalendar(shown: $shown, preferred: configuration.selection, bounds: bounds) { day in
        calendar.isDate(day, inSameDayAs: configuration.selection)
      } choose: { day in
        configuration.selection = date(on: day)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DatePicker(
          configuration.$selection, configuration.minimumDate, configuration.maximumDate, .hourAndMinute, Text("Time"))
      }
    }
  }

  /// All days of which a moment is allowed.
  private var bounds: Range<Date> {
    let end = configuration.maximumDate?.addingTimeInterval(0.001) ?? .distantFuture
    return min(configuration.minimumDate ?? .distantPast, end)..<end
  }

  /// The time of the date on a day, as far as the bounds allow.
  private func date(on day: Date) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: configuration.selection)
    let date =
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    return min(max(date, configuration.minimumDate ?? date), configuration.maximumDate ?? date)
  }
}
