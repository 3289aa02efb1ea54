public import Foundation

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct TextModifiersKey: EnvironmentKey {
  static var defaultValue: [Text.Modifier] { [] }
}

private struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private struct TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

/// The number of lines for which text has space, however short it is, and the limit that was set with it.
struct ReservedLines: Equatable {
  var count = 0
  var limit: Int?
}

private struct ReservedLinesKey: EnvironmentKey {
  static var defaultValue: ReservedLines { ReservedLines() }
}

private struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private struct MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The font of text; `nil` for the font of the surroundings.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue.map { $0.within(self[FontKey.self]) } }
  }

  /// Styles for all text below: `bold()`, `italic()`, `monospacedDigit()`, … of views.
  var textModifiers: [Text.Modifier] {
    get { self[TextModifiersKey.self] }
    set { self[TextModifiersKey.self] = newValue }
  }

  /// Capitalization of text; `nil` leaves it as it is.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The alignment of the lines of one text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The most lines a text may have; `nil` for as many as fit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The least number of lines for which text has space.
  var reservedLines: ReservedLines {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// The number of lines for which text has space. A limit that was set further in reserves none.
  var leastLines: Int { reservedLines.limit == lineLimit ? max(0, reservedLines.count) : 0 }

  /// The position where text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The smallest factor by which text may shrink to fit, 0...1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// The distance between lines in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether letters may move closer together to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }
}
