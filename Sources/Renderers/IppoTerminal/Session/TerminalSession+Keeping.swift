import Dispatch
import IppoRender

/// Persistence: a change is drawn once the keeper has persisted it, or after a limit.
extension TerminalSession {
  /// How long a change is not drawn because it is not kept.
  private static let longestHold = Duration.seconds(1)

  func keep() {
    guard hasChanged, let keeper, let window else { return }
    hasChanged = false
    keeper.change { [renderer] in (window.archive(), renderer.place) }
  }

  /// Whether drawing has to wait.
  var isHeld: Bool {
    guard let keeper, !keeper.isSettled else {
      heldSince = nil
      return false
    }
    let now = Self.now
    guard let heldSince else {
      heldSince = now
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.longestHold.dispatchInterval) { [weak self] in
        MainActor.assumeIsolated { self?.drawHeld() }
      }
      return true
    }
    guard now - heldSince >= Self.longestHold else { return true }
    self.heldSince = nil
    return false
  }

  func drawHeld() {
    if heldSince != nil, !isDrawScheduled { update() }
  }
}
