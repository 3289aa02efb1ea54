import Observation
import Synchronization

/// The cookies of a window's visitor, or of the user at the machine. Bodies that read the cookies run again when they
/// change.
package final class VisitorCookies: Observable, Sendable {
  /// The cookies of the user at the machine, which last as long as the process.
  package static let ofProcess = VisitorCookies([:])

  private let registrar = ObservationRegistrar()
  private let stored: Mutex<[String: String]>

  package init(_ values: [String: String]) { stored = Mutex(values) }

  /// The values of the cookies by name.
  package var values: [String: String] {
    registrar.access(self, keyPath: \.values)
    return stored.withLock { $0 }
  }

  /// Adopts the cookies that were set.
  package func apply(_ cookies: [Visitor.Cookie]) {
    guard !cookies.isEmpty else { return }
    registrar.withMutation(of: self, keyPath: \.values) {
      stored.withLock { values in
        for cookie in cookies { values[cookie.name] = cookie.isRemoval ? nil : cookie.value }
      }
    }
  }
}
