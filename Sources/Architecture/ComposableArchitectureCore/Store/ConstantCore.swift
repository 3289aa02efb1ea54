/// A state that stays as it is, and actions that go nowhere: what previews and invalid stores show.
final class ConstantCore<State, Action>: Core<State, Action> {
  private let constant: State

  init(_ constant: State) {
    self.constant = constant
    super.init(host: StoreHost(), watchesReplacement: false)
  }

  override func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    withUnsafePointer(to: constant, body)
  }

  override func peek<R>(_ body: (UnsafePointer<State>) -> R) -> R { read(body) }

  override func send(_ action: Action) -> EffectBatch? { nil }

  override var isInvalid: Bool { true }
}
