import Foundation

/// How the presented children of one store are dismissed.
@MainActor
final class DismissalRegistry {
  private let dismissals = NavigationTree<@MainActor () -> Void>()

  nonisolated init() {}

  /// Notes that a child has arrived.
  func insert(_ path: NavigationIDPath, dismiss: @escaping @MainActor () -> Void) {
    dismissals.insert(dismiss, at: path)
  }

  /// Notes that a child has left, and with it its own children.
  func remove(_ path: NavigationIDPath) {
    dismissals.removeAll(below: path)
  }

  /// The children of a feature at one place of its state.
  func children(of path: NavigationIDPath, at place: AnyKeyPath) -> Set<NavigationID> {
    dismissals.children(of: path, at: place)
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
