import ComposableArchitectureCore
import OpenCombine

extension Effect {
  /// Effects that run at the same time.
  ///
  /// - Parameter effects: The effects, which start in order.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Effects that run at the same time.
  ///
  /// - Parameter effects: The effects, which start in order.
  public static func merge<S: Sequence>(_ effects: S) -> Self where S.Element == Self {
    let effects = effects.filter { !$0.operation.isNone }
    return effects.count > 1 ? Self(operation: .merge(effects)) : effects.first ?? .none
  }

  /// Effects that run one after the other.
  ///
  /// - Parameter effects: The effects. Each starts when the one before it has ended.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Effects that run one after the other.
  ///
  /// - Parameter effects: The effects. Each starts when the one before it has ended.
  public static func concatenate<C: Collection>(_ effects: C) -> Self where C.Element == Self {
    let effects = effects.filter { !$0.operation.isNone }
    return effects.count > 1 ? Self(operation: .concatenate(effects)) : effects.first ?? .none
  }

  /// The effect with its values turned into others.
  ///
  /// - Parameter transform: Makes the new value of the old.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Effect<T, Failure> {
    switch operation {
    case .none:
      .none
    case .value(let value):
      Effect<T, Failure>(value: transform(value))
    case .publisher(let publisher):
      Effect<T, Failure>(publisher.map(transform))
    case .merge(let effects):
      Effect<T, Failure>(operation: .merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects):
      Effect<T, Failure>(operation: .concatenate(effects.map { $0.map(transform) }))
    case .cancellable(let effect, let id, let cancelInFlight):
      Effect<T, Failure>(operation: .cancellable(effect.map(transform), id: id, cancelInFlight: cancelInFlight))
    case .cancel(let ids):
      Effect<T, Failure>(operation: .cancel(ids))
    case .feature(let effect):
      Effect<T, Failure>(operation: .feature(effect.mapped(transform)))
    }
  }
}
