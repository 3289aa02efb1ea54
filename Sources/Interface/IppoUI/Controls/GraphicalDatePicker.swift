import Foundation

/// A date picker as a calendar: the days of a month, and a field for the time below where it can be chosen.
struct GraphicalDatePicker: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  /// A moment of the month that shows; `nil` for that of the date.
  @State private var shown: Date?
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    VStack(spacing: 8) {
      MonthCalendar(shown: $shown, preferred: configuration.selection, bounds: bounds) { day in
        localCalendar.isDate(day, inSameDayAs: configuration.selection)
      } choose: { day in
        configuration.selection = date(on: day)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        TimeOfDatePicker(configuration: configuration)
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
    let time = localCalendar.dateComponents([.hour, .minute, .second], from: configuration.selection)
    let date =
      localCalendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day) ?? day
    return min(max(date, configuration.minimumDate ?? date), configuration.maximumDate ?? date)
  }

  private var localCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}

/// The field for the time of a date.
private struct TimeOfDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    let range = (configuration.minimumDate ?? .distantPast)...(configuration.maximumDate ?? .distantFuture)
    if configuration.minimumDate == nil, configuration.maximumDate == nil {
      DatePicker("Time", selection: configuration.$selection, displayedComponents: .hourAndMinute)
    } else {
      DatePicker("Time", selection: configuration.$selection, in: range, displayedComponents: .hourAndMinute)
    }
  }
}
