/// Attributes of a cell (SGR 1, 2, 3, 4, 7, 9 of ECMA-48).
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// The attributes as bits.
  public let rawValue: UInt8
  /// Attributes as bits, as ``rawValue`` gives them.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Heavier letters, or brighter ones (SGR 1).
  public static let bold = Self(rawValue: 1 << 0)
  /// Fainter letters (SGR 2).
  public static let dim = Self(rawValue: 1 << 1)
  /// Slanted letters (SGR 3).
  public static let italic = Self(rawValue: 1 << 2)
  /// A line below (SGR 4).
  public static let underline = Self(rawValue: 1 << 3)
  /// Foreground and background exchanged (SGR 7).
  public static let reverse = Self(rawValue: 1 << 4)
  /// A line through the letters (SGR 9).
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// Inactive content or an ornament, which may have less contrast. The colour pairing removes the attribute before
  /// output.
  static let quiet = Self(rawValue: 1 << 6)
  /// The edge of a filled shape. The colour pairing removes the attribute before output.
  static let edge = Self(rawValue: 1 << 7)
}

/// How a cell is drawn.
public struct CellStyle: Hashable, Sendable {
  /// The colour of the letters.
  public var foreground: TerminalColor
  /// The colour behind them.
  public var background: TerminalColor
  /// How letters are drawn besides.
  public var attributes: CellAttributes
  /// The link that the cell is part of.
  public var link: TerminalLink?

  /// The terminal's own colours without attributes or link, unless stated.
  public init(
    foreground: TerminalColor = .standard, background: TerminalColor = .standard, attributes: CellAttributes = [],
    link: TerminalLink? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.link = link
  }

  /// The terminal's own colours without attributes.
  public static let plain = CellStyle()
}

/// One cell of the screen. A glyph of two columns is followed by a continuation.
public struct Cell: Hashable, Sendable {
  /// The content of the cell.
  public var glyph: Glyph
  /// How it is drawn.
  public var style: CellStyle
  /// The part of a picture that covers the cell.
  var tile: PictureTile?

  /// An empty cell in the terminal's own colours, unless stated.
  public init(_ glyph: Glyph = .space, style: CellStyle = .plain) {
    self.glyph = glyph
    self.style = style
  }

  /// Whether the cell is the right half of the glyph before it.
  public var isContinuation: Bool { glyph == .continuation }
}
