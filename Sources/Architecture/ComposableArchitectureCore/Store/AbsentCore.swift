/// A part of a state without any known value. Actions have no effect.
final class AbsentCore<State, Action>: Core<State, Action> {
  init() {
    super.init(host: StoreHost(), watchesReplacement: false)
  }

  override func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    fatalError(
      """
      A store of "\(typeName(State.self))" was read whose element had left the state before the store was made.

      The element left together with the state around it, and a collection of stores from before was used. Scope again \
      after an action: "store.scope(state:action:)".
      """
    )
  }

  override func peek<R>(_ body: (UnsafePointer<State>) -> R) -> R { read(body) }

  override func send(_ action: Action) -> EffectBatch? { nil }

  override var isInvalid: Bool { true }
}
