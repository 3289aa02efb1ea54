import ArgumentParser
import Foundation
import IppoRecorder

#if Web
  import IppoWeb
#endif

extension LaunchOptions {
  /// - Throws: A `ValidationError` for options with which nothing is replayed.
  func checkReplay(_ environment: [String: String]) throws {
    guard replay != nil else { return }
    for (name, isGiven) in [
      ("--record", record != nil), ("--record-issues", recordIssues != nil), ("--inspect", inspect), ("--dev", dev),
      ("--previews", preview.previews),
      ("--session", session != nil), ("--open", open != nil),
    ] where isGiven { throw ValidationError("--replay shows a recorded session: start the app without \(name).") }
    #if Web
      guard try isInTerminal || server.workerCount(environment) == 1 else {
        throw ValidationError("--replay shows one window: start the app without --workers.")
      }
      guard try isInTerminal || server.configuration(title: "", environment).isOnLoopbackAlone else {
        throw ValidationError(
          "--replay lets people control the app, so that it is for loopback alone. Serve at 127.0.0.1 and without "
            + "--trust-proxy.")
      }
    #endif
  }

  /// The recording that `--replay` names; `nil` without the option.
  ///
  /// - Throws: `RecordingError`, a `ValidationError` for a bad secret, or an error of the file system.
  func replayedRecording() throws -> Recording? {
    guard let replay else { return nil }
    let file = URL(fileURLWithPath: replay)
    // A server records into a folder, one file for each session.
    guard (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory != true else {
      throw LaunchError.notReplayed(replay, "This is a folder. Name one of the recordings in it.")
    }
    do {
      return try Recording(contentsOf: file, key: recordingKey)
    } catch let error as CocoaError {
      throw LaunchError.notReplayed(replay, error.localizedDescription)
    } catch {
      throw LaunchError.notReplayed(replay, "\(error)")
    }
  }
}
