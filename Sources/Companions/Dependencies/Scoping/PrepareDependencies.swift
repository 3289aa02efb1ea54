/// Sets default dependencies for the whole app, as early in its life as possible.
///
/// ```swift
/// @main struct MyApp: App {
///   init() {
///     prepareDependencies { $0.defaultDatabase = try! openDatabase() }
///   }
///   …
/// }
/// ```
///
/// Where `withDependencies(_:operation:)` overrides for one scope, this replaces what the key itself supplies. A
/// dependency can be prepared once, and before it is first read; else an issue is reported and nothing changes. In a
/// test, what is prepared holds for that test.
///
/// - Parameter updateValues: Sets dependencies.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
@discardableResult
public func prepareDependencies<R>(_ updateValues: (inout DependencyValues) throws -> R) rethrows -> R {
  var values = DependencyValues._current
  return try DependencyMutation.$current.withValue(.preparing(DependencyMutation.Preparation())) {
    try updateValues(&values)
  }
}
