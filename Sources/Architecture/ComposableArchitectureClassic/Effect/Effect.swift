import ComposableArchitectureCore
import IppoUI
public import OpenCombine

/// Work that a reducer asks for in the outside world; the results come back to the store as actions.
///
/// An effect is a publisher. Any publisher becomes one with `eraseToEffect()`, or with `catchToEffect()` if it can fail,
/// as reducers return effects that cannot:
///
/// ```swift
/// return environment.search(state.query)
///   .receive(on: environment.mainQueue)
///   .catchToEffect(SearchAction.response)
///   .cancellable(id: SearchID(), cancelInFlight: true)
/// ```
///
/// A store runs the effect of an action when the reducer has returned. Effects that are composed with the operators of
/// this type become one effect of the store, as those of the present era do. The store subscribes to other publishers.
/// Semantics follow the Composable Architecture of 2020 and 2021.
public struct Effect<Output, Failure: Error>: Publisher {
  let operation: EffectOperation<Output, Failure>

  init(operation: EffectOperation<Output, Failure>) {
    self.operation = operation
  }

  /// Wraps a publisher.
  ///
  /// - Parameter publisher: The publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self = (publisher as? Self) ?? Self(operation: .publisher(AnyPublisher(publisher)))
  }

  /// An effect that sends one value at once.
  ///
  /// - Parameter value: The value.
  public init(value: Output) {
    self.init(operation: .value(value))
  }

  /// An effect that fails at once.
  ///
  /// - Parameter error: The error.
  public init(error: Failure) {
    self.init(Fail(error: error))
  }

  /// The empty effect. Costs nothing.
  public static var none: Self {
    Self(operation: .none)
  }

  /// Subscribes.
  ///
  /// - Parameter subscriber: Receives the values.
  public func receive<S: OpenCombine.Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    operation.publisher.subscribe(subscriber)
  }
}

/// The parts of an effect.
///
/// The effect keeps its tree if possible, so that a store runs it like any other effect, and cancels parts of it by
/// their ids.
indirect enum EffectOperation<Output, Failure: Error> {
  case none
  case value(Output)
  case publisher(AnyPublisher<Output, Failure>)
  case merge([Effect<Output, Failure>])
  case concatenate([Effect<Output, Failure>])
  case cancellable(Effect<Output, Failure>, id: AnyHashable, cancelInFlight: Bool)
  case cancel([AnyHashable])
  /// An effect of the present era. It does not fail.
  case feature(ComposableArchitectureCore.Effect<Output>)

  /// Whether there is nothing to do.
  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}

extension EffectOperation {
  /// The effect as a publisher, for subscribers other than stores.
  var publisher: AnyPublisher<Output, Failure> {
    switch self {
    case .none:
      AnyPublisher(Empty())
    case .value(let value):
      AnyPublisher(Just(value).setFailureType(to: Failure.self))
    case .publisher(let publisher):
      publisher
    case .merge(let effects):
      AnyPublisher(InContext { context in Publishers.MergeMany(effects.map { $0.inContext(context) }) })
    case .concatenate(let effects):
      AnyPublisher(
        InContext { context in
          let publishers = effects.map { AnyPublisher($0.inContext(context)) }
          return publishers.dropFirst().reduce(publishers[0]) { AnyPublisher($0.append($1)) }
        }
      )
    case .cancellable(let effect, let id, let cancelInFlight):
      AnyPublisher(CancellablePublisher(upstream: effect, id: id, cancelInFlight: cancelInFlight))
    case .cancel(let ids):
      AnyPublisher(
        InContext { context in
          for id in ids { context.cancel(id: id) }
          return Empty<Output, Failure>()
        }
      )
    case .feature(let effect):
      AnyPublisher(_EffectPublisher(effect).setFailureType(to: Failure.self))
    }
  }
}

/// A publisher that is made when it is subscribed to, in the context of the effect that subscribes.
struct InContext<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let make: (EffectContext) -> Upstream

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    make(.current).subscribe(subscriber)
  }
}

extension Publisher {
  /// The publisher, subscribed to in a context.
  func inContext(_ context: EffectContext) -> ContextPublisher<Self> {
    ContextPublisher(upstream: self, context: context)
  }
}

/// A publisher that is subscribed to in a context.
struct ContextPublisher<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let context: EffectContext

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    context { upstream.subscribe(subscriber) }
  }
}
