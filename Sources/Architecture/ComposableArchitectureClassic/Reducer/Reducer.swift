/// How a feature's state changes when an action arrives, and what is to be done in the outside world, which the
/// environment stands for.
///
/// ```swift
/// let counterReducer = Reducer<CounterState, CounterAction, CounterEnvironment> { state, action, environment in
///   switch action {
///   case .incrementTapped:
///     state.count += 1
///     return .none
///   case .factTapped:
///     return environment.fact(state.count)
///       .receive(on: environment.mainQueue)
///       .catchToEffect(CounterAction.factResponse)
///   }
/// }
/// ```
///
/// A reducer is a value that wraps a function. Big ones are made of small ones with `combine`, `pullback`, `optional`
/// and `forEach`. A store calls it on the main actor; that is why a reducer may be a global constant although its
/// function may capture anything. Semantics follow the Composable Architecture of 2020 and 2021.
public struct Reducer<State, Action, Environment>: @unchecked Sendable {  // called on the main actor alone
  private let reduce: (inout State, Action, Environment) -> Effect<Action, Never>

  /// Wraps a function.
  ///
  /// - Parameter reducer: Changes the state for an action, and returns the effect that the store runs then.
  public init(_ reducer: @escaping (inout State, Action, Environment) -> Effect<Action, Never>) {
    reduce = reducer
  }

  /// A reducer without changes and effects.
  public static var empty: Self {
    Self { _, _, _ in .none }
  }

  /// Runs the reducer.
  ///
  /// - Parameters:
  ///   - state: The state, to be changed in place.
  ///   - action: What happened.
  ///   - environment: What the feature needs of the outside world.
  /// - Returns: What is to be done.
  public func run(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action, Never> {
    reduce(&state, action, environment)
  }

  /// Runs the reducer.
  ///
  /// - Parameters:
  ///   - state: The state, to be changed in place.
  ///   - action: What happened.
  ///   - environment: What the feature needs of the outside world.
  /// - Returns: What is to be done.
  public func callAsFunction(
    _ state: inout State, _ action: Action, _ environment: Environment
  ) -> Effect<Action, Never> {
    reduce(&state, action, environment)
  }
}
