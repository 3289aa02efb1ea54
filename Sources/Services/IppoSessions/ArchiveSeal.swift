import CGzip
import Crypto
import Foundation

/// Seals archives before they leave the process, and opens sealed ones. Other parties can neither read nor change an
/// archive, and opening fails for the archive of another session.
///
///     version (1 byte), flags (1), key id (4), nonce (12), text, tag (16)
///
/// The algorithm is AES-256-GCM (NIST SP 800-38D) with a key for each session, derived from the secret by HKDF-SHA256
/// (RFC 5869). Therefore random nonces suffice for any number of commits. The head and the session's id are
/// authenticated as well. What is longer than `leastCompressed` is compressed first.
public struct ArchiveSeal: Sendable {
  static let version: UInt8 = 1
  private static let compressed: UInt8 = 1
  private static let headBytes = 6
  /// Below this many bytes, compression does not pay.
  static let leastCompressed = 2048

  private let secret: SymmetricKey
  private let keyID: [UInt8]

  /// - Parameter secret: at least 32 bytes; processes that share sessions share it.
  public init(secret: [UInt8]) {
    self.secret = SymmetricKey(data: secret)
    // Names the secret without telling anything of it.
    let id = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: self.secret, info: Data("ippo session archive: id of the key".utf8), outputByteCount: 4)
    keyID = id.withUnsafeBytes { Array($0) }
  }

  private func key(for session: String) -> SymmetricKey {
    HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, info: Data("ippo session archive: key of \(session)".utf8), outputByteCount: 32)
  }

  /// Seals an archive of a session.
  public func seal(_ archive: [UInt8], of session: String) throws(ArchiveSealError) -> [UInt8] {
    var text = archive
    var flags: UInt8 = 0
    if archive.count > Self.leastCompressed, let gzip = Self.gzip(archive) {
      text = gzip
      flags |= Self.compressed
    }
    let head = [Self.version, flags] + keyID
    guard
      let box = try? AES.GCM.seal(text, using: key(for: session), authenticating: head + Array(session.utf8)),
      let bytes = box.combined
    else { throw .tooLarge }
    return head + bytes
  }

  /// Opens what was sealed for a session.
  public func open(_ sealed: [UInt8], of session: String) throws(ArchiveSealError) -> [UInt8] {
    guard let version = sealed.first else { throw .damaged }
    guard version == Self.version else { throw .unknownVersion(version) }
    guard sealed.count > Self.headBytes else { throw .damaged }
    let head = Array(sealed[..<Self.headBytes])
    guard Array(head[2...]) == keyID else { throw .otherSecret }
    guard
      let box = try? AES.GCM.SealedBox(combined: sealed[Self.headBytes...]),
      let text = try? AES.GCM.open(box, using: key(for: session), authenticating: head + Array(session.utf8))
    else { throw .damaged }
    guard head[1] & Self.compressed != 0 else { return [UInt8](text) }
    guard let archive = Self.gunzip([UInt8](text)) else { throw .damaged }
    return archive
  }

  private static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    let bound = ippo_gzipBound(bytes.count)
    let result = [UInt8](unsafeUninitializedCapacity: bound) { room, count in
      count = ippo_gzip(bytes, bytes.count, room.baseAddress, room.count, 1)
    }
    return (1..<bytes.count).contains(result.count) ? result : nil
  }

  private static func gunzip(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 18 else { return nil }
    // The last four bytes say how many there were, the least significant first (RFC 1952, 2.3.1).
    let size = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    let result = [UInt8](unsafeUninitializedCapacity: size) { room, count in
      count = ippo_gunzip(bytes, bytes.count, room.baseAddress, room.count)
    }
    return result.count == size ? result : nil
  }
}

/// Why an archive cannot be opened.
public enum ArchiveSealError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The archive was sealed with another secret.
  case otherSecret
  /// The archive was sealed by a later version of Ippo.
  case unknownVersion(UInt8)
  /// The bytes differ from the sealed ones, or belong to another session.
  case damaged
  /// More bytes than can be sealed at once.
  case tooLarge

  /// Says what is wrong, and what can be done about it.
  public var description: String {
    switch self {
    case .otherSecret:
      "The archive was sealed with another secret. Give the server the secret it had, or let these sessions expire."
    case .unknownVersion(let version):
      "The archive is of version \(version); this program reads version \(ArchiveSeal.version)."
    case .damaged: "The archive is damaged, or another session's."
    case .tooLarge: "The archive is too large to be sealed."
    }
  }
}
