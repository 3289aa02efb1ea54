/// The binary form of an archive: a version, and one value.
///
/// ```
/// archive  = version:u8 value
/// value    = kind:u8 content
/// number   = unsigned LEB128; signed numbers are zigzag-coded; floating-point numbers are 8 bytes, little-endian
/// name     = 0 count utf8… (the first time: it takes the next place in the table of names, from 1), or its place
/// ```
extension ArchivedValue {
  private static let version: UInt8 = 1

  fileprivate enum Kind: UInt8 {
    case none, yes, no, integer, unsigned, number, text, bytes, list, fields, choice, object
  }

  /// The value as bytes, without the parts beyond the depth limit.
  package func encoded() -> [UInt8] {
    var encoder = ArchiveEncoder()
    encoder.bytes.append(Self.version)
    encoder.encode(self, depth: 0)
    return encoder.bytes
  }

  /// - Throws: ``ArchiveError`` when the bytes are no archive.
  package init(decoding bytes: [UInt8]) throws(ArchiveError) {
    guard let version = bytes.first else { throw ArchiveError("It is empty.") }
    guard version == Self.version else {
      throw ArchiveError("It is of version \(version); this program reads version \(Self.version).")
    }
    var decoder = ArchiveDecoder(bytes: bytes, position: 1)
    self = try decoder.value(depth: 0)
    guard decoder.isAtEnd else { throw ArchiveError("It does not end where it says.") }
  }
}

/// Why bytes are no archive.
package struct ArchiveError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

private struct ArchiveEncoder {
  var bytes: [UInt8] = []
  private var names: [String: Int] = [:]

  mutating func encode(_ value: ArchivedValue, depth: Int) {
    guard depth < ArchivedValue.levelLimit - 1 || !value.hasParts else { return start(.none) }
    switch value {
    case .none: start(.none)
    case .bool(let value): start(value ? .yes : .no)
    case .integer(let value):
      start(.integer)
      number(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
    case .unsigned(let value):
      start(.unsigned)
      number(value)
    case .number(let value):
      start(.number)
      withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    case .text(let value):
      start(.text)
      text(value)
    case .bytes(let value):
      start(.bytes)
      number(UInt64(value.count))
      bytes.append(contentsOf: value)
    case .list(let values):
      start(.list)
      number(UInt64(values.count))
      for value in values { encode(value, depth: depth + 1) }
    case .fields(let fields):
      start(.fields)
      number(UInt64(fields.count))
      for field in fields {
        name(field.name)
        encode(field.value, depth: depth + 1)
      }
    case .choice(let name, let value):
      start(.choice)
      self.name(name)
      encode(value, depth: depth + 1)
    case .object(let number, let value):
      start(.object)
      self.number(UInt64(number))
      encode(value, depth: depth + 1)
    }
  }

  private mutating func start(_ kind: ArchivedValue.Kind) { bytes.append(kind.rawValue) }

  private mutating func number(_ value: UInt64) { LEB128.append(value, to: &bytes) }

  private mutating func text(_ value: String) {
    number(UInt64(value.utf8.count))
    bytes.append(contentsOf: value.utf8)
  }

  private mutating func name(_ value: String) {
    if let place = names[value] { return number(UInt64(place)) }
    names[value] = names.count + 1
    number(0)
    text(value)
  }
}

private struct ArchiveDecoder {
  let bytes: [UInt8]
  var position: Int
  private var names: [String] = []

  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func value(depth: Int) throws(ArchiveError) -> ArchivedValue {
    guard depth < ArchivedValue.levelLimit else { throw ArchiveError("It is nested too deeply.") }
    switch ArchivedValue.Kind(rawValue: try byte()) {
    case .none?: return .none
    case .yes: return .bool(true)
    case .no: return .bool(false)
    case .integer:
      let value = try number()
      return .integer(Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
    case .unsigned: return .unsigned(try number())
    case .number:
      var pattern: UInt64 = 0
      for (index, byte) in try take(8).enumerated() { pattern |= UInt64(byte) << (8 * UInt64(index)) }
      return .number(Double(bitPattern: pattern))
    case .text: return .text(try text())
    case .bytes: return .bytes(Array(try take(try count())))
    case .list:
      var values: [ArchivedValue] = []
      for _ in 0..<(try count()) { values.append(try value(depth: depth + 1)) }
      return .list(values)
    case .fields:
      var fields: [ArchivedField] = []
      for _ in 0..<(try count()) {
        fields.append(ArchivedField(name: try name(), value: try value(depth: depth + 1)))
      }
      return .fields(fields)
    case .choice: return .choice(try name(), try value(depth: depth + 1))
    case .object: return .object(try count(), try value(depth: depth + 1))
    case nil: throw ArchiveError("It holds a value of an unknown kind.")
    }
  }

  private mutating func byte() throws(ArchiveError) -> UInt8 {
    guard position < bytes.count else { throw ArchiveError("It is cut short.") }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func take(_ count: Int) throws(ArchiveError) -> ArraySlice<UInt8> {
    guard count <= bytes.count - position else { throw ArchiveError("It is cut short.") }
    defer { position += count }
    return bytes[position..<position + count]
  }

  private mutating func number() throws(ArchiveError) -> UInt64 {
    do {
      return try LEB128.read(bytes, at: &position)
    } catch {
      switch error {
      case .incomplete: throw ArchiveError("It is cut short.")
      case .overflow: throw ArchiveError("A number in it is too large.")
      }
    }
  }

  /// A number of things of which each takes a byte or more, except that an object's number is no number of things.
  private mutating func count() throws(ArchiveError) -> Int {
    guard let count = Int(exactly: try number()) else { throw ArchiveError("A number in it is too large.") }
    return count
  }

  private mutating func text() throws(ArchiveError) -> String {
    String(decoding: try take(try count()), as: UTF8.self)
  }

  private mutating func name() throws(ArchiveError) -> String {
    let place = try count()
    if place == 0 {
      let name = try text()
      names.append(name)
      return name
    }
    guard place <= names.count else { throw ArchiveError("It refers to a name it does not have.") }
    return names[place - 1]
  }
}
