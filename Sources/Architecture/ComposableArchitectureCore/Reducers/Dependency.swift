public import Dependencies

extension Reducer {
  /// Overrides a dependency of the feature.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: Its value.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>,
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency of the feature by its type.
  ///
  /// - Parameter value: A value that is its own key.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> where Value.Value == Value {
    _DependencyKeyWritingReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency of the feature.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - transform: Changes its value.
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A reducer that runs with other dependencies.
public struct _DependencyKeyWritingReducer<Base: Reducer>: Reducer {
  let base: Base
  let update: (inout DependencyValues) -> Void

  /// Runs the reducer with the dependencies.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    withDependencies {
      update(&$0)
    } operation: {
      base.reduce(into: &state, action: action)
    }
  }

  /// Overrides a further dependency; one that is set later, outside, gives way to one that is set inside.
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Self {
    Self(base: base) { values in
      values[keyPath: keyPath] = value
      update(&values)
    }
  }

  /// Overrides a further dependency by its type.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> Self where Value.Value == Value {
    Self(base: base) { values in
      values[Value.self] = value
      update(&values)
    }
  }

  /// Changes a further dependency, before those that are changed inside.
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>, transform: @escaping (_ dependency: inout V) -> Void
  ) -> Self {
    Self(base: base) { values in
      transform(&values[keyPath: keyPath])
      update(&values)
    }
  }

  /// The reducer as a store runs it.
  public func _makeReduction() -> _Reduction<Base.State, Base.Action> {
    DependencyReduction(base: base._makeReduction(), update: update)
  }
}

private final class DependencyReduction<State, Action>: _Reduction<State, Action> {
  private let base: _Reduction<State, Action>
  private let update: (inout DependencyValues) -> Void

  init(base: _Reduction<State, Action>, update: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    self.update = update
  }

  override func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
    withDependencies(update) { base.reduce(&state, action) }
  }
}
