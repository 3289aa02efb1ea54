internal import Foundation

/// Whether a button is held down, as far as its renderer reports it. Reading it is tracked, and makes the renderer
/// report it from then on.
final class PressState: Remade, @unchecked Sendable {  // used on the main actor alone
  // Touched on the main actor only; made when it is first asked for, since most buttons never are.
  private lazy var valueDependency = Dependency()
  private lazy var requestDependency = Dependency()
  private var value = false
  private var storedIsRequested = false

  /// Whether the button is held down.
  var isPressed: Bool {
    valueDependency.read()
    if !storedIsRequested {
      storedIsRequested = true
      requestDependency.changedFromAnywhere(in: Transaction())
    }
    return value
  }

  /// Whether the renderer has to report it.
  var isRequested: Bool {
    requestDependency.read()
    return storedIsRequested
  }

  @MainActor var isAsMade: Bool { !value }

  @MainActor func update(_ isPressed: Bool) {
    guard value != isPressed else { return }
    value = isPressed
    valueDependency.changed()
  }
}
