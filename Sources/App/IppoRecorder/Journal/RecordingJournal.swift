package import Foundation
internal import IppoArchive
internal import IppoRender
internal import Synchronization

/// A file that is written entry by entry, and so survives a trap of the process.
///
/// The first line is that of a recording. Records follow, each behind its length in four bytes, and sealed with the key if
/// there is one. A process that ends in the middle of a record leaves one behind that is not read.
package final class RecordingJournal: Sendable {
  /// A part of a journal.
  enum Record: Hashable, Sendable {
    /// The content so far, in place of all records before.
    case begin(RecordedBody)
    case store(RecordedStore)
    /// An entry at its place among the others.
    case entry(Int, RecordedEntry)
  }

  private let file: URL
  private let program: String
  private let date: Date
  private let key: [UInt8]?
  private let report: @Sendable (any Error) -> Void
  private let stage = Mutex<Stage>(.closed)

  private enum Stage {
    /// Before the first record, and after an error.
    case closed
    case open(FileHandle)
    /// The session has ended, and leaves no file, whatever is still noted.
    case ended
  }

  /// The extension of a file that is to take the place of the journal.
  package static let nextExtension = "new"

  /// - Parameters:
  ///   - file: The place of the file.
  ///   - program: The name of the program.
  ///   - date: The time of the recording.
  ///   - key: The secret to seal with; `nil` leaves the file readable.
  ///   - report: Receives the error that ends the journal.
  package init(
    at file: URL, program: String, date: Date = Date(), key: [UInt8]?, report: @escaping @Sendable (any Error) -> Void
  ) {
    self.file = file
    self.program = program
    self.date = date
    self.key = key
    self.report = report
  }

  /// Begins the file anew. The file of before stays until the new one is complete.
  func begin(with body: RecordedBody) {
    stage.withLock { stage in
      if case .ended = stage { return }
      stage = attempt { try open(with: body) }.map { .open($0) } ?? .closed
    }
  }

  private func open(with body: RecordedBody) throws -> FileHandle {
    var start = Recording(program: program, date: date, body: RecordedBody())
    start.setUnfinished(isSealed: key != nil)
    let next = file.appendingPathExtension(Self.nextExtension)
    var isComplete = false
    defer { if !isComplete { try? FileManager.default.removeItem(at: next) } }
    try Data(try start.firstLine() + bytes(of: .begin(body))).write(to: next)
    let handle = try FileHandle(forWritingTo: next)
    // The system drops the lock with the process. A file system without locks has journals that nobody reports.
    if flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0 {
      _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    try handle.seekToEnd()
    guard rename(next.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    isComplete = true
    return handle
  }

  func append(_ record: Record) {
    stage.withLock { stage in
      guard case .open(let handle) = stage else { return }
      let isWritten: Void? = attempt { try handle.write(contentsOf: bytes(of: record)) }
      if isWritten == nil { stage = .closed }
    }
  }

  /// Removes the file, for a session that has ended as it should.
  package func remove() {
    stage.withLock { stage in
      stage = .ended
      try? FileManager.default.removeItem(at: file)
    }
  }

  /// Whether the process that wrote a journal has ended. Process ids say less: a container's begin at 1 each time.
  package static func isAbandoned(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forUpdating: file) else { return false }
    defer { try? handle.close() }
    return flock(handle.fileDescriptor, LOCK_EX | LOCK_NB) == 0
  }

  private func attempt<Result>(_ body: () throws -> Result) -> Result? {
    do { return try body() } catch {
      report(error)
      return nil
    }
  }

  private func bytes(of record: Record) throws -> [UInt8] {
    let writer = ArchiveWriter()
    guard let value = writer.write(record, at: "record"), writer.omissions.isEmpty else {
      throw RecordingError.damaged("A part of it cannot be written.")
    }
    let bytes = try key.map { try Recording.seal(value.encoded(), with: $0) } ?? value.encoded()
    return withUnsafeBytes(of: UInt32(bytes.count).littleEndian) { Array($0) } + bytes
  }

  // MARK: Reading

  /// The content of a journal, up to the first record that is not whole.
  ///
  /// - Throws: ``RecordingError``.
  static func body(of bytes: ArraySlice<UInt8>, key: [UInt8]?) throws -> RecordedBody {
    var body = RecordedBody()
    var entries = JournalEntries()
    var rest = bytes
    while rest.count >= 4 {
      let length = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      guard length <= rest.count else { break }
      let sealed = Array(rest.prefix(length))
      rest = rest.dropFirst(length)
      let record = try record(of: try key.map { try Recording.open(sealed, with: $0) } ?? sealed)
      switch record {
      case .begin(let start):
        body = start
        entries = JournalEntries(start.entries)
      case .store(let store): body.stores.append(store)
      case .entry(let place, let entry): try entries.insert(entry, at: place)
      }
    }
    body.entries = entries.all
    return body
  }

  private static func record(of bytes: [UInt8]) throws -> Record {
    let value: ArchivedValue
    do { value = try ArchivedValue(decoding: bytes) } catch { throw RecordingError.damaged("\(error)") }
    let reader = ArchiveReader()
    guard let record = reader.read(value, as: Record.self), reader.losses.isEmpty else {
      throw RecordingError.damaged("A record of the journal cannot be read.")
    }
    return record
  }
}
