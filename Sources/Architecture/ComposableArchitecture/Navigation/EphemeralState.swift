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

/// The type of a state that goes when it has been answered, or of the payload of an enum that does.
func ephemeralType<State>(of state: State) -> (any _EphemeralState.Type)? {
  if let type = State.self as? any _EphemeralState.Type { return type }
  return payload(of: state).flatMap { type(of: $0) as? any _EphemeralState.Type }
}

/// Whether a state goes when it has been answered.
func isEphemeral<State>(_ state: State) -> Bool {
  ephemeralType(of: state) != nil
}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}
