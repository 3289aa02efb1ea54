import Dependencies
import OpenCombine

extension Effect {
  /// An effect that sends other actions.
  ///
  /// - Parameter transform: Makes the new action of the old.
  public func map<T>(_ transform: @escaping @Sendable (Action) -> T) -> Effect<T> {
    mapped(transform)
  }

  /// Maps the effect where the store's actor runs it: the function need not be sendable.
  @usableFromInline
  package func mapped<T>(_ transform: @escaping (Action) -> T) -> Effect<T> {
    switch operation {
    case .none:
      .none
    case .send(let action):
      .send(transform(action))
    case .run(let run):
      Effect<T>(operation: .run(run.map(transform)))
    case .publisher(let publication):
      Effect<T>(operation: .publisher(publication.map(transform)))
    case .merge(let effects):
      Effect<T>(operation: .merge(effects.map { $0.mapped(transform) }))
    case .concatenate(let effects):
      Effect<T>(operation: .concatenate(effects.map { $0.mapped(transform) }))
    case .cancellable(let effect, let id, let cancelInFlight):
      Effect<T>(operation: .cancellable(effect.mapped(transform), id: id, cancelInFlight: cancelInFlight))
    case .cancel(let id):
      Effect<T>(operation: .cancel(id: id))
    case .child(let child, let effect):
      Effect<T>(operation: .child(child.mapped(transform), effect.mapped(transform)))
    case .leave(let place, let isThere):
      Effect<T>(operation: .leave(place: place, isThere: isThere))
    case .wrapped(let effect, let wrap):
      Effect<T>(operation: .wrapped(effect.mapped(transform), wrap))
    }
  }
}

extension EffectRun {
  fileprivate func map<T>(_ transform: @escaping (Action) -> T) -> EffectRun<T> {
    let transform = MainActorBound(transform)
    return EffectRun<T>(name: name, priority: priority) { send in
      await operation(Send(unchecked: { send.send(transform.value($0)) }))
    }
  }
}

extension EffectPublication {
  fileprivate func map<T>(_ transform: @escaping (Action) -> T) -> EffectPublication<T> {
    EffectPublication<T>(dependencies: dependencies, publisher: AnyPublisher(publisher.map(transform)))
  }
}
