internal import Synchronization

/// The undo manager of a window, which is made when it is asked for.
final class WindowUndo: Equatable, Sendable {
  private let made = Mutex<UndoManager?>(nil)

  var manager: UndoManager {
    made.withLock { made in
      let manager = made ?? UndoManager()
      made = manager
      return manager
    }
  }

  static func == (lhs: WindowUndo, rhs: WindowUndo) -> Bool { lhs === rhs }
}

struct WindowUndoKey: EnvironmentKey {
  static var defaultValue: WindowUndo? { nil }
}

extension EnvironmentValues {
  /// Takes back what was done in the window; `nil` outside of windows. Each window has its own, which ends with the process.
  public var undoManager: UndoManager? { self[WindowUndoKey.self]?.manager }
}
