extension String {
  /// The text with some of its ASCII characters replaced. Nearly all texts of a page have none of them, and are returned as they
  /// are.
  ///
  /// - Parameter replacement: What takes the place of a byte; `nil` for one that stays.
  func replacingBytes(_ replacement: (UInt8) -> String?) -> String {
    var text = self
    let first = text.withUTF8 { bytes in bytes.firstIndex { $0 < 0x80 && replacement($0) != nil } }
    guard let first else { return self }
    var bytes: [UInt8] = []
    bytes.append(text, replacing: replacement, from: first)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Adds a text with some of its ASCII characters replaced, in UTF-8.
  ///
  /// It is gone through byte by byte, and what stands between the characters is copied in one go. Bytes of other characters of
  /// UTF-8 are never those of ASCII.
  ///
  /// - Parameters:
  ///   - replacement: What takes the place of a byte; `nil` for one that stays.
  ///   - first: Where that begins: the bytes before stay.
  @inline(__always)
  mutating func append(_ text: String, replacing replacement: (UInt8) -> String?, from first: Int = 0) {
    var text = text
    text.withUTF8 { bytes in
      var copied = 0
      for index in first..<bytes.count {
        guard bytes[index] < 0x80, let new = replacement(bytes[index]) else { continue }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied..<index]))
        append(contentsOf: new.utf8)
        copied = index + 1
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[copied...]))
    }
  }
}
