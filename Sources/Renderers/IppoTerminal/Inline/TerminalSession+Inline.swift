import Dispatch
import IppoRender

extension TerminalSession {
  /// Follows an inline program: its printed lines and its end.
  func follow(_ program: InlineProgram) {
    program.onPrint = { [weak self] in
      self?.renderer.print($0)
      self?.scheduleDraw()
    }
    program.onEnd = { [weak self] _ in self?.finish() }
  }

  /// Ends the session after one more frame, which has the state that the end leaves. Later input is not handled.
  func finish() {
    stopListeningToInput()
    queue = InputQueue()
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.exit == nil else { return }
        self.window?.drain()
        self.waitForBacklog()
        self.update()
        self.end(.finished)
      }
    }
  }
}
