import ConcurrencyExtras

/// The running effects of one store, by cancellation id and by child.
///
/// Each store has its own, so that equal ids in two stores do not meet. May be used from any thread.
final class CancellationRegistry: Sendable {
  private struct Entry {
    let path: NavigationIDPath
    let scope: CancellationScope
    /// The scopes whose cancellation also cancels this scope.
    let enclosing: [CancellationScope]

    /// Whether nothing runs in the scope any more, or only what has been told to stop.
    var isCancelled: Bool { scope.isCancelled || enclosing.contains { $0.isCancelled } }
  }

  private struct WeakScope {
    weak var scope: ChildScope?
  }

  private struct State {
    var byID: [_CancelID: [Entry]] = [:]
    let byPath = NavigationTree<WeakScope>()
    var throttles: [AnyHashable: AnyObject] = [:]
  }

  private let state = Guarded(State())

  /// Registers a scope under an id.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - path: The feature that the id belongs to.
  ///   - enclosing: What the scope is cancelled with, besides its id.
  ///   - cancelInFlight: Whether to cancel what is registered under the id.
  func insert(
    id: AnyHashable, path: NavigationIDPath, enclosing: [CancellationScope] = [], cancelInFlight: Bool
  ) -> CancellationScope {
    if cancelInFlight { cancel(id: id, path: path) }
    let entry = Entry(path: path, scope: CancellationScope(), enclosing: enclosing)
    let id = key(id)
    state.withLockUnchecked { $0.byID[id, default: []].append(entry) }
    return entry.scope
  }

  /// The key for finding effects. A feature finds effects of its children as well; entries tell their paths apart.
  private func key(_ id: AnyHashable) -> _CancelID {
    _CancelID(id: id, navigationIDPath: NavigationIDPath())
  }

  /// Forgets a scope.
  func remove(_ scope: CancellationScope, id: AnyHashable) {
    let id = key(id)
    state.withLockUnchecked { state in
      state.byID[id]?.removeAll { $0.scope === scope }
      if state.byID[id]?.isEmpty == true { state.byID[id] = nil }
    }
  }

  /// Cancels what the feature, or a child of it, registered under an id.
  func cancel(id: AnyHashable, path: NavigationIDPath) {
    let id = key(id)
    let path = path.feature
    let scopes = state.withLockUnchecked { state in
      let entries = state.byID[id] ?? []
      state.byID[id] = entries.filter { !$0.path.hasPrefix(path) }
      if state.byID[id]?.isEmpty == true { state.byID[id] = nil }
      return entries.filter { $0.path.hasPrefix(path) }.map(\.scope)
    }
    for scope in scopes { scope.cancel() }
  }

  /// The scope of a child: everything that the child started.
  ///
  /// - Parameters:
  ///   - id: The child.
  ///   - path: The way to the child from the root of the store.
  ///   - siblings: The active children of its operator.
  func scope(of id: NavigationID, at path: NavigationIDPath, among siblings: ActiveChildren) -> ChildScope {
    state.withLockUnchecked {
      if let scope = $0.byPath[path]?.scope { return scope }
      let scope = ChildScope(id, at: path, in: self, children: siblings)
      $0.byPath.insert(WeakScope(scope: scope), at: path)
      return scope
    }
  }

  /// Cancels everything that a child or one of its descendants started.
  func cancel(path: NavigationIDPath) {
    let scopes = state.withLockUnchecked { $0.byPath.removeAll(below: path) }
    for scope in scopes { scope.scope?.cancel() }
  }

  /// The children of a feature that have started something, at one place of its state.
  func children(of path: NavigationIDPath, at place: AnyKeyPath) -> Set<NavigationID> {
    state.withLockUnchecked { $0.byPath.children(of: path, at: place) }
  }

  /// Removes the scope of a child when the scope is idle and stays idle.
  func remove(_ path: NavigationIDPath) {
    // A scope that another effect has created meanwhile stays. The last reference may be released here, but not within
    // the lock.
    let other = state.withLockUnchecked { state -> ChildScope? in
      guard let entry = state.byPath[path] else { return nil }
      if let scope = entry.scope { return scope }
      state.byPath.remove(path)
      return nil
    }
    withExtendedLifetime(other) {}
  }

  /// The throttle of an id, made when it is first asked for.
  func throttle<T: AnyObject>(_ id: AnyHashable, as type: T.Type, make: () -> T) -> T {
    if let throttle = state.withLockUnchecked({ $0.throttles[id] }) as? T { return throttle }
    let throttle = make()
    state.withLockUnchecked { $0.throttles[id] = throttle }
    return throttle
  }

  /// How many ids have something to be cancelled.
  ///
  /// What was cancelled by another way than its id is forgotten on the main actor, and counts no more before.
  var count: Int {
    state.withLockUnchecked { $0.byID.values.count { $0.contains { !$0.isCancelled } } }
  }

  /// Whether the registry has neither an effect nor a throttle that remembers its last value.
  var isEmpty: Bool { count == 0 && state.withLockUnchecked { $0.throttles.isEmpty } }

  /// Whether there is something to be cancelled by an id.
  func exists(id: AnyHashable, path: NavigationIDPath) -> Bool {
    let id = key(id)
    let path = path.feature
    return state.withLockUnchecked { $0.byID[id]?.contains { !$0.isCancelled && $0.path.hasPrefix(path) } ?? false }
  }

  /// Forgets what is registered, without cancelling it.
  func removeAll() {
    state.withLockUnchecked {
      $0.byID = [:]
      $0.byPath.removeAll(below: NavigationIDPath())
    }
  }
}
