/// The direction of an arrow key (`SwiftUI.MoveCommandDirection`).
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// The commands of keyboards, for views that have the focus.
extension View {
  /// Runs `action` when an arrow key is pressed.
  public func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)? = nil) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return command(Set(directions.keys), action.map { action in { action(directions[$0.key]!) } })
  }

  /// Runs `action` when Escape is pressed.
  public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    command([.escape], action.map { action in { _ in action() } })
  }

  /// Runs `action` when Delete or Backspace is pressed.
  public func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View {
    command([.delete, .deleteForward], action.map { action in { _ in action() } })
  }

  private func command(_ keys: Set<KeyEquivalent>, _ action: ((KeyPress) -> Void)?) -> some View {
    modifier(
      KeyPressModifier(keys: action == nil ? [] : keys, phases: [.down, .repeat]) { press in
        guard let action, press.modifiers.isEmpty else { return .ignored }
        action(press)
        return .handled
      })
  }
}
