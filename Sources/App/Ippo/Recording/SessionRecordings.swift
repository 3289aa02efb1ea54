import Foundation
import IppoRecorder
import IppoRender
import IssueReporting

/// The recordings that `--record` asks for: a file for the window of a terminal, or a folder with a file for each session.
/// With `--record-issues`, only sessions that have reported an issue have a file.
@MainActor
final class SessionRecordings {
  /// The place of the files.
  enum Place: Equatable {
    case file(URL)
    case folder(URL)
    /// The folder for sessions that report an issue.
    case issues(URL)
  }

  /// The size of the part of a session that is kept for an issue, in bytes.
  private static let issueLimit = 250_000

  private let place: Place
  private let program: String
  private let key: [UInt8]?
  private let note: @MainActor (String) -> Void
  private let log: @MainActor (String) -> Void
  private var open: [ObjectIdentifier: SessionRecording] = [:]
  private var count = 0

  /// - Parameters:
  ///   - place: The file or the folder. The folder is made where it is missing.
  ///   - program: The name of the program.
  ///   - key: The secret that files are sealed with; `nil` leaves them readable.
  ///   - note: Receives a sentence about each file that is written for an issue.
  ///   - log: Receives a sentence about each file that cannot be written.
  /// - Throws: An error of the file system if the folder cannot be made.
  init(
    at place: Place, program: String, key: [UInt8]?, note: @escaping @MainActor (String) -> Void = { _ in },
    log: @escaping @MainActor (String) -> Void
  ) throws {
    self.place = place
    self.program = program
    self.key = key
    self.note = note
    self.log = log
    switch place {
    case .file: break
    case .folder(let folder), .issues(let folder):
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    RecordedIssueReporter.install()
    switch place {
    case .file: break
    // Journals are left to a process that reports them.
    case .folder(let folder): RecordingReservation.removeEmpty(of: program, in: folder)
    case .issues(let folder): reportUnfinished(in: folder)
    }
  }

  /// Reports sessions that ended with an earlier process, and gives their files names that stay.
  private func reportUnfinished(in folder: URL) {
    for journal in RecordingReservation.removeEmpty(of: program, in: folder) {
      let name = journal.lastPathComponent
      let file = Self.freeFile("\(name.dropLast(RecordingReservation.suffix.count))-ended", in: folder)
      do {
        try FileManager.default.moveItem(at: journal, to: file)
        note("The app ended in the middle of a session. The session up to there is in \(file.path).")
      } catch {
        log("The recording \(name) cannot be renamed: \(error)")
      }
    }
  }

  /// The first file that is free: a name, and then the name with a number.
  private static func freeFile(_ name: String, in folder: URL) -> URL {
    var file = folder.appending(path: "\(name).ippo")
    var number = 1
    while FileManager.default.fileExists(atPath: file.path) {
      number += 1
      file = folder.appending(path: "\(name)-\(number).ippo")
    }
    return file
  }

  /// Whether only sessions with an issue have files.
  private var isForIssues: Bool { if case .issues = place { true } else { false } }

  /// Makes the recorder of a window.
  func makeRecorder() -> Recorder { isForIssues ? Recorder(limit: Self.issueLimit) : Recorder() }

  /// The file of the next window, and the reservation of its name; `nil` for a file that a person has named.
  private func nextFile() -> (URL, RecordingReservation?) {
    switch place {
    case .file(let file): return (file, nil)
    case .folder(let folder), .issues(let folder):
      while true {
        count += 1
        let name = "\(program)-\(ProcessInfo.processInfo.processIdentifier)-\(count).ippo"
        let file = folder.appending(path: name)
        do {
          if let reservation = try RecordingReservation(of: file) { return (file, reservation) }
        } catch {
          log("The name of the recording \(file.path) cannot be reserved: \(error)")
          return (file, nil)
        }
      }
    }
  }

  /// Begins the recording of a window.
  ///
  /// - Parameter recorder: The recorder; `nil` for a new one.
  func begin(with recorder: Recorder? = nil) -> SessionRecording {
    let (file, reservation) = nextFile()
    let recording = SessionRecording(recorder ?? makeRecorder(), file: file, reservation, of: self)
    open[ObjectIdentifier(recording)] = recording
    guard isForIssues else { return recording }
    if let reservation { keepJournal(of: recording, reservation) }
    recording.recorder.onIssue = { [weak self, weak recording] in
      guard let self, let recording, save(recording) else { return }
      note("The app has reported an issue. The session up to there is in \(recording.file.path).")
    }
    return recording
  }

  /// Writes each entry of a window into a journal.
  private func keepJournal(of recording: SessionRecording, _ reservation: RecordingReservation) {
    let name = reservation.marker.lastPathComponent
    let journal = RecordingJournal(
      at: reservation.marker, program: program, key: key,
      report: { [weak self] error in
        Task { @MainActor in self?.log("The recording \(name) cannot be written on: \(error)") }
      })
    recording.recorder.keepJournal(journal)
    recording.journal = journal
    reservation.yieldToJournal()
  }

  /// Writes the file of a window, unless it is written for issues.
  fileprivate func write(_ recording: SessionRecording) {
    if !isForIssues { save(recording) }
  }

  /// - Returns: Whether the file is written.
  @discardableResult private func save(_ recording: SessionRecording) -> Bool {
    do {
      try recording.recorder.recording(of: program).write(to: recording.file, sealedWith: key)
    } catch {
      log("The recording \(recording.file.path) cannot be written: \(error)")
      return false
    }
    return true
  }

  fileprivate func end(_ recording: SessionRecording) {
    write(recording)
    recording.journal?.remove()
    recording.reservation?.end()
    open[ObjectIdentifier(recording)] = nil
  }

  /// Writes the files of all windows that are still open.
  func finish() {
    for recording in open.values { end(recording) }
  }
}

/// The recording of one window.
@MainActor
final class SessionRecording {
  let recorder: Recorder
  let file: URL
  /// The file for a session that ends with the process; `nil` unless it is kept for issues.
  fileprivate(set) var journal: RecordingJournal?
  /// The name of the file in its folder; `nil` for a file that a person has named.
  fileprivate let reservation: RecordingReservation?
  private weak var recordings: SessionRecordings?

  init(_ recorder: Recorder, file: URL, _ reservation: RecordingReservation?, of recordings: SessionRecordings) {
    self.recorder = recorder
    self.file = file
    self.reservation = reservation
    self.recordings = recordings
  }

  /// Writes the recording so far.
  func write() { recordings?.write(self) }

  /// Writes the recording of a window that is closed.
  func end() { recordings?.end(self) }
}

/// Notes reported issues in the recording of the window that reports them.
struct RecordedIssueReporter: IssueReporter {
  /// Adds a reporter to those of the process, once.
  static func install() {
    guard !IssueReporters.current.contains(where: { $0 is Self }) else { return }
    IssueReporters.current.append(Self())
  }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    (WindowRecording.ofCurrentWindow as? Recorder)?.add(issue: message() ?? "Issue reported at \(fileID):\(line).")
  }
}
