public import Foundation

extension DependencyValues {
  /// The time zone to tell the time in.
  ///
  /// Live, it follows the system. In tests it has to be overridden: `$0.timeZone = TimeZone(secondsFromGMT: 0)!`.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private enum TimeZoneKey: DependencyKey {
    static var liveValue: TimeZone { TimeZone.autoupdatingCurrent }
  }
}
