/// The terminal's answer to a question about a colour: `OSC 11 ; rgb:RRRR/GGGG/BBBB ST` (XParseColor syntax).
enum ColorReply {
  static func background(_ bytes: [UInt8]) -> RGB? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("11;") else { return nil }
    let value = text.dropFirst(3)
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
