import RandomRenderTrees
import Testing

@testable import IppoWeb

/// Texts of pages and messages, whose special characters are found byte by byte.
@Suite struct ReplacedBytesTests {
  private static let characters: [Character] = [
    "a", "Z", "9", " ", "&", "<", ">", "\"", "'", "\\", "{", "}", ";", "\0", "\n", "\r\n", "\t", "\u{1}", "\u{1F}",
    "\u{7F}", "é",
    "e\u{301}", "<\u{338}", "ß", "日", "\u{2028}", "👩‍👩‍👧", "🇨🇭",
  ]

  private func texts(seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    return (0..<40).map { _ in
      String((0..<Int.random(in: 0...12, using: &random)).map { _ in Self.characters.randomElement(using: &random)! })
    }
  }

  /// What each Unicode scalar becomes, put together one by one.
  private func model(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    text.unicodeScalars.map { replacement($0) ?? String($0) }.joined()
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `texts are escaped in HTML as they are scalar by scalar`(seed: UInt64) {
    let entities: [Unicode.Scalar: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\0": "\u{FFFD}",
    ]
    for text in texts(seed: seed) {
      let expected = model(text) { entities[$0] }
      #expect(Array(HTMLWriter.escaped(text).utf8) == Array(expected.utf8))
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `texts are escaped in JSON as they are scalar by scalar`(seed: UInt64) {
    let short: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"]
    for text in texts(seed: seed) {
      let expected = model(text) { scalar in
        if let escape = short[scalar] { return escape }
        guard scalar.value < 0x20 else { return nil }
        return scalar.value < 0x10
          ? "\\u000\(String(scalar.value, radix: 16))" : "\\u00\(String(scalar.value, radix: 16))"
      }
      var writer = JSONWriter()
      writer.string(text)
      #expect(Array(writer.text.utf8) == Array("\"\(expected)\"".utf8))
    }
  }

  private func declaration(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(declaration: text)
    return bytes
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `declarations lose what could end them`(seed: UInt64) {
    for text in texts(seed: seed) {
      let expected = model(text) { "{}<>;\\".unicodeScalars.contains($0) ? "" : nil }
      #expect(declaration(text) == Array(expected.utf8))
    }
  }

  @Test func `what is asked about is each byte of ASCII once more at most, and no other`() {
    var asked: [UInt8] = []
    let text = "a日<b"
    let result = text.replacingBytes { byte in
      asked.append(byte)
      return byte == UInt8(ascii: "<") ? "(" : nil
    }
    #expect(result == "a日(b")
    #expect(asked == Array("a<<b".utf8))
  }
}
