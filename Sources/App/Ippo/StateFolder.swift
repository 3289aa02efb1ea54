/// The folder of a program for what its runs leave behind for the user: the sessions of a terminal, and drafts of documents.
///
/// That folder is `ippo/PROGRAM` in `XDG_STATE_HOME`, or in `~/.local/state` (XDG Base Directory Specification 0.8).
enum StateFolder {
  /// - Parameter program: The name of the program, as a part of the path.
  /// - Returns: `nil` where the environment names no folder of the user's own.
  static func path(of program: String, _ environment: [String: String]) -> String? {
    // Paths that are not absolute are to be ignored, as the specification has it.
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return "\(state)/ippo/\(program)" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/ippo/\(program)"
  }
}
