/// The terminal's answers in strings: XTVERSION in a DCS, and the graphics protocol of kitty in an APC.
enum StringReply {
  /// The answer in a string; `nil` if the string is not a known answer.
  ///
  /// - Parameters:
  ///   - introducer: The letter after Escape: `P` for DCS, `_` for APC.
  ///   - bytes: The string, with the Escape of ST.
  static func answer(introducer: UInt8, _ bytes: [UInt8]) -> TerminalAnswer? {
    let text = String(decoding: bytes.last == 0x1B ? bytes.dropLast() : bytes[...], as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "P") where text.hasPrefix(">|"): return .version(String(text.dropFirst(2)))
    // An error as an answer comes from a terminal that knows the protocol but cannot show the picture.
    case UInt8(ascii: "_"): return text == "Gi=\(KittyGraphics.questionNumber);OK" ? .kittyGraphics : nil
    default: return nil
    }
  }
}
