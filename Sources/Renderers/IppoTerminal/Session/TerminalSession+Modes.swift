import Foundation
import IppoRender

/// Modes: how the session takes the terminal, and gives it back.
extension TerminalSession {
  /// - Returns: Whether the terminal could be had.
  func enter() -> Bool {
    // Set before anything is written: a crash in between must not leave the terminal raw.
    setRestoration(of: appModes)
    guard device.makeRaw() else { return false }
    // A stop by another process (SIGSTOP) has left the modes of the app set. A former process of the program leaves its modes.
    if !isTakingOver { change(to: .shell) }
    isTakingOver = false
    change(to: appModes)
    askFirst()
    return true
  }

  /// Gives the terminal back.
  ///
  /// - Parameter erasing: Whether the picture of an inline program goes.
  func leave(erasing: Bool) {
    dropPictures()
    flush()
    if inline != nil { write(renderer.leave(erasing: erasing)) }
    // The session reads all input that was typed before the shell's screen returns; later input belongs to the shell.
    // The answer of an answering terminal marks the end of its reports.
    if questions.areAnswered { change(to: modes.silent) }
    awaitAnswers()
    change(to: .shell)
    waitForBacklog()
    device.restore(isDrained: backlog.isEmpty)
    backlog = []
    setRestoration([])
  }

  /// Waits up to two seconds until the terminal has taken what was written. It may be slow, but the shell must not find it
  /// in the modes of the app.
  func waitForBacklog() {
    for _ in 0..<200 where !backlog.isEmpty {
      var descriptor = pollfd(fd: device.output, events: Int16(POLLOUT), revents: 0)
      guard poll(&descriptor, 1, 10) >= 0 else { break }
      flush()
    }
  }

  func change(to next: TerminalModes) {
    guard next != modes else { return }
    if next != .shell { setRestoration(of: next) }
    write(modes.bytes(to: next))
    modes = next
  }

  /// Sets what a crash writes: a frame that is cut off may have left a string without an end (ST), or margins (DECSTBM).
  func setRestoration(of modes: TerminalModes) {
    setRestoration(Array("\u{1B}\\\(renderer.restoration)".utf8) + modes.bytes(to: .shell))
  }

  private func setRestoration(_ bytes: [UInt8]) {
    SignalGuard.setRestoration(bytes)
    control?.onRestoration(bytes)
  }

  /// Stops the process as Control-Z does in a shell, and goes on when it is continued.
  func suspend(wholeGroup: Bool) {
    window?.change(phase: .background)
    leave(erasing: true)
    resume {
      if wholeGroup {
        // The programs that started this one, such as `swift run`, belong to the same job.
        SignalGuard.ignoring(SIGTSTP) { kill(0, SIGTSTP) }
      }
      SignalGuard.raiseDefault(SIGTSTP)
    }
  }

  /// Takes the terminal anew: whoever had it meanwhile may have left it in any modes.
  ///
  /// - Parameter stop: Stops the process, if it has not been stopped yet.
  func resume(after stop: () -> Void = {}) {
    // The signal that ends the stop is part of this resumption. A process that is continued in the background stops
    // once more, for its terminal (SIGTTOU).
    SignalGuard.discarding(SIGCONT) {
      stop()
      _ = device.makeRaw()
    }
    // A stop from here on is resumed by its own signal, because the terminal may have other modes after it.
    title = nil
    progress = .none
    restartMotions()
    renderer.startAnew()
    guard enter() else { return end(.hangup) }
    window?.change(phase: .active)
    adoptSize()
  }
}
