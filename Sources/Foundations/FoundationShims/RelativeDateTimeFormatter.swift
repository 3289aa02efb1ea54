#if canImport(FoundationNetworking)
  public import Foundation

  /// Writes how far a date lies from another, which Foundation does on Apple's platforms only
  /// (`Foundation.RelativeDateTimeFormatter`).
  ///
  /// ```swift
  /// RelativeDateTimeFormatter().localizedString(for: .now.addingTimeInterval(-7200), relativeTo: .now)  // 2 hours ago
  /// ```
  public final class RelativeDateTimeFormatter: Formatter,
    // Set up before it is used, as formatters are.
    @unchecked Sendable
  {
    // Set up before it is used, as other formatters are; the class promises no more than theirs do.
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// `2 months ago`
      case full
      /// `two months ago`
      case spellOut
      /// `2 mo. ago`
      case short
      /// As ``short``, with the narrowest marks.
      case abbreviated
    }

    /// Whether days have names.
    public enum DateTimeStyle: Int, Sendable {
      /// `1 day ago`
      case numeric
      /// `yesterday`
      case named
    }

    /// How units are written.
    public var unitsStyle = UnitsStyle.full
    /// Whether days have names.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// The position of the text, on which its first letter depends.
    public var formattingContext = Formatter.Context.unknown
    /// The calendar of the units.
    public var calendar: Calendar! = .autoupdatingCurrent
    /// The locale of the words.
    public var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }

    /// A formatter as ``init()`` makes it: nothing is read from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes how far a date lies from another.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - referenceDate: What it is seen from.
    /// - Returns: The text.
    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      // The style measures from now.
      let now = Date()
      return style.format(now.addingTimeInterval(date.timeIntervalSince(referenceDate)))
    }

    /// Writes a length of time as the distance from now.
    ///
    /// - Parameter timeInterval: Its seconds; negative for the past.
    /// - Returns: The text.
    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      style.format(Date().addingTimeInterval(timeInterval))
    }

    /// Writes components as the distance from now.
    ///
    /// - Parameter dateComponents: The distance.
    /// - Returns: The text.
    public func localizedString(from dateComponents: DateComponents) -> String {
      let now = Date()
      return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// Writes how far a date lies from now.
    ///
    /// - Parameter obj: The date; there is no text for anything else.
    /// - Returns: The text.
    public override func string(for obj: Any?) -> String? { (obj as? Date).map(style.format) }

    private var style: Date.RelativeFormatStyle {
      var style = Date.RelativeFormatStyle(
        presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale,
        calendar: calendar)
      switch formattingContext {
      case .beginningOfSentence: style.capitalizationContext = .beginningOfSentence
      case .middleOfSentence: style.capitalizationContext = .middleOfSentence
      case .listItem: style.capitalizationContext = .listItem
      case .standalone: style.capitalizationContext = .standalone
      default: style.capitalizationContext = .unknown
      }
      return style
    }

    private var units: Date.RelativeFormatStyle.UnitsStyle {
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    }
  }
#endif
