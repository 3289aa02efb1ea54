/// A reducer that does nothing.
public struct EmptyReducer<State, Action>: Reducer, Sendable {
  /// Makes a reducer that does nothing.
  public init() {
    self.init(internal: ())
  }

  init(internal: Void) {}

  /// Does nothing.
  public func reduce(into _: inout State, action _: Action) -> Effect<Action> {
    .none
  }
}
