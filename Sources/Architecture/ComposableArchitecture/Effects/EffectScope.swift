/// Where an effect runs: in which store, and for which presented child.
struct EffectScope: Sendable {
  let registry: CancellationRegistry
  let dismissals: DismissalRegistry?
  var path = NavigationIDPath()
  /// Where tasks run, or nil for anywhere.
  var executor: (any TaskExecutor)?
  /// What the effect is cancelled with.
  var cancellations: [CancellationScope] = []

  /// The scope of the effect that runs the current task.
  @TaskLocal static var current: EffectScope?

  /// Where work runs that no store started.
  static let outsideStores = EffectScope(registry: CancellationRegistries.shared.outsideStores, dismissals: nil)

  /// Whether the effect has been cancelled before it could start.
  var isCancelled: Bool {
    cancellations.contains { $0.isCancelled }
  }
}
