import Foundation

/// The folder for drafts of documents that a terminal program could not save when it ended.
///
/// That folder is `ippo/PROGRAM/drafts` in `XDG_STATE_HOME`, or in `~/.local/state` (XDG Base Directory Specification
/// 0.8).
enum DraftFolder {
  /// - Parameter program: The name of the program, as a part of the path.
  /// - Returns: `nil` where the environment names no folder of the user's own.
  static func url(of program: String, _ environment: [String: String]) -> URL? {
    let state: String
    // Paths that are not absolute are to be ignored, as the specification has it.
    if let own = environment["XDG_STATE_HOME"], own.hasPrefix("/") {
      state = own
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      state = home + "/.local/state"
    } else {
      return nil
    }
    return URL(filePath: "\(state)/ippo/\(program)/drafts", directoryHint: .isDirectory)
  }
}
