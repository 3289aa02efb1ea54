import Foundation

/// A month whose days are buttons, with buttons for the month before and the one behind it.
struct MonthCalendar: View {
  @Environment(\.localCalendar) private var calendar
  @Environment(\.locale) private var locale
  /// A moment of the month that shows; `nil` until a user has acted.
  @Binding var shown: Date?
  /// A moment of the month that shows before.
  let preferred: Date
  let bounds: Range<Date>
  /// Whether the day that begins so is chosen.
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void

  var body: some View {
    let month = CalendarMonth(calendar: calendar, containing: shown ?? preferred, bounds: bounds)
    HStack {
      Button(action: { shown = month.previous }, label: { Image(systemName: "chevron.backward") })
        .accessibilityLabel(Text(LocalizedStringKey(.previousMonth))).disabled(!month.hasPrevious)
      Spacer()
      Text(verbatim: month.title(in: locale)).font(.headline)
      Spacer()
      Button(action: { shown = month.next }, label: { Image(systemName: "chevron.forward") })
        .accessibilityLabel(Text(LocalizedStringKey(.nextMonth))).disabled(!month.hasNext)
    }
    // In a row of a list each button is one of its own.
    .buttonStyle(.borderless)
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
        }
      }
      ForEach(month.weeks, id: \.self) { week in
        GridRow {
          ForEach(Array(week.enumerated()), id: \.offset) { _, date in
            if let date {
              day(date, isEnabled: month.offers(date))
            } else {
              Color.clear.frame(width: 32, height: 32)
            }
          }
        }
      }
    }
  }

  @ViewBuilder private func day(_ date: Date, isEnabled: Bool) -> some View {
    let isChosen = isChosen(date)
    Button {
      // Keeps this month on screen, which otherwise follows the choice.
      shown = date
      choose(date)
    } label: {
      Text(verbatim: "\(calendar.component(.day, from: date))").frame(width: 32, height: 32)
        .foregroundStyle(isChosen ? Color.white : isEnabled ? Color.primary : Color.secondary.opacity(0.5))
        .background { if isChosen { Circle().fill(Color.accentColor) } }
    }
    .buttonStyle(.plain)
    .disabled(!isEnabled)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
