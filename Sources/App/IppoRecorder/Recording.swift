public import Foundation
internal import IppoArchive
internal import IppoRender

#if Web
  internal import IppoSessions
#endif

/// A recorded session, as a value and as a file (`.ippo`).
///
/// A file is one line of JSON (``Header``) and a compact rest. Private texts are left out before anything is written. With a
/// key, the rest is sealed as well, as archives of sessions are.
public struct Recording: Equatable, Sendable {
  /// The first line of a file, which everyone can read.
  public struct Header: Codable, Equatable, Sendable {
    /// The format: `ippo recording`.
    public var format = Self.format
    /// The version of the format.
    public var version = Self.version
    /// The name of the program.
    public var program: String
    /// The time of the recording, in seconds since 1970.
    public var date: Double
    /// The number of a person's events.
    public var steps: Int
    /// The number of actions.
    public var actions: Int
    /// Whether a key is needed to read the rest.
    public var isSealed = false
    /// Whether the process ended in the middle of the session; `nil` for a session with an end.
    public var isUnfinished: Bool?

    static let format = "ippo recording"
    static let version = 1
  }

  /// The summary.
  public private(set) var header: Header
  package var body: RecordedBody

  package init(program: String, date: Date, body: RecordedBody) {
    header = Header(program: program, date: date.timeIntervalSince1970.rounded(), steps: 0, actions: 0)
    self.body = body
    count()
  }

  private mutating func count() {
    header.steps = body.entries.count { if case .step = $0 { true } else { false } }
    header.actions = body.entries.count { if case .action = $0 { true } else { false } }
  }

  mutating func setUnfinished(isSealed: Bool) {
    header.isUnfinished = true
    header.isSealed = isSealed
  }

  /// The maximum size of a file, in bytes.
  public static let sizeLimit = 64 << 20
  /// The maximum length of the first line, in bytes.
  static let headerLimit = 4096

  // MARK: Writing

  /// The recording as a file.
  ///
  /// - Parameter key: The secret to seal with, at least 32 bytes; `nil` leaves the file readable.
  /// - Throws: ``RecordingError``.
  public func bytes(sealedWith key: [UInt8]? = nil) throws -> [UInt8] {
    let writer = ArchiveWriter()
    guard let value = writer.write(body, at: "recording"), writer.omissions.isEmpty else {
      throw RecordingError.damaged("A part of it cannot be written.")
    }
    var rest = value.encoded()
    var recording = self
    recording.header.isSealed = key != nil
    recording.header.isUnfinished = nil
    if let key { rest = try Self.seal(rest, with: key) }
    return try recording.firstLine() + rest
  }

