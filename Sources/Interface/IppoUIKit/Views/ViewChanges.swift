import Observation

/// The changes of a view, for the SwiftUI view that shows it.
@MainActor
package final class ViewChanges: Observable {
  private let registrar = ObservationRegistrar()
  private var count = 0

  /// Called at every change, too.
  var onNote: (@MainActor () -> Void)?

  nonisolated init() {}

  /// The number of changes. Observation tracks each read.
  package var version: Int {
    registrar.access(self, keyPath: \.version)
    return count
  }

  package func note() {
    registrar.withMutation(of: self, keyPath: \.version) { count += 1 }
    onNote?()
  }
}
