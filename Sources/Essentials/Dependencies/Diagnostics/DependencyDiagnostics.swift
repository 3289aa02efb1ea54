/// The texts of what the library reports about a key. They follow swift-dependencies word by word where tests of
/// apps compare them.
enum DependencyDiagnostics {
  /// The key has no test value and was read in a test.
  static func missingTestValue<Key: TestDependencyKey>(key: Key.Type, access: DependencyAccess?) -> String {
    let name = access.map { argument(of: key, function: $0.function) }
    return """
      \(name.map { "@Dependency(\($0))" } ?? "A dependency") has no test implementation, but was accessed from a test \
      context:

      \(details(of: key, location: access?.location))

      Dependencies registered with the library are not allowed to use their default, live implementations when run \
      from tests.

      To fix, override \(overrideName(of: key, function: access?.function)) with a test value. If you are using the \
      Composable Architecture, mutate the 'dependencies' property on your 'TestStore'. Otherwise, use \
      'withDependencies' to define a scope for the override. If you'd like to provide a default value for all tests, \
      implement the 'testValue' requirement of the 'DependencyKey' protocol.
      """
  }

  /// The key has no live value and was read in the running app.
  static func missingLiveValue<Key: TestDependencyKey>(key: Key.Type, access: DependencyAccess) -> String {
    """
    @Dependency(\(argument(of: key, function: access.function))) has no live implementation, but was accessed from a \
    live context.

    \(details(of: key, location: access.location))

    To fix you can do one of two things:

    • Conform '\(typeName(Key.self))' to the 'DependencyKey' protocol by providing a live implementation of your \
    dependency, and make sure that the conformance is linked with this current application.

    • Override the implementation of '\(typeName(Key.self))' using 'prepareDependencies'. This is typically done at \
    the entry point of your application, but can be done later as long as the dependency has not already been \
    accessed.
    """
  }

  /// The key was prepared after it had been read or prepared.
  static func alreadyPrepared<Key: TestDependencyKey>(key: Key.Type, access: DependencyAccess) -> String {
    """
    @Dependency(\(argument(of: key, function: access.function))) has already been accessed or prepared.

    \(details(of: key, location: nil))

    A global dependency can only be prepared a single time and cannot be accessed beforehand. Prepare dependencies as \
    early as possible in the lifecycle of your application.

    To temporarily override a dependency in your application, use 'withDependencies' to do so in a well-defined scope.
    """
  }

  private static func details<Key: TestDependencyKey>(of key: Key.Type, location: DependencyLocation?) -> String {
    var lines: [String] = []
    if let location {
      lines += ["  Location:", "    \(location.fileID):\(location.line)"]
    }
    if ObjectIdentifier(Key.self) == ObjectIdentifier(Key.Value.self) {
      lines += ["  Dependency:", "    \(typeName(Key.Value.self))"]
    } else {
      lines += ["  Key:", "    \(typeName(Key.self))", "  Value:", "    \(typeName(Key.Value.self))"]
    }
    return lines.joined(separator: "\n")
  }

  /// What stands between the parentheses of `@Dependency(…)`.
  private static func argument<Key: TestDependencyKey>(of key: Key.Type, function: StaticString) -> String {
    isKeySubscript(function) ? "\(typeName(Key.self)).self" : "\\.\(function)"
  }

  private static func overrideName<Key: TestDependencyKey>(of key: Key.Type, function: StaticString?) -> String {
    guard let function else { return "the dependency" }
    return isKeySubscript(function) ? "'\(typeName(Key.self)).self'" : "'\(function)'"
  }

  /// Whether a key was asked for by its type, rather than by a property of `DependencyValues`.
  private static func isKeySubscript(_ function: StaticString) -> Bool {
    "\(function)".hasPrefix("subscript(")
  }
}
