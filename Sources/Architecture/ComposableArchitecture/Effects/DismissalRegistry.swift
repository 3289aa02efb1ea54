import Foundation

/// How the presented children of one store are dismissed.
@MainActor
final class DismissalRegistry {
  private var dismissals: [NavigationIDPath: @MainActor () -> Void] = [:]

  nonisolated init() {}

  /// Notes that a child has arrived.
  func insert(_ path: NavigationIDPath, dismiss: @escaping @MainActor () -> Void) {
    dismissals[path] = dismiss
  }

  /// Notes that a child has left, and with it its own children.
  func remove(_ path: NavigationIDPath) {
    for path in dismissals.keys.filter({ $0.hasPrefix(path) }) {
      dismissals[path] = nil
    }
  }

  /// The children of a feature at one place of its state.
  func children(of path: NavigationIDPath, at place: AnyKeyPath) -> Set<NavigationID> {
    path.children(in: dismissals.keys, at: place)
  }

  /// Dismisses the innermost presented child on a path.
  ///
  /// - Returns: Whether there is one.
  func dismiss(_ path: NavigationIDPath) -> Bool {
    for path in path.prefixes.reversed() {
      if let dismiss = dismissals[path] {
        dismiss()
        return true
      }
    }
    return false
  }
}
