public import Foundation

extension DependencyValues {
  /// The calendar to reckon dates with.
  ///
  /// Live, it follows the user's settings. In tests it has to be overridden, `$0.calendar = Calendar(identifier: .gregorian)`.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  private enum CalendarKey: DependencyKey {
    static var liveValue: Calendar { Calendar.autoupdatingCurrent }
  }
}
