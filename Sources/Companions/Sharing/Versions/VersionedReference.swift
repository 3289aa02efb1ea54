import ConcurrencyExtras
import Foundation

/// A reference to a value that others change at the same time, with the key that reads and writes it.
///
/// What is done here shows at once. The key reports the result on a thread of its own. Only `load`, `save` and awaited
/// transactions wait for the report.
final class _VersionedReference<Key: VersionedSharedKey>: KeyedReference<Key.Value>,
  // Its lock guards it.
  @unchecked Sendable
{
  private typealias State = VersionedState<Key.Value>
  private typealias Completion = @Sendable (Result<Void, any Error>) -> Void

  private let key: Key
  private let onDeinit: @Sendable () -> Void

  /// Guards what follows, and that a change and the note of it are one. Recursive, because a change may begin another
  /// reference, whose key tells something at once.
  private let gate = NSRecursiveLock()
  private var state: State
  private var subscription: SharedSubscription?
  private var loaders: [Completion] = []
  /// The callers that wait for the running load.
  private var waitingLoaders: [Completion] = []
  private var savers: [(lastChange: Int, failure: (any Error)?, completion: Completion)] = []
  /// A change up to this one was lost: who looks is told until a later one is kept.
  private var lostChange = 0
  /// Keeps the reference until what was changed is kept.
  private var itself: _VersionedReference?

  init(key: Key, initialValue: Key.Value, onDeinit: @escaping @Sendable () -> Void) {
    self.key = key
    self.onDeinit = onDeinit
    state = State(initial: initialValue) { SharedConflictError(key: "\(key)") }
    super.init(SharedValue(initialValue))
  }

  deinit {
    subscription?.cancel()
    onDeinit()
  }

  /// Loads the value, and begins to follow it.
  func start() {
    isLoading = true
    let subscription = key.follow { [weak self] in self?.take($0) }
    gate.withLock { self.subscription = subscription }
    update { $0.load() }
  }

  override var isKeptElsewhere: Bool { true }

  /// The stored value is newer than the archived one.
  override func restore(_ archived: Key.Value) {}

  override var description: String { "\(key)" }

  // MARK: Changes

  override func change<R>(_ body: (inout Key.Value) throws -> R) rethrows -> R {
    do {
      return try gate.withLock {
        // What was changed before an error stays changed, and is kept.
        defer { state.change(.value(value.current)) }
        return try value.withLock(body)
      }
    } catch {
      proceed()
      throw error
    }
  }

  override func didSet() { proceed() }

  override func withOptimisticLock(_ operation: @escaping @Sendable (inout Key.Value) throws -> Void) throws {
    guard changesPresent else { return try super.withOptimisticLock(operation) }
    try make(operation)
  }

  override func withTransaction<R: Sendable>(
    _ operation: @escaping @Sendable (inout Key.Value) throws -> R
  ) async throws -> R {
    guard changesPresent else { return try await super.withTransaction(operation) }
    let last = LockIsolated<R?>(nil)
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      do {
        try make { value in
          let result = try operation(&value)
          last.setValue(result)
        } completion: {
          continuation.resume(with: $0)
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
    // It has run once, or there is an error.
    return last.value!
  }

  /// Whether the running code changes the value itself, and neither what a test expects nor a past.
  private var changesPresent: Bool {
    SharedChangeTracking.current?.asserting == nil && SharedPast.explicit?.takesChanges != true
  }

  private func make(
    _ operation: @escaping State.Operation, completion: Completion? = nil
  ) throws {
    for tracker in SharedChangeTracking.current?.trackers ?? [] { tracker.willChange(self) }
    SharedHistory.ofWindow?.follow(self)
    SharedHistory.willChange(self)
    try observation.withMutation(of: \.value) {
      try gate.withLock {
        try value.withLock { try transact(operation, on: &$0) }
        state.change(.operation(operation), completion: completion)
      }
    }
    didChange()
    proceed()
  }

  // MARK: Loading and saving

  override func load() async throws {
    isLoading = true
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      update {
        loaders.append { continuation.resume(with: $0) }
        $0.load()
      }
    }
  }

  override func save() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      update {
        // A value that was never kept is kept now.
        if $0.version == 0, $0.firstChange == nil { $0.change(.operation { _ in }) }
        savers.append(($0.changeCount, nil, { continuation.resume(with: $0) }))
        $0.goOn()
      }
    }
  }

  // MARK: What the key does

  private func take(_ notice: VersionedNotice) { update { $0.take(notice) } }

  private func update(_ body: (inout State) -> Void) {
    gate.withLock { body(&state) }
    proceed()
  }

  /// Does what is to be done.
  private func proceed() {
    let (step, before, savers) = gate.withLock {
      let step = state.next(showing: value.current)
      if case .load = step {
        waitingLoaders = loaders
        loaders = []
      }
      let before = itself
      itself = state.firstChange == nil ? nil : self
      return (step, before, doneSavers())
    }
    withExtendedLifetime(before) {}  // Not under the lock.
    for (saver, result) in savers { saver(result) }
    switch step {
    case nil: break
    case .load: key.fetch { self.didLoad($0) }
    case .write(let value, let version, let token):
      key.swap(value, expecting: version, token: token) { self.didWrite($0) }
    }
  }

  /// The callers whose changes are settled.
  private func doneSavers() -> [(Completion, Result<Void, any Error>)] {
    var done: [(Completion, Result<Void, any Error>)] = []
    savers.removeAll { saver in
      guard state.firstChange.map({ $0 > saver.lastChange }) ?? true else { return false }
      done.append((saver.completion, saver.failure.map { .failure($0) } ?? .success(())))
      return true
    }
    return done
  }

  private func didLoad(_ result: Result<VersionedValue<Key.Value>?, VersionedFailure>) {
    isLoading = false
    let told: Result<Void, any Error>
    switch result {
    case .success: told = .success(())
    case .failure(let failure): told = .failure(failure.error)
    }
    let loaders = gate.withLock {
      defer { waitingLoaders = [] }
      return waitingLoaders
    }
    switch result {
    case .success(let newest):
      clearLoadError()
      settle { $0.loaded(newest) }
    case .failure(let failure):
      loadError = failure.error
      // Until it can be loaded, nothing is written either.
      if failure.isTransient, gate.withLock({ state.firstChange != nil }) { saveError = failure.error }
      settle(failure) { $0.failed(failure, isWrite: false) }
    }
    for loader in loaders { loader(told) }
    proceed()
  }

  private func didWrite(_ result: Result<VersionedSwap<Key.Value>, VersionedFailure>) {
    switch result {
    case .success(.kept(let version)):
      // The stored value can be loaded now.
      clearLoadError()
      settle { $0.wrote(version) }
    case .success(.conflict(let newest)): settle { $0.wasBeaten(by: newest) }
    case .failure(let failure):
      saveError = failure.error
      settle(failure) { $0.failed(failure, isWrite: true) }
    }
    proceed()
  }

  /// Shows what came of something, and tells who waits for it.
  private func settle(_ failure: VersionedFailure? = nil, _ body: (inout State) -> State.Outcome) {
    typealias Saver = (completion: Completion, error: any Error)
    let (outcome, isChanged, isClear, failed) = gate.withLock { () -> (State.Outcome, Bool, Bool, [Saver]) in
      let outcome = body(&state)
      var isClear = false
      let isChanged = outcome.shown.map(show) ?? false
      for (change, result) in outcome.settled {
        guard case .failure(let error) = result else {
          if change.id > lostChange { isClear = true }
          continue
        }
        if failure == nil { lostChange = state.changeCount }
        for index in savers.indices where savers[index].lastChange >= change.id && savers[index].failure == nil {
          savers[index].failure = error
        }
      }
      guard let failure else { return (outcome, isChanged, isClear, []) }
      // Nobody is kept waiting for a server that is lost.
      defer { savers = [] }
      return (outcome, isChanged, isClear, savers.map { ($0.completion, $0.failure ?? failure.error) })
    }
    if isChanged { didReceive() }
    if isClear { clearSaveError() }
    for (change, result) in outcome.settled {
      if let completion = change.completion {
        completion(result)
      } else if case .failure(let error) = result {
        saveError = error
      }
    }
    for (completion, error) in failed { completion(.failure(error)) }
  }

  /// - Returns: Whether that is another value than was shown before.
  private func show(_ newValue: Key.Value) -> Bool {
    if let current = value.current as? any Equatable, current.isEqual(to: newValue) { return false }
    SharedHistory.willChange(self)
    value.replace(with: newValue)
    return true
  }
}
