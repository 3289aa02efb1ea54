public import Foundation

/// A calendar of which several days can be chosen (`SwiftUI.MultiDatePicker`).
///
/// Days are buttons, one month at a time. A day is chosen by its calendar, era, year, month and day.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.localCalendar) private var calendar
  @Environment(\.now) private var now
  @Environment(\.areLabelsHidden) private var isLabelHidden
  /// A moment of the month that shows; `nil` until a user has acted.
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
  ///   - selection: The days, as components of the environment's calendar. Components without a day are left alone.
  ///   - label: The name of the days.
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
    VStack(spacing: 8) {
      if !isLabelHidden { label.font(.headline) }
      MonthCalendar(shown: $shown, preferred: firstShown, bounds: bounds) { date in
        chosen(date) != nil
      } choose: { date in
        let components = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
        if let chosen = chosen(date) {
          selection.wrappedValue.remove(chosen)
        } else {
          selection.wrappedValue.insert(components)
        }
      }
    }
  }

  /// The chosen components that stand for a day.
  private func chosen(_ date: Date) -> DateComponents? { selection.wrappedValue.first { isSame($0, date) } }

  private func isSame(_ components: DateComponents, _ date: Date) -> Bool {
    (components.calendar ?? calendar).date(from: components).map {
      calendar.isDate($0, inSameDayAs: date)
    } ?? false
  }

  /// The first day that is chosen, or else today, as far as it is within the bounds.
  private var firstShown: Date {
    let first = selection.wrappedValue.compactMap { ($0.calendar ?? calendar).date(from: $0) }.min() ?? now
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
