#if canImport(FoundationNetworking)
  public import Foundation

  extension Date {
    /// Writes the time between two dates, which Foundation does on Apple's platforms only (`Date.ComponentsFormatStyle`).
    ///
    /// Names of years and months are English, those of weeks to seconds are of the locale. It has another name than on Apple's
    /// platforms, as Foundation has a type of that one here, of which no value can be made.
    ///
    /// ```swift
    /// (start..<end).formatted(.components(style: .wide, fields: [.hour, .minute]))  // 2 hours, 5 minutes
    /// (start..<end).formatted(.timeDuration)  // 2:05:00
    /// ```
    public struct SpanFormatStyle: Foundation.FormatStyle, Sendable {
      /// How units are written (`Date.ComponentsFormatStyle.Style`).
      public struct Style: Codable, Hashable, Sendable {
        fileprivate let rawValue: Int

        /// `2 hours, 5 minutes`
        public static let wide = Style(rawValue: 0)
        /// `2 hr, 5 min`
        public static let abbreviated = Style(rawValue: 1)
        /// `2h 5m`, without commas.
        public static let condensedAbbreviated = Style(rawValue: 2)
        /// `2h 5m`
        public static let narrow = Style(rawValue: 3)
        /// `two hours, five minutes`
        public static let spellOut = Style(rawValue: 4)
        /// `2:05:00`
        static let positional = Style(rawValue: 5)
      }

      /// A unit of time.
      public enum Field: Int, Codable, Hashable, Sendable {
        /// A unit, the longest first.
        case year, month, week, day, hour, minute, second
      }

      /// How units are written.
      public var style: Style
      /// The units that are written; `nil` for all.
      public var fields: Set<Field>?
      /// The locale of names and numbers.
      public var locale: Locale
      /// The calendar of the units.
      public var calendar: Calendar

      /// A style.
      ///
      /// - Parameters:
      ///   - style: How units are written.
      ///   - locale: Whose names and numbers they are.
      ///   - calendar: What units are reckoned in.
      ///   - fields: The units that are written; `nil` for all.
      public init(
        style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
        fields: Set<Field>? = nil
      ) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields
      }

      /// Writes the time from the first date to the last one. Units of which there is none are left out.
      public func format(_ value: Range<Date>) -> String {
        let fields = Self.all.filter { self.fields?.contains($0) ?? true }
        guard let smallest = fields.last else { return "" }
        let components = calendar.dateComponents(
          Set(fields.map(\.component)), from: value.lowerBound, to: value.upperBound)
        let amounts = fields.map { ($0, components.value(for: $0.component) ?? 0) }
        if style == .positional { return positions(amounts) }
        let shown = amounts.filter { $0.1 != 0 }
        let texts = (shown.isEmpty ? [(smallest, 0)] : shown).map(text)
        return texts.joined(separator: style == .narrow || style == .condensedAbbreviated ? " " : ", ")
      }

      /// The style for another locale.
      public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
      }

      /// The style for another calendar.
      public func calendar(_ calendar: Calendar) -> Self {
        var copy = self
        copy.calendar = calendar
        return copy
      }

      private static let all: [Field] = [.year, .month, .week, .day, .hour, .minute, .second]

      /// The first number as it is, the others in two digits.
      private func positions(_ amounts: [(Field, Int)]) -> String {
        let shown = amounts.drop { $0.1 == 0 && $0.0.rawValue < Field.minute.rawValue }
        return shown.enumerated().map { index, amount in
          amount.1.formatted(
            .number.precision(.integerLength(index == 0 ? 1... : 2...)).grouping(.never).locale(locale))
        }.joined(separator: ":")
      }

      private func text(_ field: Field, _ count: Int) -> String {
        guard let unit = field.unit, style != .spellOut else { return named(field, count) }
        let width: Duration.UnitsFormatStyle.UnitWidth =
          style == .wide ? .wide : style == .abbreviated ? .abbreviated : .narrow
        return Duration.seconds(unit.seconds * count)
          .formatted(.units(allowed: [unit.unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
      }

      private func named(_ field: Field, _ count: Int) -> String {
        let name = "\(field)"
        switch style {
        case .narrow, .condensedAbbreviated: return "\(count)\(field == .month ? "mo" : String(name.prefix(1)))"
        case .abbreviated: return "\(count) \(field == .month ? "mth" : "yr")\(count == 1 ? "" : "s")"
        default: return "\(style == .spellOut ? spelledOut(count) : String(count)) \(name)\(count == 1 ? "" : "s")"
        }
      }

      private func spelledOut(_ count: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        return formatter.string(from: count as NSNumber) ?? String(count)
      }
    }
  }

  extension Date.SpanFormatStyle.Field {
    fileprivate var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    /// The unit of durations; `nil` for those that have no fixed length.
    fileprivate var unit: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
      switch self {
      case .year, .month: nil
      case .week: (.weeks, 604_800)
      case .day: (.days, 86_400)
      case .hour: (.hours, 3_600)
      case .minute: (.minutes, 60)
      case .second: (.seconds, 1)
      }
    }
  }

  extension Foundation.FormatStyle where Self == Date.SpanFormatStyle {
    /// Writes the units of the time between two dates.
    ///
    /// - Parameters:
    ///   - style: How units are written.
    ///   - fields: The units that are written; `nil` for all.
    public static func components(
      style: Date.SpanFormatStyle.Style, fields: Set<Date.SpanFormatStyle.Field>? = nil
    ) -> Self { Self(style: style, fields: fields) }

    /// Writes hours, minutes and seconds by their position: `2:05:00`.
    public static var timeDuration: Self { Self(style: .positional, fields: [.hour, .minute, .second]) }
  }
#endif
