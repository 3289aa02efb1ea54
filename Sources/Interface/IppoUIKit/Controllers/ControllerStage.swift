package import IppoRender
import Observation

/// What controllers are shown over a window, or in place of what its scene shows. Reading it is observed.
@MainActor
package final class ControllerStage: Observable, IdleAttachment {
  /// A controller that is presented, and what is to be done when it is gone.
  package struct Shown: Identifiable {
    package let controller: UIViewController
    /// Lives as long as what it presents.
    let presenter: UIViewController
    package let id: Int
  }

  private let registrar = ObservationRegistrar()
  private var storedRoot: UIViewController?
  private var storedShown: [Shown] = []
  private var count = 0
  /// Called when there is something to show for the first time.
  private var onUse: (@MainActor () -> Void)?

  nonisolated init() {}

  /// That of a window.
  package nonisolated static func of(_ display: WindowDisplay) -> ControllerStage {
    display.attachment { ControllerStage() }
  }

  /// The controller that the app has put in place of what its scene shows; `nil` for none.
  package internal(set) var root: UIViewController? {
    get {
      registrar.access(self, keyPath: \.root)
      return storedRoot
    }
    set {
      registrar.withMutation(of: self, keyPath: \.root) { storedRoot = newValue }
      if isInUse { use() }
    }
  }

  /// Whether the scene itself shows the root; else it is shown over what the scene shows.
  package var isRootShownByScene = false

  /// What is presented, from the lowest.
  package var shown: [Shown] {
    registrar.access(self, keyPath: \.shown)
    return storedShown
  }

  /// Whether there is anything to show.
  package var isInUse: Bool { storedRoot != nil || !storedShown.isEmpty }

  package var isIdle: Bool { !isInUse && !isRootShownByScene }

  /// Has the window make room for controllers once there is one.
  package func whenUsed(_ body: @escaping @MainActor () -> Void) {
    onUse = body
    if isInUse { use() }
  }

  private func use() {
    onUse?()
    onUse = nil
  }

  func present(_ controller: UIViewController, by presenter: UIViewController) {
    count += 1
    let new = Shown(controller: controller, presenter: presenter, id: count)
    registrar.withMutation(of: self, keyPath: \.shown) { storedShown.append(new) }
    use()
  }

  /// Removes a controller, and all that were presented after it.
  func remove(_ controller: UIViewController) {
    guard let index = storedShown.firstIndex(where: { $0.controller === controller }) else { return }
    registrar.withMutation(of: self, keyPath: \.shown) { storedShown.removeSubrange(index...) }
  }
}
