/// The purpose of a change of ``DependencyValues``, while the closure that makes the change runs.
enum DependencyMutation: Sendable {
  /// `withDependencies`: the change is an override for one scope. A key may be read here without being implemented,
  /// because overriding one endpoint of a client reads the client first.
  case overriding

  /// `prepareDependencies`: the change replaces what the key has by default.
  case preparing(Preparation)

  /// The change that is being made on this task, if one is.
  @TaskLocal static var current: DependencyMutation?

  /// The identity of one `prepareDependencies`, which may set the same key repeatedly.
  final class Preparation: Sendable {}
}
