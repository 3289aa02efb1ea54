/// The origin of a store's state and the receiver of its actions: the root of an app, or a part of another core.
///
/// A core has no state of its own, unless it is the root: it reads through its base, in place.
@MainActor
@usableFromInline
class Core<State, Action> {
  let host: StoreHost
  /// Tells observers that the state was replaced as a whole, where no field of a parent does.
  let replacement: ReplacementWatch?

  init(host: StoreHost, watchesReplacement: Bool) {
    self.host = host
    replacement = watchesReplacement ? ReplacementWatch(host: host) : nil
    replacement?.identify = { [weak self] in self?.currentIdentity() ?? .none }
  }

  /// Reads the state in place.
  @usableFromInline
  func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    fatalError("A subclass implements this.")
  }

  /// Reads the state in place, without a retained copy and without an observer.
  func peek<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    fatalError("A subclass implements this.")
  }

  /// Keeps the last value of a part that is gone.
  func keep(_ last: State) {}

  /// Reads the state as it is now, whatever actions are sent meanwhile.
  func readHeld<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    withExtendedLifetime(host.holdState()) { read(body) }
  }

  /// Sends an action to the root.
  ///
  /// - Returns: What runs because of it, or nil if nothing does.
  @usableFromInline
  func send(_ action: Action) -> EffectBatch? {
    fatalError("A subclass implements this.")
  }

  /// Whether the part of the state that this core stands for is gone.
  @usableFromInline
  var isInvalid: Bool { false }

  /// Whether the state is reached by key paths all the way, so that stores are the same when they are scoped again.
  @usableFromInline
  var isScopedByPaths: Bool { true }

  /// A copy of the state.
  var state: State {
    read { $0.pointee }
  }

  private func currentIdentity() -> _StateIdentity {
    isInvalid ? .none : read { identification(of: State.self)($0) }
  }
}

/// Tells observers that a state was replaced as a whole.
@MainActor
final class ReplacementWatch {
  private let extent = ObservationExtent()
  private let host: StoreHost
  private var last: _StateIdentity?
  fileprivate(set) var identify: () -> _StateIdentity = { .none }

  init(host: StoreHost) {
    self.host = host
  }

  /// Notes that the state was read.
  func access() {
    if last == nil {
      // Identifying reads the state, which comes back here.
      last = .unknown
      last = identify()
      host.insert(self)
    }
    extent.access(\ReplacementWatch.self)
  }

  /// Lets a state diverge from the copies that were made of it, if somebody observes it: to put one back is to replace it.
  func expectModification(_ diverge: () -> _StateIdentity) {
    guard last != nil else { return }
    check()
    last = diverge()
  }

  /// Compares with the last time, and tells the observers.
  func check() {
    guard let last else { return }
    let identity = identify()
    self.last = identity
    if !identity.continues(last) { extent.notify(\ReplacementWatch.self) }
  }
}
