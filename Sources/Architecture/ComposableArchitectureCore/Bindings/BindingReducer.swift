public import CasePaths

/// Writes the fields of the state that bindings send.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in … }
/// }
/// ```
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer where State == ViewAction.State {
  private let toViewAction: (Action) -> ViewAction?

  /// Makes a reducer for a feature whose actions can be bound.
  public init() where Action == ViewAction {
    toViewAction = { $0 }
  }

  /// Makes a reducer for a feature of whose actions one case can be bound.
  ///
  /// - Parameter toViewAction: The case.
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let casePath = AnyCasePath(toViewAction)
    self.toViewAction = { casePath.extract(from: $0) }
  }

  init(internal toViewAction: @escaping (Action) -> ViewAction?) {
    self.toViewAction = toViewAction
  }

  /// Writes the field.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard let binding = toViewAction(action)?.binding else { return .none }
    binding.set(&state)
    return .none
  }
}
