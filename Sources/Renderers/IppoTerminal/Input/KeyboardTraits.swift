/// The differences between terminals in keys with one byte or with ambiguous sequences.
struct KeyboardTraits: Equatable, Sendable {
  /// The line discipline's erase character (VERASE, POSIX.1-2024, 11.1.9), which the Backspace key sends: BS or DEL.
  var erase: UInt8 = 0x7F
  /// Whether `CSI P` is Delete, as in st, and not F1.
  var sendsDeleteAsP = false

  /// The key of a scalar outside of any sequence.
  func key(_ scalar: Unicode.Scalar) -> TerminalKeyPress {
    switch scalar.value {
    // Return, and the Enter key of some numeric pads; other numeric pads send Control-J.
    case 0x0D, 0x0A: TerminalKeyPress(.enter)
    case 0x09: TerminalKeyPress(.tab)
    // One of the two is Backspace, and the other is Control-Backspace.
    case 0x08: TerminalKeyPress(.backspace, erase == 0x08 ? [] : .control)
    case 0x7F: TerminalKeyPress(.backspace, erase == 0x08 ? .control : [])
    case 0x00: .character(" ", .control)
    case 0x1B: TerminalKeyPress(.escape)
    case 0x01...0x1A: .character(Character(Unicode.Scalar(scalar.value + 0x60)!), .control)
    case 0x1C...0x1F: .character(Character(Unicode.Scalar(scalar.value + 0x40)!), .control)
    default: .character(Character(scalar))
    }
  }
}
