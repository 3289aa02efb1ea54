/// How a feature's state changes when an action arrives, and what is to be done in the outside world.
///
/// Apply `@Reducer` to a struct with a nested `State` and `Action`, and compose the feature in ``body``:
///
/// ```swift
/// @Reducer struct Counter {
///   @ObservableState struct State { var count = 0 }
///   enum Action { case incrementTapped }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       switch action {
///       case .incrementTapped:
///         state.count += 1
///         return .none
///       }
///     }
///   }
/// }
/// ```
///
/// Semantics follow the Composable Architecture. A store evaluates ``body`` once and keeps what it composes.
public protocol Reducer<State, Action> {
  /// The memory of the feature.
  associatedtype State

  /// The events of the feature.
  associatedtype Action

  /// The reducers this one is composed of, or `Never` if it implements ``reduce(into:action:)``.
  associatedtype Body

  /// Changes the state for an action, and returns what is to be done in the outside world.
  ///
  /// Implement this in reducers that are not composed of others. Call it only from such reducers.
  ///
  /// - Parameters:
  ///   - state: The state, to be changed in place.
  ///   - action: What happened.
  /// - Returns: An effect.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers this one is composed of, which run from top to bottom.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// The reducer as a store runs it.
  func _makeReduction() -> _Reduction<State, Action>
}

extension Reducer where Body == Never {
  /// A reducer without a body implements `Reducer.reduce(into:action:)` itself. Evaluating this traps.
  public var body: Body {
    fatalError(
      """
      "\(Self.self)" has no "body" to read: it implements "reduce(into:action:)" itself. Call that, \
      which every reducer has.
      """
    )
  }
}

extension Reducer {
  /// The reducer as a store runs it.
  @inlinable
  public func _makeReduction() -> _Reduction<State, Action> {
    _FunctionReduction { self.reduce(into: &$0, action: $1) }
  }
}

extension Reducer where Body: Reducer<State, Action> {
  /// Runs the reducers of the body.
  public func reduce(into state: inout Body.State, action: Body.Action) -> Effect<Body.Action> {
    body.reduce(into: &state, action: action)
  }

  /// The body, evaluated when the first action arrives.
  @inlinable
  public func _makeReduction() -> _Reduction<State, Action> {
    _LazyReduction { self.body._makeReduction() }
  }
}

/// A shorthand for a reducer over the state and action of another.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
