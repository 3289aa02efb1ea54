#if canImport(FoundationNetworking)
  public import Foundation

  /// Writes lengths of time, which Foundation does on Apple's platforms only (`Foundation.DateComponentsFormatter`).
  ///
  /// It knows weeks, days, hours, minutes and seconds, and names them in English. What is less than the smallest unit
  /// is left out.
  ///
  /// ```swift
  /// let formatter = DateComponentsFormatter()
  /// formatter.allowedUnits = [.minute, .second]
  /// formatter.zeroFormattingBehavior = .pad
  /// formatter.string(from: 65)  // 01:05
  /// ```
  public final class DateComponentsFormatter: @unchecked Sendable {  // set up before it is used, as formatters are
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// `1:05`
      case positional
      /// `1m 5s`
      case abbreviated
      /// `1 min, 5 sec`
      case short
      /// `1 minute, 5 seconds`
      case full
      /// As ``full``: numbers are not spelled out.
      case spellOut
      /// `1min 5sec`
      case brief
    }

    /// The treatment of units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// A bit for each behaviour, as in Foundation.
      public let rawValue: UInt

      /// Behaviours by their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Leading ones are dropped where units have a position, and all where they have names.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// Zeros before the first other number are dropped.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      /// Zeros between other numbers are dropped.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      /// Zeros after the last other number are dropped.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      /// All zeros are dropped; one stays where there is nothing else.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// All are written, numbers in two digits.
      public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// The units that are written; hours, minutes and seconds unless it is said.
    public var allowedUnits: Set<Calendar.Component> = [.hour, .minute, .second]
    /// How units are written.
    public var unitsStyle = UnitsStyle.positional
    /// The treatment of units that are zero.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most; 0 for all.
    public var maximumUnitCount = 0

    /// A formatter of hours, minutes and seconds, by their position.
    public init() {}

    /// Writes a length of time.
    ///
    /// - Parameter interval: Its seconds.
    /// - Returns: The text; nil where no unit is allowed that it knows.
    public func string(from interval: TimeInterval) -> String? {
      var rest = Int(abs(interval).rounded(.towardZero))
      var amounts: [Amount] = []
      for unit in Unit.all where allowedUnits.contains(unit.component) {
        amounts.append(Amount(unit: unit, count: rest / unit.seconds))
        rest %= unit.seconds
      }
      guard !amounts.isEmpty else { return nil }
      amounts = kept(of: amounts)
      if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
      return (interval <= -1 ? "-" : "") + text(of: amounts)
    }

    /// Writes the time from one date to another. See ``string(from:)-(TimeInterval)``.
    public func string(from startDate: Date, to endDate: Date) -> String? {
      string(from: endDate.timeIntervalSince(startDate))
    }

    /// Writes the weeks, days, hours, minutes and seconds of components. See ``string(from:)-(TimeInterval)``.
    public func string(from components: DateComponents) -> String? {
      string(
        from: Unit.all.reduce(0) { $0 + TimeInterval((components.value(for: $1.component) ?? 0) * $1.seconds) })
    }

    private func kept(of amounts: [Amount]) -> [Amount] {
      var behavior = zeroFormattingBehavior
      if behavior.contains(.pad) { return amounts }
      if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
      var amounts = amounts[...]
      if behavior.contains(.dropLeading) {
        while amounts.count > 1, amounts.first?.count == 0 { amounts.removeFirst() }
      }
      if behavior.contains(.dropTrailing) {
        while amounts.count > 1, amounts.last?.count == 0 { amounts.removeLast() }
      }
      guard behavior.contains(.dropMiddle), amounts.count > 2 else { return Array(amounts) }
      return [amounts.first!] + amounts.dropFirst().dropLast().filter { $0.count != 0 } + [amounts.last!]
    }

    private func text(of amounts: [Amount]) -> String {
      let isPadded = zeroFormattingBehavior.contains(.pad)
      let numbers = amounts.enumerated().map { index, amount in
        let digits = String(amount.count)
        let isFilled = digits.count < 2 && (isPadded || unitsStyle == .positional && index > 0)
        return isFilled ? "0" + digits : digits
      }
      guard unitsStyle != .positional else { return numbers.joined(separator: ":") }
      let names = zip(numbers, amounts).map { number, amount in number + amount.unit.name(amount.count, unitsStyle) }
      return names.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }

    private struct Amount {
      let unit: Unit
      let count: Int
    }

    private struct Unit {
      let component: Calendar.Component
      let seconds: Int
      let letter: String
      let abbreviation: String
      let word: String

      static let all = [
        Unit(component: .weekOfMonth, seconds: 604_800, letter: "w", abbreviation: "wk", word: "week"),
        Unit(component: .day, seconds: 86_400, letter: "d", abbreviation: "day", word: "day"),
        Unit(component: .hour, seconds: 3_600, letter: "h", abbreviation: "hr", word: "hour"),
        Unit(component: .minute, seconds: 60, letter: "m", abbreviation: "min", word: "minute"),
        Unit(component: .second, seconds: 1, letter: "s", abbreviation: "sec", word: "second"),
      ]

      func name(_ count: Int, _ style: UnitsStyle) -> String {
        switch style {
        case .positional: ""
        case .abbreviated: letter
        case .brief: abbreviation
        case .short: " " + abbreviation + (abbreviation == "day" && count != 1 ? "s" : "")
        case .full, .spellOut: " " + word + (count == 1 ? "" : "s")
        }
      }
    }
  }
#endif
