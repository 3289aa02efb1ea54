/// Attributes of a cell (SGR 1, 2, 3, 4, 7, 9 of ECMA-48).
public struct CellAttributes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let bold = Self(rawValue: 1 << 0)
  public static let dim = Self(rawValue: 1 << 1)
  public static let italic = Self(rawValue: 1 << 2)
  public static let underline = Self(rawValue: 1 << 3)
  public static let reverse = Self(rawValue: 1 << 4)
  public static let strikethrough = Self(rawValue: 1 << 5)
}

/// How a cell is drawn.
public struct CellStyle: Hashable, Sendable {
  public var foreground: TerminalColor
  public var background: TerminalColor
  public var attributes: CellAttributes

  public init(
    foreground: TerminalColor = .standard, background: TerminalColor = .standard, attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  public static let plain = CellStyle()
}

/// One cell of the screen. A glyph of two columns is followed by a continuation.
public struct Cell: Hashable, Sendable {
  public var glyph: Glyph
  public var style: CellStyle

  public init(_ glyph: Glyph = .space, style: CellStyle = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// Whether the cell is the right half of the glyph before it.
  public var isContinuation: Bool { glyph == .continuation }
}
