import Foundation

/// A date picker as a calendar: the days of a month, and a field for the time below where it can be chosen.
struct GraphicalDatePicker: View {
  @Environment(\.localCalendar) private var calendar
  /// A moment of the visible month; `nil` for that of the date.
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
          configuration.$selection, configuration.minimumDate, configuration.maximumDate, .hourAndMinute,
          Text(LocalizedStringKey(.time)))
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
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: configuration.selection)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    let date = calendar.moment(parts) ?? day
    return min(max(date, configuration.minimumDate ?? date), configuration.maximumDate ?? date)
  }
}
