/// A root store whose states a recorder keeps as values, and shows again.
@MainActor
package protocol RecordedRoot: AnyObject {
  /// A copy of the state. Nobody observes the access.
  var presentState: Any { get }

  /// Puts a state of the store in the place of the present one, and notifies the observers. A value of another type is
  /// ignored.
  func show(_ state: Any)

  /// From now on, actions of views are refused, and actions of effects wait.
  func pause()

  /// Ends the pause.
  ///
  /// - Parameter count: The number of actions, from the first action of the store, whose effects go on. Effects of later
  ///   actions are cancelled, and their actions are dropped. `nil` lets all effects go on.
  /// - Returns: A function that delivers the actions that wait.
  func resume(keepingEffectsOf count: Int?) -> @MainActor () -> Void

  /// The state that an action of the store makes of a state, without effects; `nil` for values of other types.
  func reduced(_ state: Any, by action: Any) -> Any?
}

/// An action of a root store as values.
package struct RecordedMoment {
  /// The action.
  package var action: Any
  /// The state before the action.
  package var before: Any
  /// The state after the action.
  package var after: Any

  package init(action: Any, before: Any, after: Any) {
    self.action = action
    self.before = before
    self.after = after
  }
}
