public import Foundation

/// A calendar of which several days can be chosen (`SwiftUI.MultiDatePicker`).
///
/// Days are buttons, one month at a time. A day is chosen by its calendar, era, year, month and day.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale
  @Environment(\.now) private var now
  @Environment(\.areLabelsHidden) private var isLabelHidden
  /// A moment of the month that shows; `nil` until a person has done something.
  @State private var shown: Date?
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>
  private let label: Label

  fileprivate init(_ selection: Binding<Set<DateComponents>>, _ bounds: Range<Date>, _ label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.label = label
  }

  /// A calendar whose days can all be chosen.
  ///
  /// - Parameters:
  ///   - selection: The days, as components of the environment's calendar. Those that stand for no day are left alone.
  ///   - label: What the days are.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, .distantPast..<Date.distantFuture, label())
  }

  /// A calendar whose days can be chosen from a moment on and before another. A day counts with its first moment.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds, label())
  }

  /// A calendar whose days can be chosen from a moment on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, bounds.lowerBound..<Date.distantFuture, label()) }

  /// A calendar whose days can be chosen before a moment.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, .distantPast..<bounds.upperBound, label()) }

  /// The label, a month with buttons for the one before and the one behind it, and its days.
  public var body: some View {
    let month = CalendarMonth(calendar: localCalendar, containing: shown ?? firstShown, bounds: bounds)
    VStack(spacing: 8) {
      if !isLabelHidden { label.font(.headline) }
      HStack {
        Button(action: { shown = month.previous }, label: { Image(systemName: "chevron.backward") })
          .accessibilityLabel(Text("Previous month")).disabled(!month.hasPrevious)
        Spacer()
        Text(verbatim: month.title(in: locale)).font(.headline)
        Spacer()
        Button(action: { shown = month.next }, label: { Image(systemName: "chevron.forward") })
          .accessibilityLabel(Text("Next month")).disabled(!month.hasNext)
      }
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
  }

  @ViewBuilder private func day(_ date: Date, isEnabled: Bool) -> some View {
    let components = localCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    let chosen = selection.wrappedValue.first { isSame($0, date) }
    Button {
      // Keeps this month on the screen: otherwise it follows the first of the chosen days.
      shown = date
      if let chosen { selection.wrappedValue.remove(chosen) } else { selection.wrappedValue.insert(components) }
    } label: {
      Text(verbatim: "\(components.day ?? 0)").frame(width: 32, height: 32)
        .foregroundStyle(chosen == nil ? Color.primary : Color.white)
        .background { if chosen != nil { Circle().fill(Color.accentColor) } }
    }
    .buttonStyle(.plain)
    .disabled(!isEnabled)
    .accessibilityAddTraits(chosen == nil ? [] : .isSelected)
  }

  private func isSame(_ components: DateComponents, _ date: Date) -> Bool {
    (components.calendar ?? localCalendar).date(from: components).map {
      localCalendar.isDate($0, inSameDayAs: date)
    } ?? false
  }

  private var localCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  /// The first day that is chosen, or else today, as far as it is within the bounds.
  private var firstShown: Date {
    let first = selection.wrappedValue.compactMap { ($0.calendar ?? localCalendar).date(from: $0) }.min() ?? now
    return min(max(first, bounds.lowerBound), bounds.upperBound)
  }
}

extension MultiDatePicker where Label == Text {
  /// A calendar whose days can all be chosen, with a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// A calendar whose days can all be chosen, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// A calendar with bounds, and a title that is looked up in the app's string tables.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// A calendar with bounds, and a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// A calendar whose days can be chosen from a moment on, with a title that is looked up in the app's string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// A calendar whose days can be chosen from a moment on, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }

  /// A calendar whose days can be chosen before a moment, with a title that is looked up in the app's string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }

  /// A calendar whose days can be chosen before a moment, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection: selection, in: bounds) { Text(title) } }
}

/// The days of a month, in weeks.
struct CalendarMonth {
  let calendar: Calendar
  /// The first moment of the month.
  let start: Date
  let bounds: Range<Date>

  init(calendar: Calendar, containing date: Date, bounds: Range<Date>) {
    self.calendar = calendar
    self.bounds = bounds
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// Whether a moment of the day that begins so lies within the bounds.
  func offers(_ day: Date) -> Bool {
    day < bounds.upperBound && day >= calendar.startOfDay(for: bounds.lowerBound)
  }

  var previous: Date { calendar.date(byAdding: .month, value: -1, to: start) ?? start }
  var next: Date { calendar.date(byAdding: .month, value: 1, to: start) ?? start }
  var hasPrevious: Bool { bounds.lowerBound < start }
  var hasNext: Bool { bounds.upperBound > next }

  func title(in locale: Locale) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
    return formatter.string(from: start)
  }

  /// Short names, from the first day of a week.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count] }
  }

  /// Seven days each; `nil` for those of other months.
  var weeks: [[Date?]] {
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
    let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    var cells = [Date?](repeating: nil, count: before) + days
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}
