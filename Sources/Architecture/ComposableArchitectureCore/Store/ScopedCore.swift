import Foundation

/// A part of a state that is always there, and a part of the actions.
final class ScopedCore<Base, BaseAction, State, Action>: Core<State, Action> {
  private let base: Core<Base, BaseAction>
  private let path: StatePath<Base, State>
  private let sendToBase: @MainActor (Action) -> EffectBatch?

  /// - Parameter sendToBase: Embeds an action and sends it to the base: where both are known, at once.
  init(
    base: Core<Base, BaseAction>, path: StatePath<Base, State>,
    sendToBase: @escaping @MainActor (Action) -> EffectBatch?
  ) {
    self.base = base
    self.path = path
    self.sendToBase = sendToBase
    super.init(host: base.host, watchesReplacement: isUnobserved(State.self, in: Base.self))
  }

  override func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    replacement?.access()
    return base.read { path.read($0, body) }
  }

  override func peek<R>(_ body: (UnsafePointer<State>) -> R) -> R { base.peek { path.read($0, body) } }

  override func send(_ action: Action) -> EffectBatch? {
    sendToBase(action)
  }

  override var isInvalid: Bool { base.isInvalid }

  override var isScopedByPaths: Bool { base.isScopedByPaths }
}

/// A part of a state that is computed, and a part of the actions.
final class ClosureCore<Base, BaseAction, State, Action>: Core<State, Action> {
  private let base: Core<Base, BaseAction>
  private let toState: (Base) -> State
  private let embed: (Action) -> BaseAction
  private let isByFunctions: Bool

  /// - Parameter isByFunctions: Whether the functions are where key paths are to be given today.
  init(
    base: Core<Base, BaseAction>, isByFunctions: Bool, toState: @escaping (Base) -> State,
    embed: @escaping (Action) -> BaseAction
  ) {
    self.base = base
    self.isByFunctions = isByFunctions
    self.toState = toState
    self.embed = embed
    super.init(host: base.host, watchesReplacement: isUnobserved(State.self, in: Base.self))
  }

  override func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    replacement?.access()
    return base.read { withUnsafePointer(to: toState($0.pointee), body) }
  }

  override func peek<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    base.peek { withUnsafePointer(to: toState($0.pointee), body) }
  }

  override func send(_ action: Action) -> EffectBatch? {
    base.send(embed(action))
  }

  override var isInvalid: Bool { base.isInvalid }

  override var isScopedByPaths: Bool { !isByFunctions && base.isScopedByPaths }
}

/// A part of a state that may be gone. The last value is kept for views that are still leaving the screen.
final class IfLetCore<Base, BaseAction, State, Action>: Core<State, Action>, DepartingPart {
  private let base: Core<Base, BaseAction>
  private let path: StatePath<Base, State?>
  private let embed: (Action) -> BaseAction
  private var cached: Boxed<State>
  private var cachedRevision = -1
  private var isThere = true
  /// Called when the part has left the state.
  var onDeparture: () -> Void = {}

  init(
    base: Core<Base, BaseAction>, cached: Boxed<State>, path: StatePath<Base, State?>,
    embed: @escaping (Action) -> BaseAction
  ) {
    self.base = base
    self.cached = cached
    self.path = path
    self.embed = embed
    super.init(host: base.host, watchesReplacement: isUnobserved(State.self, in: Base.self))
    host.insert(self)
  }

  /// Keeps the current state, or reports that the part has left the state.
  func update() {
    let wasThere = isThere
    isThere = base.peek { path.readWrapped($0) { keepIfChanged($0) } } != nil
    if wasThere, !isThere { onDeparture() }
  }

  override func peek<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    if let result = base.peek({ path.readWrapped($0, body) }) { return result }
    let box = cached
    return withExtendedLifetime(box) { body(UnsafePointer(box.pointer)) }
  }

  override func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    replacement?.access()
    // The field is read every time, so that who tracks observation depends on it.
    base.read { _ = path.readWrapped($0) { keep($0) } }
    let box = cached
    return withExtendedLifetime(box) { body(UnsafePointer(box.pointer)) }
  }

  private func keepIfChanged(_ state: UnsafePointer<State>) {
    if hasSameBytes(cached.pointer, state) { cachedRevision = host.revision } else { keep(state) }
  }

  private func keep(_ state: UnsafePointer<State>) {
    if cachedRevision == host.revision { return }
    if isKnownUniquelyReferenced(&cached) {
      cached.pointer.update(from: state, count: 1)
    } else {
      // Somebody is looking at the old value.
      cached = Boxed(copying: state)
    }
    cachedRevision = host.revision
  }

  override func send(_ action: Action) -> EffectBatch? {
    if BindingLocal.isActive, isInvalid { return nil }
    return base.send(embed(action))
  }

  override var isInvalid: Bool {
    base.isInvalid || base.read { path.readWrapped($0) { _ in } == nil }
  }

  override var isScopedByPaths: Bool { base.isScopedByPaths }
}

/// Whether two values have identical bytes, and so refer to the same objects.
func hasSameBytes<Value>(_ value: UnsafeMutablePointer<Value>, _ other: UnsafePointer<Value>) -> Bool {
  memcmp(value, other, MemoryLayout<Value>.size) == 0
}

/// Whether an observable state hangs from a state without observation, so that all fields are silent about its
/// replacement.
@usableFromInline
func isUnobserved<State, Base>(_ state: State.Type, in base: Base.Type) -> Bool {
  state is any ObservableState.Type && !(base is any ObservableState.Type)
}

/// Calls a function with the value inside an optional, where it lies, or returns nil if there is none.
@inlinable
func withWrapped<Wrapped, R>(_ pointer: UnsafePointer<Wrapped?>, _ body: (UnsafePointer<Wrapped>) -> R) -> R? {
  // The value of an optional is stored at its address: what tells that there is none is beside or in unused bits.
  isNil(pointer) ? nil : body(UnsafeRawPointer(pointer).assumingMemoryBound(to: Wrapped.self))
}

/// Whether there is nothing at the address. The value is not copied.
@inlinable
func isNil<Wrapped>(_ pointer: UnsafePointer<Wrapped?>) -> Bool {
  switch pointer.pointee {
  case .none: true
  case .some: false
  }
}
