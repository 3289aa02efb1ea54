package import IppoRender
import Observation

/// The controllers that are shown over a window, or in place of its scene. Observation tracks each read.
@MainActor
package final class ControllerStage: Observable, IdleAttachment {
  /// A presented controller, with an identity for its place.
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
  /// Called when the stage has its first content.
  private var onUse: (@MainActor () -> Void)?

  nonisolated init() {}

  /// The stage of a window.
  package nonisolated static func of(_ display: WindowDisplay) -> ControllerStage {
    display.attachment { ControllerStage() }
  }

  /// The controller that the app shows in place of its scene; `nil` for none.
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

  /// Whether the scene itself shows the root. Otherwise, the root is shown over the scene.
  package var isRootShownByScene = false

  /// The presented controllers, from the lowest.
  package var shown: [Shown] {
    registrar.access(self, keyPath: \.shown)
    return storedShown
  }

  /// Whether the stage has content.
  package var isInUse: Bool { storedRoot != nil || !storedShown.isEmpty }

  package var isIdle: Bool { !isInUse && !isRootShownByScene }

  /// Calls the closure once the stage has a controller, so that the window can make an outlet for it.
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

  /// Removes a controller, and all controllers that were presented after it.
  func remove(_ controller: UIViewController) {
    guard let index = storedShown.firstIndex(where: { $0.controller === controller }) else { return }
    registrar.withMutation(of: self, keyPath: \.shown) { storedShown.removeSubrange(index...) }
  }
}
