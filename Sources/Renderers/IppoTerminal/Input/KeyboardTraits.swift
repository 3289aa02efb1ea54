/// What differs from terminal to terminal about keys that are sent as one byte or as sequences with several meanings.
struct KeyboardTraits: Equatable, Sendable {
  /// The line discipline's erase character (VERASE, POSIX.1-2024, 11.1.9): what the Backspace key sends, BS or DEL.
  var erase: UInt8 = 0x7F
  /// `CSI P` is Delete, as st sends it, and not F1.
  var sendsDeleteAsP = false

  /// A scalar outside of any sequence: a key.
  func key(_ scalar: Unicode.Scalar) -> TerminalKeyPress {
    switch scalar.value {
    // Return, and the Enter key of some numeric pads, which is Control-J on others.
    case 0x0D, 0x0A: TerminalKeyPress(.enter)
    case 0x09: TerminalKeyPress(.tab)
    // One of the two is Backspace, and the other one Backspace with Control.
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
