import Foundation
import IppoRecorder

/// The name of a recording, taken from the other processes of a folder. Containers with one folder can have processes with
/// one id.
///
/// An empty file ending in `.running.ippo` stands for the name. The process holds its lock until the session ends, or until a
/// journal with its own lock is in its place.
@MainActor
final class RecordingReservation {
  /// The end of the name of the file that stands for a session which runs.
  static let suffix = ".running.ippo"

  /// The empty file, and the place of the journal.
  let marker: URL
  private var handle: FileHandle?

  /// Takes the name of a recording.
  ///
  /// - Parameter file: The recording.
  /// - Returns: `nil` for a name that another session has.
  /// - Throws: A `POSIXError` if the folder takes no file.
  init?(of file: URL) throws {
    marker = file.deletingLastPathComponent()
      .appending(path: file.deletingPathExtension().lastPathComponent + Self.suffix)
    let descriptor = open(marker.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      if errno == EEXIST { return nil }
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    // A file system without locks keeps the file of a killed process.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // A session writes its recording before it gives the name back.
    guard !FileManager.default.fileExists(atPath: file.path) else {
      end()
      return nil
    }
  }

  /// A journal is in the place of the file, and holds the name.
  func yieldToJournal() { handle = nil }

  /// Gives the name back.
  func end() {
    guard handle != nil else { return }
    try? FileManager.default.removeItem(at: marker)
    handle = nil
  }

  /// Removes the files that ended processes of a program have left behind without content: names without a session, and
  /// parts of journals.
  ///
  /// - Returns: The journals of ended processes.
  @discardableResult static func removeEmpty(of program: String, in folder: URL) -> [URL] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for name in names where isName(name, of: program, suffix: "\(suffix).\(RecordingJournal.nextExtension)") {
      // The process holds the lock of the journal while it writes the next one.
      let part = folder.appending(path: name)
      let journal = part.deletingPathExtension()
      let isAlive = FileManager.default.fileExists(atPath: journal.path) && !RecordingJournal.isAbandoned(journal)
      if !isAlive { try? FileManager.default.removeItem(at: part) }
    }
    return names.filter { isName($0, of: program, suffix: suffix) }.map { folder.appending(path: $0) }.filter { file in
      guard RecordingJournal.isAbandoned(file) else { return false }
      guard (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize == 0 else { return true }
      try? FileManager.default.removeItem(at: file)
      return false
    }
  }

  /// Whether a name is that of a program with a process id and a number. The names of other programs can begin with it.
  private static func isName(_ name: String, of program: String, suffix: String) -> Bool {
    guard name.hasPrefix("\(program)-"), name.hasSuffix(suffix) else { return false }
    let numbers = name.dropFirst(program.count + 1).dropLast(suffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }
}
