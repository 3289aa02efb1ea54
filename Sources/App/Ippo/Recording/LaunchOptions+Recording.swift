import Foundation
import IppoRecorder

extension LaunchOptions {
  /// The secret that recordings are sealed with, from `--secret-file` or `IPPO_SECRET`; `nil` leaves them readable.
  ///
  /// - Throws: A `ValidationError` for a secret that is too short or cannot be read.
  var recordingKey: [UInt8]? {
    get throws {
      #if Web
        try server.secret(ProcessInfo.processInfo.environment)
      #else
        nil
      #endif
    }
  }

  /// The text of the recording that `--show-recording` names.
  ///
  /// - Throws: `RecordingError`, or an error of the file system.
  func recordingStory(_ file: String) throws -> String {
    try Recording(contentsOf: URL(fileURLWithPath: file), key: recordingKey).story + "\n"
  }

  /// Prints the recording that `--show-recording` names, and ends the process. Does nothing without the option.
  func showRecordingAndExit() {
    guard let showRecording else { return }
    do {
      FileHandle.standardOutput.write(Data(try recordingStory(showRecording).utf8))
      exit(EXIT_SUCCESS)
    } catch {
      Self.printError("\(showRecording): \(error)")
      exit(EXIT_FAILURE)
    }
  }

  /// The recordings that `--record` or `--record-issues` asks for; `nil` without these options.
  ///
  /// - Throws: A `ValidationError` for a bad secret, or an error of the file system.
  @MainActor func recordings() throws -> SessionRecordings? {
    let place: SessionRecordings.Place
    if let recordIssues {
      place = .issues(URL(fileURLWithPath: recordIssues))
    } else if let record {
      let url = URL(fileURLWithPath: record)
      place = isInTerminal ? .file(url) : .folder(url)
    } else {
      return nil
    }
    return try SessionRecordings(
      at: place, program: Self.programName, key: recordingKey,
      note: { FileHandle.standardError.write(Data("\($0)\n".utf8)) }, log: { Self.printError($0) })
  }
}
