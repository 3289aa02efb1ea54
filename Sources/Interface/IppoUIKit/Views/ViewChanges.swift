import Observation

/// Tells whoever shows a view that something about it has changed.
@MainActor
package final class ViewChanges: Observable {
  private let registrar = ObservationRegistrar()
  private var count = 0

  nonisolated init() {}

  /// How often something has changed. Reading it is observed.
  package var version: Int {
    registrar.access(self, keyPath: \.version)
    return count
  }

  func note() { registrar.withMutation(of: self, keyPath: \.version) { count += 1 } }
}
