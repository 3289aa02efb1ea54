#if os(Linux)
  import Foundation

  /// A running `swift build`, whose output can be read from a descriptor.
  package final class BuildProcess {
    package let process: Int32
    private let reader: OutputReader
    /// The processes that the build had started when it was cancelled.
    private var descendants: [Int32] = []

    /// Starts the `swift` that `PATH` names, in a process group of its own.
    package init(_ arguments: [String], environment: [String: String]) throws(DevError) {
      let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
      guard let program = folders.map({ $0 + "/swift" }).first(where: FileManager.default.isExecutableFile) else {
        throw .cannotBuild("PATH has no swift")
      }
      var pipe: [Int32] = [-1, -1]
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &pipe) == 0 else {
        throw .cannotBuild(String(cString: strerror(errno)))
      }
      defer { close(pipe[1]) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
      posix_spawn_file_actions_adddup2(&actions, pipe[1], 2)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // The build begins with the usual signals, which its owner may have blocked.
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setpgroup(&attributes, 0)
      posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
      let strings = { (texts: [String]) in texts.map { strdup($0) } + [nil] }
      let (argv, envp) = (strings(["swift"] + arguments), strings(environment.map { "\($0.key)=\($0.value)" }))
      defer { for string in argv + envp { free(string) } }
      var process: Int32 = 0
      let code = posix_spawn(&process, program, &actions, &attributes, argv, envp)
      guard code == 0 else {
        close(pipe[0])
        throw .cannotBuild(String(cString: strerror(code)))
      }
      self.process = process
      reader = OutputReader(pipe[0])
    }

    /// Readable when the build has written something. The descriptor closes with the object.
    package var descriptor: Int32 { reader.descriptor }

    /// Whether nobody can write any more. The descriptor stays readable then.
    package var isAtEnd: Bool { reader.isAtEnd }

    /// The output since the last call.
    package func output() -> [UInt8] {
      var output: [UInt8] = []
      reader.read { output += $0 }
      return output
    }

    /// Asks the build to end. SwiftPM asks the compilers the same, and does not wait for them: see ``endDescendants()``.
    package func cancel() {
      descendants = Self.descendants(of: process)
      kill(-process, SIGINT)
    }

    /// Ends the compilers of a cancelled build that has ended, so that they do not write beside those of the next build.
    package func endDescendants() {
      for descendant in descendants { kill(descendant, SIGKILL) }
      descendants = []
    }

    /// Ends the build, and all processes that it has started, whichever group they are in.
    package func end() {
      let descendants = Self.descendants(of: process)
      kill(-process, SIGKILL)
      for descendant in descendants { kill(descendant, SIGKILL) }
    }

    /// The processes that a process has started, and those that these have started (proc(5)).
    static func descendants(of process: Int32) -> [Int32] {
      let list = (try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)) ?? ""
      let children = list.split(separator: " ").compactMap { Int32($0) }
      return children + children.flatMap(descendants)
    }
  }
#endif
