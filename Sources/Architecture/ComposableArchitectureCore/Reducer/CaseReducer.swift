/// A reducer whose state is an enum with a case for each of several features. Its body runs the feature of the present
/// case.
///
/// `@Reducer` on an enum writes the conformance.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
  /// The state: a case for each feature.
  associatedtype State = State
  /// The action: a case for each feature.
  associatedtype Action = Action
  /// The reducer that runs the features.
  associatedtype Body = Body
  /// The stores of the features, to be switched over.
  associatedtype CaseScope: _CaseScopeProtocol

  /// The reducer that runs the features.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// The store of the feature that is present.
  ///
  /// - Parameter store: The store of the enum.
  @preconcurrency @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

/// Stores to be switched over.
public protocol _CaseScopeProtocol {}

/// The state of a ``CaseReducer``.
public protocol CaseReducerState {
  /// The reducer.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension CaseReducer {
  /// The reducer that runs the features.
  public var body: Body {
    Self.body
  }
}
