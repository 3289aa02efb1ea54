/// The text for one grapheme cluster in the terminal: always harmless, and one or two columns wide.
///
/// Text comes from anywhere. A control character could move the cursor, change modes or make the terminal answer.
/// Therefore each becomes its picture (Unicode block Control Pictures, U+2400). Characters that reorder the line
/// (bidirectional controls, UAX #9) are left out, because the screen is laid out in cells from left to right.
public struct Glyph: Hashable, Sendable {
  /// The character to write; a space for an invisible cluster.
  public let character: Character
  /// Columns: 0 for what is left out, else 1 or 2.
  public let columns: Int
  /// Whether terminals agree on the number of columns.
  let hasCertainWidth: Bool

  /// A space of one column.
  public static let space = Glyph(trusted: " ", columns: 1)

  /// The right half of a glyph of two columns.
  static let continuation = Glyph(trusted: "\0", columns: 0)

  init(trusted character: Character, columns: Int) {
    self.character = character
    self.columns = columns
    hasCertainWidth = character.isASCII || Self.hasCertainWidth(character)
  }

  /// The harmless form of any grapheme cluster.
  public init(_ cluster: Character) {
    // Only a cluster of one ASCII scalar, or CR with LF, has an ASCII value; a letter with marks has no ASCII value.
    if let ascii = cluster.asciiValue {
      let isPrintable = ascii >= 0x20 && ascii < 0x7F
      let shown = isPrintable ? cluster : Self.picture(UInt32(ascii))
      self.init(trusted: shown, columns: 1)
      return
    }
    let scalars = cluster.unicodeScalars
    let first = scalars.first!
    if Self.isControl(first) {
      self.init(trusted: Self.picture(first.value), columns: 1)
    } else if scalars.contains(where: Self.isDangerous) {
      let rest = String(String.UnicodeScalarView(scalars.filter { !Self.isDangerous($0) }))
      if let remaining = rest.first { self.init(remaining) } else { self.init(trusted: " ", columns: 0) }
    } else if first.isMark, case let whole = " " + String(cluster), whole.count == 1 {
      // A mark without a base character is drawn on a space.
      self.init(trusted: Character(whole), columns: ClusterWidth.columns(Character(whole)))
    } else {
      let columns = ClusterWidth.columns(cluster)
      if columns > 0 {
        self.init(trusted: cluster, columns: columns)
      } else if first.properties.generalCategory == .format {
        self.init(trusted: " ", columns: 0)
      } else {
        // A medial or final jamo without an initial jamo.
        self.init(trusted: (" " + String(cluster)).first!, columns: 1)
      }
    }
  }

  /// C0, DEL and C1 (ECMA-48).
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  private static func picture(_ code: UInt32) -> Character {
    switch code {
    case 0x0D, 0x0A: "␤"
    case 0x00..<0x20: Character(Unicode.Scalar(0x2400 + code)!)
    case 0x7F: "␡"
    default: "\u{FFFD}"
    }
  }

  /// Bidirectional controls, controls, interlinear annotation, tags outside of flags, line separators.
  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069,
      0xFFF9...0xFFFB:
      true
    default: false
    }
  }
}
