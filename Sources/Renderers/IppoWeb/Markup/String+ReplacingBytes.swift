extension String {
  /// The text with some of its ASCII characters replaced.
  ///
  /// It is gone through byte by byte, and what stands between the characters is copied in one go: nearly all texts of a page
  /// have none of them, and are returned as they are. Bytes of other characters of UTF-8 are never those of ASCII.
  ///
  /// - Parameter replacement: What takes the place of a byte; `nil` for one that stays.
  func replacingBytes(_ replacement: (UInt8) -> String?) -> String {
    var text = self
    return text.withUTF8 { bytes in
      guard let first = bytes.indices.first(where: { bytes[$0] < 0x80 && replacement(bytes[$0]) != nil }) else {
        return nil as String?
      }
      var result = ""
      result.reserveCapacity(bytes.count + bytes.count / 8)
      var copied = 0
      for index in first..<bytes.count where bytes[index] < 0x80 {
        guard let new = replacement(bytes[index]) else { continue }
        result += String(decoding: bytes[copied..<index], as: UTF8.self)
        result += new
        copied = index + 1
      }
      result += String(decoding: bytes[copied...], as: UTF8.self)
      return result
    } ?? self
  }
}
