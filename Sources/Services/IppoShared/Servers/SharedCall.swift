import Crypto
import IppoServers

/// A request to a server of shared values.
struct SharedCall: ServerCall {
  enum Operation: Sendable {
    case fetch
    case swap(expected: Int, token: UInt64, bytes: [UInt8])
  }

  let name: SharedName
  let operation: Operation
  var number = 0

  var isAlone: Bool { false }

  var byteCount: Int {
    switch operation {
    case .fetch: 0
    case .swap(_, _, let bytes): bytes.count
    }
  }
}

/// The answer of a server.
enum SharedAnswer: Sendable {
  case value(StoredValue?)
  case swap(StoredSwap)
  case refused(String)
}

/// The name of a value, which may be of any length, and what stands for it where that would be too long.
struct SharedName: Sendable {
  let bytes: [UInt8]
  /// The SHA-256 digest of the name.
  let digest: [UInt8]

  init(_ name: String) {
    bytes = Array(name.utf8)
    digest = Array(SHA256.hash(data: bytes))
  }

  /// The digest in hexadecimal digits.
  var digits: String {
    digest.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}

extension UInt64 {
  /// The most significant byte first.
  var bytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}

extension StoredValue {
  /// - Parameter tokens: eight bytes each.
  init(version: Int, tokens: [UInt8], bytes: [UInt8]) {
    let numbers = stride(from: 0, through: tokens.count - 8, by: 8).map { start in
      tokens[start..<start + 8].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    }
    self.init(bytes: bytes, version: version, tokens: numbers)
  }
}
