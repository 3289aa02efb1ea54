extension Reducer {
  /// One reducer that runs several, in order; their effects run at the same time.
  ///
  /// Order matters: a reducer that replaces a child's state must come after the child's, which would miss its own action
  /// otherwise.
  ///
  /// - Parameter reducers: The reducers.
  public static func combine(_ reducers: Self...) -> Self {
    combine(reducers)
  }

  /// One reducer that runs several, in order; their effects run at the same time.
  ///
  /// - Parameter reducers: The reducers.
  public static func combine(_ reducers: [Self]) -> Self {
    Self { state, action, environment in
      .merge(reducers.map { $0.run(&state, action, environment) })
    }
  }

  /// This reducer, and then another.
  ///
  /// - Parameter other: The reducer that runs after this one.
  public func combined(with other: Self) -> Self {
    .combine(self, other)
  }
}
