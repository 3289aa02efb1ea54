#if Web
  import Foundation

  /// Starts the program of this process again, as a worker.
  struct WorkerLauncher {
    /// The path of the program: the path by which this process was started, so that a new version found there is used.
    let path: String

    init(
      arguments: [String] = CommandLine.arguments, environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
      path = Self.path(arguments.first ?? "", environment)
    }

    private static func path(_ name: String, _ environment: [String: String]) -> String {
      if name.contains("/") { return URL(fileURLWithPath: name).path }
      let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
      let found = folders.map { $0 + "/" + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
      return found ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? name
    }

    /// Starts a worker.
    /// - Parameters:
    ///   - assignment: the variable of the environment with the settings of the worker.
    ///   - errors: the descriptor of the standard error; `nil`: that of this process.
    ///   - variables: further variables of the environment.
    ///   - hasTerminal: Whether the worker belongs to the process group of this process, which has the terminal.
    /// - Returns: the process, and the supervisor's end of the pair of sockets between both.
    /// - Throws: a `WorkerLaunchError`.
    func start(
      _ assignment: String, errors: Int32? = nil, variables: [String: String] = [:], hasTerminal: Bool = false
    ) throws(WorkerLaunchError) -> (process: Int32, control: Int32) {
      var pair: [Int32] = [-1, -1]
      let type = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { throw WorkerLaunchError(code: errno) }
      defer { close(pair[1]) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, pair[1], WorkerSettings.control)
      if let errors { posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO) }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // The worker begins with the usual signals. A worker without the terminal has a group of its own: what a terminal says is for
      // the supervisor alone.
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setpgroup(&attributes, 0)
      let group = hasTerminal ? 0 : POSIX_SPAWN_SETPGROUP
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
      let environment =
        ProcessInfo.processInfo.environment.merging(variables) { $1 }.map { "\($0.key)=\($0.value)" }
        + [assignment]
      let strings = { (texts: [String]) in texts.map { strdup($0) } + [nil] }
      let (argv, envp) = (strings(CommandLine.arguments), strings(environment))
      defer { for string in argv + envp { free(string) } }
      var process: Int32 = 0
      let code = posix_spawn(&process, path, &actions, &attributes, argv, envp)
      guard code == 0 else {
        close(pair[0])
        throw WorkerLaunchError(code: code)
      }
      return (process, pair[0])
    }
  }

  /// Why a worker could not be started.
  struct WorkerLaunchError: Error {
    /// The number of the system's error.
    let code: Int32

    var reason: String { String(cString: strerror(code)) }
  }
#endif
