extension Store {
  /// Reads the state.
  ///
  /// - Parameter body: Is given the state.
  /// - Returns: What the function returns.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    core.read { borrow($0) { body($0) } }
  }
}
