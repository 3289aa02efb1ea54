import Foundation

/// A script that `/bin/sh` runs without the signal mask and the signal handlers of this process.
struct ShellScript {
  let text: String
  /// The values of `$0`, `$1` and so on.
  let arguments: [String]
  /// Whether the script has a process group of its own. Control-C in this terminal is not for such a script.
  var hasOwnGroup = false
  /// The signals with their default action, although this process ignores or handles them.
  var defaultSignals = [SIGPIPE]
  /// The path of the terminal for the three streams; `nil` for the streams of this process.
  var terminal: String?

  /// - Returns: The process, which the caller waits for; `nil` if it cannot be started.
  func start() -> pid_t? {
    var attributes = posix_spawnattr_t()
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in defaultSignals { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = hasOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let terminal {
      for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, stream, terminal, O_RDWR, 0)
      }
    }
    var words: [UnsafeMutablePointer<CChar>?] = (["sh", "-c", text] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process = pid_t()
    return posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables) == 0 ? process : nil
  }
}
