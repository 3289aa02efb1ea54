/// A root store of a recorded window.
package struct RecordedStore: Hashable, Sendable {
  /// The type of the state as written in code, such as `Counter.State`.
  package var stateType: String
  /// The module of the state.
  package var module: String
  /// Whether states can be compared, which a test store needs.
  package var isEquatable: Bool
  /// Whether the state refers to values that are shared with others.
  package var holdsSharedValues: Bool

  package init(stateType: String, module: String, isEquatable: Bool, holdsSharedValues: Bool) {
    self.stateType = stateType
    self.module = module
    self.isEquatable = isEquatable
    self.holdsSharedValues = holdsSharedValues
  }
}

/// An action that a root store has reduced.
package struct RecordedAction: Hashable, Sendable {
  /// The sender of an action.
  package enum Origin: String, Hashable, Sendable {
    /// A view, or other code that has the store.
    case view
    /// A binding of a view.
    case binding
    /// An effect of an earlier action.
    case effect
  }

  /// The number of the store.
  package var store: Int
  package var origin: Origin
  /// The action as a person reads it: `.counter(.binding(.set(\.count, 1)))`.
  package var description: String
  /// The action as an expression of Swift; `nil` if a part of it has none.
  package var code: String?
  /// The case of the action as a key path: `\.counter.binding`.
  package var casePath: String
  package var changes: [RecordedChange]

  package init(
    store: Int, origin: Origin, description: String, code: String?, casePath: String, changes: [RecordedChange]
  ) {
    self.store = store
    self.origin = origin
    self.description = description
    self.code = code
    self.casePath = casePath
    self.changes = changes
  }
}

/// A part of a state that an action has changed.
package struct RecordedChange: Hashable, Sendable {
  /// The part: `counter.count`.
  package var path: String
  /// The new value as a person reads it.
  package var value: String
  /// A statement of Swift that makes the change in `$0`; `nil` if the value has no literal.
  package var statement: String?
  /// A statement that makes the change whatever the value was before, where `statement` builds on that value.
  package var assignment: String?
  /// A condition on the state after the change, for a value without a literal: `store.state.alert != nil`.
  package var condition: String?

  package init(path: String, value: String, statement: String?, assignment: String? = nil, condition: String?) {
    self.path = path
    self.value = value
    self.statement = statement
    self.assignment = assignment
    self.condition = condition
  }
}
