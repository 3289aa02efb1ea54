public import CasePaths
public import SwiftNavigation

extension UIBinding {
  /// A field of a store's state, to be bound by `sending`.
  ///
  /// - Parameter keyPath: The field.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreUIBinding<State, Action, Member> where Value == Store<State, Action> {
    _StoreUIBinding(binding: self, keyPath: keyPath)
  }
}

/// A field of a store's state on the way to a binding.
@dynamicMemberLookup
public struct _StoreUIBinding<State: ObservableState, Action, Value> {
  let binding: UIBinding<Store<State, Action>>
  let keyPath: KeyPath<State, Value>

  /// A field within.
  ///
  /// - Parameter keyPath: The field.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> _StoreUIBinding<State, Action, Member> {
    _StoreUIBinding<State, Action, Member>(binding: binding, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding to the field that sends an action when it is written.
  ///
  /// - Parameter action: The case that takes the new value.
  @MainActor @preconcurrency
  public func sending(_ action: CaseKeyPath<Action, Value>) -> UIBinding<Value> {
    binding[dynamicMember: \Store<State, Action>.[state: keyPath, action: action]]
  }
}
