extension Store {
  /// Reads the state. The function may send actions, and goes on reading the state as it was.
  ///
  /// - Parameter body: Is given the state.
  /// - Returns: What the function returns.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    core.readHeld { borrow($0) { body($0) } }
  }
}
