public import Foundation

/// One or more styled lines of read-only text (`SwiftUI.Text`).
///
/// A string literal is a ``LocalizedStringKey``: it is looked up in the app's string tables and read as Markdown. A
/// `String` variable is shown as it is.
///
/// ```swift
/// Text("Count: **\(count)**").font(.title)
/// Text("Hello, ") + Text(name).bold()
/// ```
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: BundleReference?)
    case attributed(AttributedString)
    case image(Image)
    case date(Date, DateStyle)
    case dates(ClosedRange<Date>)
    case timer(TimerText)
    case formatted(FormattedText)
    case live(LiveText)
    case joined(Text, Text)
  }

  let storage: Storage
  var modifiers: [Modifier] = []

  init(_ storage: Storage) { self.storage = storage }

  /// Text that is neither looked up nor read as Markdown.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// A string that is not a literal, shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Text to look up in a string table.
  ///
  /// - Parameters:
  ///   - tableName: the table; `nil` for `Localizable`.
  ///   - bundle: the bundle of the table; `nil` for the app's.
  ///   - comment: for translators, never shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .key(key, table: tableName, bundle: bundle.map(BundleReference.init))
  }

  /// An image in a line of text.
  public init(_ image: Image) { storage = .image(image) }

  /// Text with attributes: fonts, colours, lines, spaces and links.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

  /// A value in a format of Foundation's, in the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedText(input, format: format))
  }

  /// A value as a `Formatter` writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    storage = .verbatim(formatter.string(for: subject) ?? String(describing: subject))
  }

  /// A date in a style.
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  /// A range of dates.
  public init(_ dates: ClosedRange<Date>) { storage = .dates(dates) }

  /// A range of dates.
  public init(_ interval: DateInterval) { storage = .dates(interval.start...interval.end) }

  /// The time within an interval, counting: "0:59".
  ///
  /// - Parameters:
  ///   - timerInterval: when it counts; before and after it stands still.
  ///   - pauseTime: when it stopped; `nil` while it runs.
  ///   - countsDown: whether it shows the time that is left, or the time that has passed.
  ///   - showsHours: whether hours are written, or more than 59 minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    storage = .timer(
      TimerText(interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// Returns both texts, one after the other, each with its own styles.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

  func modified(_ modifier: Modifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}

extension Text {
  /// The form in which a date is written (`SwiftUI.Text.DateStyle`).
  public struct DateStyle: Codable, Equatable, Sendable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind

    /// "11:23 PM"
    public static let time = DateStyle(kind: .time)
    /// "June 3, 2019"
    public static let date = DateStyle(kind: .date)
    /// "2 hours, 23 minutes": the distance from now.
    public static let relative = DateStyle(kind: .relative)
    /// "+2 hours": the distance from now, with its sign.
    public static let offset = DateStyle(kind: .offset)
    /// "2:32": the distance from now, counting.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Capitalization of the whole text.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// The position where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// The text is truncated at the beginning.
    case head
    /// The text is truncated at the end; the default.
    case tail
    /// The text is truncated in the middle.
    case middle

    var render: RenderText.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// A line under or through text. Browsers draw lines of dashes and dots as dashes or as dots, terminals draw solid
  /// lines.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line. It is kept; lines are drawn solid.
    public var pattern: Pattern
    /// The colour of the line; `nil` for that of the text. The value is kept, and lines have the colour of the text.
    public var color: Color?

    /// A line with a pattern and a colour.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One solid line in the text's colour.
    public static let single = LineStyle()

    var render: RenderText.Line {
      RenderText.Line(
        pattern: RenderText.Line.Pattern(rawValue: pattern.name) ?? .solid, color: color?.render)
    }

    /// Dots and dashes.
    public struct Pattern: Hashable, Sendable {
      fileprivate let name: String
      /// A line without gaps.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// A dash and a dot in turn.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }
}

/// A bundle by identity.
struct BundleReference: Equatable, Sendable {
  // Bundles are immutable after their creation, and Foundation allows their use from any thread.
  let bundle: Bundle

  init(_ bundle: Bundle) { self.bundle = bundle }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.bundle === rhs.bundle }
}
