import Dependencies
import Dispatch
import Synchronization

/// A reference to a value that a key loads and observes, and saves if it can. All properties with the key's id share
/// it, and it lives as long as one of them does.
final class _PersistentReference<Key: SharedReaderKey>: KeyedReference<Key.Value>,
  // Its lock guards it.
  @unchecked Sendable
{
  private let key: Key
  private let initialValue: Key.Value
  private let save: (@Sendable (Key.Value, SaveContext, SaveContinuation) -> Void)?

  /// Whether the value is kept where it is, so that there is nothing to load or to save.
  private let isKeptInPlace: Bool
  private let onDeinit: @Sendable () -> Void

  private let subscription = Mutex<SharedSubscription?>(nil)

  /// The state of saving after changes: of these, the key is given one value at a time, and the newest one last.
  /// An explicit `save()` goes beside it.
  private enum Saving { case idle, running, outdated }
  private let saving = Mutex(Saving.idle)

  init(
    key: Key,
    initialValue: Key.Value,
    value: SharedValue<Key.Value>,
    isKeptInPlace: Bool,
    save: (@Sendable (Key.Value, SaveContext, SaveContinuation) -> Void)?,
    onDeinit: @escaping @Sendable () -> Void
  ) {
    self.key = key
    self.initialValue = initialValue
    self.save = isKeptInPlace ? nil : save
    self.isKeptInPlace = isKeptInPlace
    self.onDeinit = onDeinit
    super.init(value)
  }

  deinit {
    subscription.withLock { $0 }?.cancel()
    onDeinit()
  }

  /// Loads the value, unless that has been done, and begins to observe it.
  func start(skipInitialLoad: Bool) {
    if !skipInitialLoad, !isKeptInPlace {
      isLoading = true
      key.load(
        context: .initialValue(initialValue),
        continuation: LoadContinuation(of: key) { [weak self] in self?.receive($0) }
      )
    }
    let subscription = key.subscribe(
      context: skipInitialLoad ? .userInitiated : .initialValue(initialValue),
      subscriber: SharedSubscriber { [weak self] in
        self?.receive($0)
      } onLoading: { [weak self] in
        self?.isLoading = $0
      }
    )
    self.subscription.withLock { $0 = subscription }
  }

  private func receive(_ result: Result<Key.Value?, any Error>) {
    isLoading = false
    switch result {
    case .success(let value):
      clearLoadError()
      receive(value ?? initialValue)
    // The leak is already reported, and implies nothing about the value.
    case .failure(is LeakedContinuation): break
    case .failure(let error): loadError = error
    }
  }

  override func didSet() {
    if save != nil, beginSaving() { saveWhileOutdated(rounds: 2) }
  }

  /// Saves the value, and again if it has changed meanwhile. After some rounds, another thread goes on.
  private func saveWhileOutdated(rounds: Int) {
    guard let save else { return }
    for _ in 0..<rounds {
      save(
        value.current,
        .didSet,
        SaveContinuation(of: key) { [weak self] in self?.didSave($0) }
      )
      if !mustSaveAgain() { return }
    }
    // This may be the main thread, and others may write without a pause.
    withEscapedDependencies { dependencies in
      DispatchQueue.global().async {
        dependencies.yield { self.saveWhileOutdated(rounds: .max) }
      }
    }
  }

  /// - Returns: Whether no change is being saved. Otherwise the thread that saves it goes on with the newest value.
  private func beginSaving() -> Bool {
    saving.withLock { saving in
      defer { saving = saving == .idle ? .running : .outdated }
      return saving == .idle
    }
  }

  private func mustSaveAgain() -> Bool {
    saving.withLock { saving in
      defer { saving = saving == .outdated ? .running : .idle }
      return saving == .outdated
    }
  }

  private func didSave(_ result: Result<Void, any Error>) {
    switch result {
    case .success:
      // The stored value can be loaded now.
      clearLoadError()
      clearSaveError()
    case .failure(is LeakedContinuation): break
    case .failure(let error): saveError = error
    }
  }

  override func load() async throws {
    if isKeptInPlace { return }
    isLoading = true
    let result = await withCheckedContinuation { continuation in
      key.load(context: .userInitiated, continuation: LoadContinuation(of: key) { continuation.resume(returning: $0) })
    }
    receive(result)
    if case .failure(let error) = result, !(error is LeakedContinuation) { throw error }
  }

  override func save() async throws {
    guard let save else { return }
    let result = await withCheckedContinuation { continuation in
      save(value.current, .userInitiated, SaveContinuation(of: key) { continuation.resume(returning: $0) })
    }
    didSave(result)
    if case .failure(let error) = result, !(error is LeakedContinuation) { throw error }
  }

  override var isKeptElsewhere: Bool { !isKeptInPlace }

  /// Others may have changed the value since: theirs is newer than the archive's.
  override func restore(_ archived: Key.Value) {
    if let current = value.current as? any Equatable, current.isEqual(to: initialValue) { super.restore(archived) }
  }

  override var description: String { "\(key)" }
}
