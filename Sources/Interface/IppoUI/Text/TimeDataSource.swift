internal import ConcurrencyExtras
public import Foundation

/// A value that changes with time (`SwiftUI.TimeDataSource`). A text of it is updated each second.
///
/// ```swift
/// Text(.currentDate, format: .dateTime.hour().minute().second())
/// ```
public struct TimeDataSource<Value: Sendable>: Sendable {
  let value: @Sendable (_ now: Date) -> Value
  /// Two sources with the same key have the same values at all times.
  fileprivate let key: TimeSourceKey

  /// Whether both have the same values at all times.
  func isSame<Other>(as other: TimeDataSource<Other>) -> Bool { Value.self == Other.self && key == other.key }
}

private enum TimeSourceKey: Equatable, Sendable {
  case now
  case offset(Date)
  case from(Date)
  case until(Date)
}

extension TimeDataSource where Value == Date {
  /// The date it is now.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(value: { $0 }, key: .now) }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date until now; less than zero for a date to come.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(value: { .seconds($0.timeIntervalSince(date)) }, key: .offset(date))
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The range from a date until now; empty at the date while it is to come.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { date..<max(date, $0) }, key: .from(date))
  }

  /// The range from now until a date; empty at the date when it is over.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { min(date, $0)..<date }, key: .until(date))
  }
}

/// A value of a moment, written in a format.
struct LiveText: Equatable, Sendable {
  private struct Parts {
    let write: (Date, Locale) -> String
    let format: Any
    let source: Any
    let isEqual: (Parts) -> Bool
  }

  /// Format styles and sources are values that nothing changes after they were stored here.
  private let parts: UncheckedSendable<Parts>

  init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F) where F.FormatInput == V, F.FormatOutput == String {
    parts = UncheckedSendable(
      Parts(
        write: { now, locale in format.locale(locale).format(source.value(now)) }, format: format, source: source,
        isEqual: { other in
          (other.format as? F) == format && (other.source as? TimeDataSource<V>).map(source.isSame) ?? false
        }))
  }

  func string(in environment: EnvironmentValues) -> String { parts.value.write(environment.now, environment.locale) }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.parts.value.isEqual(rhs.parts.value) }
}

extension Text {
  /// A value that changes as time goes by, in a format, in the locale of the environment.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.live(LiveText(source, format: format)))
  }

  /// A value that changes as time goes by, in a format that writes attributes: they have no effect.
  @_disfavoredOverload
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(.live(LiveText(source, format: PlainFormat(format))))
  }

  /// A value in a format that writes attributes: they have no effect.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(input, format: PlainFormat(format))
  }
}

/// The characters of a format that writes attributes.
private struct PlainFormat<Base: FormatStyle>: FormatStyle where Base.FormatOutput == AttributedString {
  let base: Base

  init(_ base: Base) { self.base = base }

  func format(_ value: Base.FormatInput) -> String { String(base.format(value).characters) }

  func locale(_ locale: Locale) -> Self { Self(base.locale(locale)) }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value that changes as time goes by, in a format.
  public mutating func appendInterpolation<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String { appendInterpolation(Text(source, format: format)) }

  /// A value that changes as time goes by, in a format that writes attributes: they have no effect.
  @_disfavoredOverload
  public mutating func appendInterpolation<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString { appendInterpolation(Text(source, format: format)) }
}
