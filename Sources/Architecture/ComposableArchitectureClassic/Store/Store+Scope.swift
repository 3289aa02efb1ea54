public import ComposableArchitectureCore
public import OpenCombine

extension Store {
  /// A child store of a part of the state, or of what is computed from it.
  ///
  /// ```swift
  /// store.scope(state: \.counter, action: AppAction.counter)
  /// ```
  ///
  /// - Parameters:
  ///   - toLocalState: Computes the child's state.
  ///   - fromLocalAction: Makes an action of one of the child's.
  public func scope<LocalState, LocalAction>(
    state toLocalState: @escaping (State) -> LocalState,
    action fromLocalAction: @escaping (LocalAction) -> Action
  ) -> Store<LocalState, LocalAction> {
    scope(computing: toLocalState, embedding: fromLocalAction)
  }

  /// A child store of a part of the state, with the actions of this one.
  ///
  /// - Parameter toLocalState: Computes the child's state: a key path, or a function such as `ViewState.init(state:)`.
  public func scope<LocalState>(
    state toLocalState: @escaping (State) -> LocalState
  ) -> Store<LocalState, Action> {
    scope(computing: toLocalState, embedding: { $0 })
  }

  /// A store without state: it sends actions, and views of it never change.
  public var stateless: Store<Void, Action> {
    scope(computing: { _ in }, embedding: { $0 })
  }

  /// A store without actions: it only shows the state.
  public var actionless: Store<State, Never> {
    scope(computing: { $0 }, embedding: absurd)
  }

  /// Calls one function whenever an optional state has come, with a store of it, and another when it has gone.
  ///
  /// - Parameters:
  ///   - unwrap: Called when the state has come.
  ///   - else: Called when it has gone, and at once if it is not there.
  /// - Returns: Ends the observation when it is released.
  public func ifLet<Wrapped>(
    then unwrap: @escaping (Store<Wrapped, Action>) -> Void,
    else: @escaping () -> Void = {}
  ) -> any Cancellable where State == Wrapped? {
    observePresence(then: unwrap, else: `else`)
  }
}

/// The action for a case that has no values.
private func absurd<Action>(_ never: Never) -> Action {}
