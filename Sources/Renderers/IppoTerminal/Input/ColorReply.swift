/// The terminal's answer to a question about a colour: `OSC 11 ; rgb:RRRR/GGGG/BBBB ST` (XParseColor syntax).
enum ColorReply {
  /// The background, by OSC 11.
  static func background(_ bytes: [UInt8]) -> RGB? {
    let parts = parts(bytes)
    return parts.count == 2 && parts[0] == "11" ? color(parts[1]) : nil
  }

  /// The foreground, by OSC 10, or one of the 16 colours, by OSC 4.
  static func answer(_ bytes: [UInt8]) -> TerminalAnswer? {
    let parts = parts(bytes)
    switch (parts[0], parts.count) {
    case ("10", 2): return color(parts[1]).map { .foreground($0) }
    case ("4", 3):
      guard let index = Int(parts[1]), (0..<16).contains(index) else { return nil }
      return color(parts[2]).map { .color(index: index, $0) }
    default: return nil
    }
  }

  private static func parts(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: ";", omittingEmptySubsequences: false)
  }

  private static func color(_ value: Substring) -> RGB? {
    if value.hasPrefix("#"), value.count == 7, let hex = UInt32(value.dropFirst(), radix: 16) { return RGB(hex: hex) }
    guard let colon = value.firstIndex(of: ":"), value[..<colon] == "rgb" || value[..<colon] == "rgba" else {
      return nil
    }
    let parts = value[value.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    let components = parts.prefix(3).map { part -> Double? in
      guard (1...4).contains(part.count), let number = UInt32(part, radix: 16) else { return nil }
      return Double(number) / Double((1 << (4 * part.count)) - 1)
    }
    guard let red = components[0], let green = components[1], let blue = components[2] else { return nil }
    return RGB(red: red, green: green, blue: blue)
  }
}
