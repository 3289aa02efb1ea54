package import Dependencies

/// The context of an effect: the store and the child that the effect runs for.
struct EffectScope: Sendable {
  let registry: CancellationRegistry
  var path = NavigationIDPath()
  /// The executor of tasks, or nil for the default.
  var executor: (any TaskExecutor)?
  /// The scopes whose cancellation cancels the effect.
  var cancellations: [CancellationScope] = []
  /// The children around the effect, from the outermost to the innermost.
  private var children: [ChildScope] = []
  /// Dismisses the innermost presented child; nil if no child is presented.
  private var dismissal: Dismissal?

  init(
    registry: CancellationRegistry, executor: (any TaskExecutor)? = nil, cancellations: [CancellationScope] = []
  ) {
    self.registry = registry
    self.executor = executor
    self.cancellations = cancellations
  }

  /// The scope of the effect that runs the current task.
  @TaskLocal static var current: EffectScope?

  /// The scope of work that runs outside of all stores.
  static let outsideStores = EffectScope(registry: CancellationRegistries.shared.outsideStores)

  /// Whether the effect has been cancelled before it could start.
  var isCancelled: Bool {
    cancellations.contains { $0.isCancelled }
  }

  /// Enters a child.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - dismissal: Dismisses the child, or nil if its parent does not present it.
  mutating func enter<Action>(_ child: EffectChild<Action>, dismissal: Dismissal?) {
    path = path.appending(child.id)
    guard let siblings = child.siblings else { return }
    let scope = registry.scope(of: child.id, at: path, among: siblings)
    children.append(scope)
    cancellations.append(scope)
    if let dismissal { self.dismissal = dismissal }
  }

  /// Dismisses the innermost presented child, unless the effect belongs to a child that has left.
  ///
  /// - Returns: Whether the effect belongs to a presented child.
  @MainActor
  func dismiss() -> Bool {
    guard let dismissal else { return false }
    if !children.contains(where: { $0.isCancelled }) { dismissal() }
    return true
  }
}

extension EscapedScopes.Effects: EscapedScope {
  private struct Surroundings: EscapedSurroundings {
    let scope = EffectScope.current

    func run<R>(_ operation: () throws -> R) rethrows -> R {
      try EffectScope.$current.withValue(scope, operation: operation)
    }

    func run<R>(isolation: isolated (any Actor)?, _ operation: () async throws -> R) async rethrows -> R {
      try await EffectScope.$current.withValue(scope, operation: operation)
    }
  }

  package static func current() -> any EscapedSurroundings { Surroundings() }
}
