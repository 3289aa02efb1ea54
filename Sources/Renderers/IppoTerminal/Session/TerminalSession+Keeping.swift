import Dispatch
import IppoRender

/// Persistence: a change is drawn once the keeper has persisted it, or after a limit.
extension TerminalSession {
  /// The longest time that a change stays undrawn because it is not persisted.
  private static let longestHold = Duration.seconds(1)

  func keep() {
    guard hasChanged, let keeper, let window else { return }
    hasChanged = false
    keeper.change { [renderer] in (window.archive(), renderer.place) }
  }

  /// Whether drawing waits for persistence.
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
