public import SwiftNavigation

/// State that goes as soon as it has been answered: an alert, a dialog.
public protocol _EphemeralState<Action> {
  /// The answers.
  associatedtype Action
}

extension _EphemeralState {
  /// Whether an action is an answer, or holds one.
  static func canSend<A>(_ action: A) -> Bool {
    A.self == Action.self || payload(of: action).map { type(of: $0) == Action.self } ?? false
  }
}

/// Whether an action answers, or holds what answers, a state that goes then.
@usableFromInline
func answers<Action>(_ action: Action, _ type: any _EphemeralState.Type) -> Bool {
  type.canSend(action)
}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}
