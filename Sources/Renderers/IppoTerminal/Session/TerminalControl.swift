#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#else
  package import Darwin
#endif

/// The supervision of a session by the process that starts the program's versions (`--dev`).
@MainActor
package final class TerminalControl {
  /// The line discipline of the shell.
  let original: termios
  /// The modes in which the former process has left the terminal.
  let former: TerminalModes
  /// Receives the bytes that restore the terminal from now on; none while the terminal is the shell's.
  package var onRestoration: ([UInt8]) -> Void = { _ in }
  /// The modes in which the session has left the terminal to the next process; `nil` where the terminal is the shell's.
  package internal(set) var left: TerminalModes?
  private weak var session: TerminalSession?
  /// Whether the next process waits for the terminal.
  private(set) var isAsked = false

  /// - Parameters:
  ///   - original: the line discipline of the shell.
  ///   - former: the modes in which the former process has left the terminal.
  package init(original: termios, former: TerminalModes = .shell) {
    self.original = original
    self.former = former
  }

  /// The lines about the program; `nil` for none.
  package var strip: TerminalStrip? {
    didSet { if strip != oldValue { session?.show(strip) } }
  }

  /// Asks the session to leave the terminal to the next process, with all input that was not read.
  package func handOver() {
    isAsked = true
    session?.handOverIfIdle()
  }

  func begin(_ session: TerminalSession) {
    self.session = session
    if strip != nil { session.show(strip) }
    session.handOverIfIdle()
  }
}
