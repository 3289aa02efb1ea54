public import ComposableArchitectureCore
import OpenCombine

extension Effect where Failure == Never {
  /// The effect as one of the present era, to be returned from the reducer of a feature.
  public var feature: ComposableArchitectureCore.Effect<Output> {
    switch operation {
    case .none:
      .none
    case .value(let value):
      .send(value)
    case .publisher(let publisher):
      .publisher { publisher }
    case .merge(let effects):
      .merge(effects.map(\.feature))
    case .concatenate(let effects):
      .concatenate(effects.map(\.feature))
    case .cancellable(let effect, let id, let cancelInFlight):
      effect.feature.cancellable(erasedID: id, cancelInFlight: cancelInFlight)
    case .cancel:
      .publisher { operation.publisher }
    case .feature(let effect):
      effect
    }
  }

  /// An effect of the present era as one of this era.
  ///
  /// - Parameter effect: The effect of a feature.
  public init(_ effect: ComposableArchitectureCore.Effect<Output>) {
    self.init(operation: effect.isNone ? .none : .feature(effect))
  }
}