  func firstLine() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Array(try encoder.encode(header)) + [UInt8(ascii: "\n")]
  }

  /// Writes the file. A file at this place is replaced as a whole.
  ///
  /// - Parameters:
  ///   - url: The place of the file.
  ///   - key: The secret to seal with, at least 32 bytes; `nil` leaves the file readable.
  /// - Throws: ``RecordingError``, or an error of the file system.
  public func write(to url: URL, sealedWith key: [UInt8]? = nil) throws {
    try Data(bytes(sealedWith: key)).write(to: url, options: .atomic)
  }

  // MARK: Reading

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The place of the file.
  ///   - key: The secret it was sealed with; `nil` for a file without a seal.
  /// - Throws: ``RecordingError``, or an error of the file system.
  public init(contentsOf url: URL, key: [UInt8]? = nil) throws {
    try self.init(bytes: Self.bytes(at: url), key: key)
  }

  /// The bytes of a file, at most one more than a recording may have.
  package static func bytes(at url: URL) throws -> [UInt8] {
    let handle = try FileHandle(forReadingFrom: url)
    defer { try? handle.close() }
    return Array(try handle.read(upToCount: sizeLimit + 1) ?? Data())
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - key: The secret it was sealed with; `nil` for a file without a seal.
  /// - Throws: ``RecordingError``.
  public init(bytes: [UInt8], key: [UInt8]? = nil) throws {
    guard bytes.count <= Self.sizeLimit else { throw RecordingError.tooLarge }
    header = try Self.header(of: bytes)
    let start = (bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0) + 1
    var rest = Array(bytes[start...])
    if header.isSealed, key == nil { throw RecordingError.sealed }
    let key = header.isSealed ? key : nil
    if header.isUnfinished == true {
      body = try RecordingJournal.body(of: rest[...], key: key)
      count()
      try check()
      return
    }
    if let key { rest = try Self.open(rest, with: key) }
    let value: ArchivedValue
    do { value = try ArchivedValue(decoding: rest) } catch { throw RecordingError.damaged("\(error)") }
    let reader = ArchiveReader()
    body = reader.read(value, initial: RecordedBody(), at: "recording")
    if let loss = reader.losses.min(by: { $0.key < $1.key }) {
      throw RecordingError.damaged("\(loss.key): \(loss.value).")
    }
    try check()
  }

  private func check() throws {
    guard body.stores.count >= (body.highestStore.map { $0 + 1 } ?? 0) else {
      throw RecordingError.damaged("An action belongs to a store that is missing.")
    }
  }

  /// Reads the first line of a file alone.
  ///
  /// - Throws: ``RecordingError``.
  public static func header(of bytes: [UInt8]) throws -> Header {
    guard let end = bytes.prefix(headerLimit).firstIndex(of: UInt8(ascii: "\n")) else {
      throw RecordingError.noRecording
    }
    let line = Data(bytes[..<end])
    // One decoder reads all parts: of two members with one name, decoders take different ones.
    let decoder = JSONDecoder()
    guard let mark = try? decoder.decode(Mark.self, from: line), mark.format == Header.format else {
      throw RecordingError.noRecording
    }
    guard let version = mark.version else { throw RecordingError.damaged("The version is missing.") }
    guard version == Header.version else { throw RecordingError.unknownVersion(version) }
    do { return try decoder.decode(Header.self, from: line) } catch {
      throw RecordingError.damaged("The first line lacks a part.")
    }
  }

  /// The members by which a file is known.
  private struct Mark: Decodable {
    let format: String?
    let version: Int?

    private enum CodingKeys: CodingKey {
      case format
      case version
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      format = try? members.decode(String.self, forKey: .format)
      version = try? members.decode(Int.self, forKey: .version)
    }
  }

  #if Web
    static func seal(_ bytes: [UInt8], with key: [UInt8]) throws -> [UInt8] {
      try ArchiveSeal(secret: checked(key)).seal(bytes, of: Header.format)
    }

    static func open(_ bytes: [UInt8], with key: [UInt8]) throws -> [UInt8] {
      do {
        return try ArchiveSeal(secret: checked(key)).open(bytes, of: Header.format)
      } catch .otherSecret {
        throw RecordingError.otherKey
      } catch {
        throw RecordingError.damaged("\(error)")
      }
    }

    private static func checked(_ key: [UInt8]) throws(ArchiveSealError) -> [UInt8] {
      guard key.count >= 32 else { throw .otherSecret }
      return key
    }
  #else
    static func seal(_ bytes: [UInt8], with key: [UInt8]) throws -> [UInt8] { throw RecordingError.noSeals }
    static func open(_ bytes: [UInt8], with key: [UInt8]) throws -> [UInt8] { throw RecordingError.noSeals }
  #endif
}

extension RecordedBody {
  /// The highest number of a store among the actions; a negative number counts as too high.
  fileprivate var highestStore: Int? {
    entries.compactMap { entry in
      guard case .action(let action) = entry else { return nil }
      return action.store < 0 ? .max - 1 : min(action.store, .max - 1)
    }.max()
  }
}

/// Why a recording cannot be read or written.
public enum RecordingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file is something else.
  case noRecording
  /// The file is larger than ``Recording/sizeLimit``.
  case tooLarge
  /// A later version of Ippo has written the file.
  case unknownVersion(Int)
  /// The file is sealed, and a key is missing.
  case sealed
  /// The file was sealed with another key, or the key has fewer than 32 bytes.
  case otherKey
  /// The program was built without the trait `Web`, which brings the seals.
  case noSeals
  /// The content is damaged, with the place and the reason.
  case damaged(String)

  /// Says what is wrong, and what can be done about it.
  public var description: String {
    switch self {
    case .noRecording: "The file is no recording: its first line is not that of an .ippo file."
    case .tooLarge: "The recording is larger than \(Recording.sizeLimit >> 20) MB."
    case .unknownVersion(let version):
      "The recording is of version \(version); this program reads version \(Recording.Header.version)."
    case .sealed: "The recording is sealed. Give the key that it was sealed with."
    case .otherKey: "The recording was sealed with another key, or the key has fewer than 32 bytes."
    case .noSeals: "A program without the trait “Web” of the package ippo can neither seal nor open recordings."
    case .damaged(let reason): "The recording is damaged. \(reason)"
    }
  }
}
