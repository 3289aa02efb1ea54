#if Terminal && Web
  import Foundation

  /// The settings of a process that a ``TerminalSupervisor`` has started, in the variable `IPPO_TERMINAL_WORKER`.
  struct TerminalWorkerSettings: Codable {
    private static let variable = "IPPO_TERMINAL_WORKER"

    /// The folder in which the window is kept for the next process.
    var folder: String
    /// The line discipline of the shell, as the memory of `termios`.
    var discipline: Data

    init(folder: String, discipline: termios) {
      self.folder = folder
      self.discipline = withUnsafeBytes(of: discipline) { Data($0) }
    }

    /// The line discipline of the shell; `nil` for settings of another system.
    var original: termios? {
      guard discipline.count == MemoryLayout<termios>.size else { return nil }
      return discipline.withUnsafeBytes { $0.loadUnaligned(as: termios.self) }
    }

    /// The variable of the environment, with its name.
    var assignment: String {
      // A text and data: JSON can say all of it.
      let json = try! JSONEncoder().encode(self)
      return "\(Self.variable)=\(String(decoding: json, as: UTF8.self))"
    }

    /// The settings of this process; `nil` where no supervisor has started it. The variable is removed, so that programs that the
    /// app starts do not see it.
    static func taken() -> TerminalWorkerSettings? {
      guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else { return nil }
      unsetenv(variable)
      return try? JSONDecoder().decode(TerminalWorkerSettings.self, from: Data(text.utf8))
    }
  }
#endif
