/// Splits the bytes of a connection into messages: the length (4 bytes, the most significant first) and the message.
package struct SupervisorFrames: Sendable {
  /// The longest message in bytes.
  package static let greatestMessage = 256 * 1024 * 1024 + 1024

  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  package mutating func append(_ more: UnsafeRawBufferPointer) { bytes += more }

  /// Takes the next whole message.
  /// - Returns: `nil` while more bytes have to arrive.
  /// - Throws: a failure for a message that is too long.
  package mutating func next() throws(ServerFailure) -> ArraySlice<UInt8>? {
    guard bytes.count - start >= 4 else { return nil }
    let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.greatestMessage else {
      throw ServerFailure("a message between a worker and its supervisor has \(length) bytes")
    }
    guard bytes.count - start - 4 >= length else {
      if start > 0 {
        bytes.removeFirst(start)
        start = 0
      }
      return nil
    }
    let message = bytes[start + 4..<start + 4 + length]
    start += 4 + length
    if start == bytes.count {
      bytes = []
      start = 0
    }
    return message
  }
}

/// Writes the fields of one message.
struct SupervisorWriter {
  private(set) var frame: [UInt8] = [0, 0, 0, 0]

  init(_ kind: UInt8) { frame.append(kind) }

  mutating func write(_ number: UInt64) { withUnsafeBytes(of: number.bigEndian) { frame += $0 } }
  mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }
  mutating func write(_ number: Double) { write(number.bitPattern) }

  mutating func write(_ bytes: [UInt8]) {
    write(bytes.count)
    frame += bytes
  }

  mutating func write(_ stamp: SupervisorStamp) {
    write(stamp.writer)
    write(stamp.number)
  }

  mutating func write(_ record: SupervisorRecord?) {
    guard let record else { return write([UInt64]()) }
    write([1 as UInt64])
    write(record.number)
    write(record.bytes)
    write(record.expiry)
    write(record.tokens)
  }

  private mutating func write(_ numbers: [UInt64]) {
    write(numbers.count)
    for number in numbers { write(number) }
  }

  /// The message with its length in front.
  var finished: [UInt8] {
    var frame = frame
    for place in 0..<4 { frame[place] = UInt8(truncatingIfNeeded: (frame.count - 4) >> (24 - 8 * place)) }
    return frame
  }
}

/// Reads the fields of one message.
struct SupervisorReader {
  private var rest: ArraySlice<UInt8>

  init(_ message: ArraySlice<UInt8>) { rest = message }

  /// Whether all fields have been read.
  var isAtEnd: Bool { rest.isEmpty }

  private static var malformed: ServerFailure {
    ServerFailure("a message between a worker and its supervisor is malformed")
  }

  private mutating func take(_ count: Int) throws(ServerFailure) -> ArraySlice<UInt8> {
    guard count >= 0, count <= rest.count else { throw Self.malformed }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func kind() throws(ServerFailure) -> UInt8 {
    guard let kind = try take(1).first else { throw Self.malformed }
    return kind
  }

  mutating func word() throws(ServerFailure) -> UInt64 { try take(8).reduce(0) { $0 << 8 | UInt64($1) } }
  mutating func int() throws(ServerFailure) -> Int { Int(Int64(bitPattern: try word())) }
  mutating func double() throws(ServerFailure) -> Double { Double(bitPattern: try word()) }
  mutating func bytes() throws(ServerFailure) -> [UInt8] { Array(try take(try int())) }

  mutating func stamp() throws(ServerFailure) -> SupervisorStamp {
    SupervisorStamp(writer: try word(), number: try word())
  }

  mutating func record() throws(ServerFailure) -> SupervisorRecord? {
    let isThere = try words()
    guard !isThere.isEmpty else { return nil }
    return SupervisorRecord(number: try int(), bytes: try bytes(), expiry: try double(), tokens: try words())
  }

  private mutating func words() throws(ServerFailure) -> [UInt64] {
    let count = try int()
    guard (0...rest.count / 8).contains(count) else { throw Self.malformed }
    var words: [UInt64] = []
    for _ in 0..<count { words.append(try word()) }
    return words
  }

  func end<Value>(_ value: Value) throws(ServerFailure) -> Value {
    guard isAtEnd else { throw Self.malformed }
    return value
  }
}
