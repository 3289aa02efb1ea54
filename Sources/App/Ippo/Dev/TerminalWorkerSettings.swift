#if Terminal && Web
  import Foundation

  /// The settings of a process that a ``TerminalSupervisor`` has started, in the variable `IPPO_TERMINAL_WORKER`.
  struct TerminalWorkerSettings: HandedSettings {
    static let variable = "IPPO_TERMINAL_WORKER"

    /// The folder in which the window is kept for the next process.
    var folder: String
    /// The line discipline of the shell, as the memory of `termios`.
    var discipline: Data
    /// The secret from which the token of the inspector follows, in Base64.
    var secret: Data

    init(folder: String, discipline: termios) {
      self.folder = folder
      secret = Data((0..<32).map { _ in UInt8.random(in: 0...255) })
      self.discipline = withUnsafeBytes(of: discipline) { Data($0) }
    }

    /// The line discipline of the shell; `nil` for settings of another system.
    var original: termios? {
      guard discipline.count == MemoryLayout<termios>.size else { return nil }
      return discipline.withUnsafeBytes { $0.loadUnaligned(as: termios.self) }
    }
  }
#endif
