import Foundation

/// The grammar of a JSON text (RFC 8259).
///
/// The decoder of Foundation takes more: a comma before a closing bracket, a name that an object has twice, and encodings other
/// than UTF-8. Two programs would read such a text differently, as a proxy that inspects messages and this server.
struct JSONGrammar {
  /// How deep arrays and objects may lie in each other. Messages of the protocol need two levels.
  static let depth = 64

  private let json: [UInt8]
  private var index = 0

  private init(_ json: [UInt8]) { self.json = json }

  /// Checks a whole text.
  /// - Throws: ``MalformedMessage`` with a reason that names no content of the text.
  static func check(_ json: [UInt8]) throws(MalformedMessage) {
    var grammar = Self(json)
    try grammar.value(depth: 0)
    guard grammar.index == json.count else { throw notJSON }
  }

  private static let notJSON = MalformedMessage("not JSON as RFC 8259 has it")

  private var next: UInt8? { index < json.count ? json[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D { index += 1 }
  }

  /// A value with the white space around it.
  private mutating func value(depth: Int) throws(MalformedMessage) {
    skipSpace()
    switch next {
    case UInt8(ascii: "["): try array(depth: depth + 1)
    case UInt8(ascii: "{"): try object(depth: depth + 1)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    default: try number()
    }
    skipSpace()
  }

  private mutating func array(depth: Int) throws(MalformedMessage) {
    guard depth <= Self.depth else { throw MalformedMessage("arrays or objects too deep in each other") }
    index += 1
    skipSpace()
    if take(UInt8(ascii: "]")) { return }
    repeat { try value(depth: depth) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw Self.notJSON }
  }

  private mutating func object(depth: Int) throws(MalformedMessage) {
    guard depth <= Self.depth else { throw MalformedMessage("arrays or objects too deep in each other") }
    index += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return }
    var names: Set<[UInt8]> = []
    repeat {
      skipSpace()
      let start = index
      try string()
      guard names.insert(Self.name(json[start..<index])).inserted else {
        throw MalformedMessage("a name that an object has twice")
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw Self.notJSON }
      try value(depth: depth)
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw Self.notJSON }
  }

  /// The bytes of a name without its escapes: an escaped letter is the same letter.
  private static func name(_ string: ArraySlice<UInt8>) -> [UInt8] {
    guard string.contains(UInt8(ascii: "\\")), let name = try? JSONDecoder().decode(String.self, from: Data(string))
    else { return Array(string.dropFirst().dropLast()) }
    return Array(name.utf8)
  }

  private mutating func string() throws(MalformedMessage) {
    guard take(UInt8(ascii: "\"")) else { throw Self.notJSON }
    while let byte = next, byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"): try escape()
      default: break
      }
    }
    throw Self.notJSON
  }

  /// The rest of an escape, behind its backslash.
  private mutating func escape() throws(MalformedMessage) {
    guard let byte = next else { throw Self.notJSON }
    index += 1
    if #""\/bfnrt"#.utf8.contains(byte) { return }
    guard byte == UInt8(ascii: "u") else { throw Self.notJSON }
    for _ in 0..<4 {
      guard let digit = next, Character(Unicode.Scalar(digit)).isHexDigit, digit < 0x80 else { throw Self.notJSON }
      index += 1
    }
  }

  private mutating func number() throws(MalformedMessage) {
    _ = take(UInt8(ascii: "-"))
    // No other digit follows a leading zero.
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return }
    if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
    try digits()
  }

  private mutating func digits() throws(MalformedMessage) {
    let start = index
    while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw Self.notJSON }
  }

  private mutating func literal(_ word: String) throws(MalformedMessage) {
    for byte in word.utf8 {
      guard take(byte) else { throw Self.notJSON }
    }
  }
}
