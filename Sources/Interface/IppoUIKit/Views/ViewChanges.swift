import Observation

/// Tells whoever shows a view that something about it has changed.
@MainActor
package final class ViewChanges: Observable {
  private let registrar = ObservationRegistrar()
  private var count = 0

  /// Is called at every change, besides.
  var onNote: (@MainActor () -> Void)?

  nonisolated init() {}

  /// How often something has changed. Reading it is observed.
  package var version: Int {
    registrar.access(self, keyPath: \.version)
    return count
  }

  package func note() {
    registrar.withMutation(of: self, keyPath: \.version) { count += 1 }
    onNote?()
  }
}
