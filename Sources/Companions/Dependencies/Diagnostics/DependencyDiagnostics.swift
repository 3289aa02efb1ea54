/// The texts of what the library reports about a key: what happened, the key, and what to do.
enum DependencyDiagnostics {
  /// The key has no test value and was read in a test.
  static func missingTestValue<Key: TestDependencyKey>(key: Key.Type, access: DependencyAccess?) -> String {
    let name = access.map { argument(of: key, function: $0.function) }
    let path = access.flatMap { isKeySubscript($0.function) ? nil : "\($0.function)" }
    return """
      \(name.map { "@Dependency(\($0))" } ?? "A dependency") was used in a test, and has no value for tests.

      \(details(of: key, location: access?.location))

      Give it one, so that nothing real is reached. For this test: "withDependencies { \(assignment(of: key, path)) }", \
      around a model, in "TestStore", or as the trait ".dependencies { … }". For all tests: as "testValue" of \
      "\(typeName(Key.self))".
      """
  }

  /// The key has no live value and was read in the running app.
  static func missingLiveValue<Key: TestDependencyKey>(key: Key.Type, access: DependencyAccess) -> String {
    """
    @Dependency(\(argument(of: key, function: access.function))) was used in the running app, and has no live value.

    \(details(of: key, location: access.location))

    Let "\(typeName(Key.self))" conform to "DependencyKey", with a "liveValue", in a module that the app links; or give \
    it a value with "prepareDependencies", where the app starts and before anything uses it.
    """
  }

  /// The key was prepared after it had been read or prepared.
  static func alreadyPrepared<Key: TestDependencyKey>(key: Key.Type, access: DependencyAccess) -> String {
    """
    @Dependency(\(argument(of: key, function: access.function))) was prepared too late: it has been used or prepared \
    before.

    \(details(of: key, location: nil))

    The first value stays. Prepare a dependency once, where the app starts; for a part of the app, override it with \
    "withDependencies".
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

  /// The text between the parentheses of `@Dependency(…)`.
  private static func argument<Key: TestDependencyKey>(of key: Key.Type, function: StaticString) -> String {
    isKeySubscript(function) ? "\(typeName(Key.self)).self" : "\\.\(function)"
  }

  /// How a test overrides the key, as code.
  private static func assignment<Key: TestDependencyKey>(of key: Key.Type, _ path: String?) -> String {
    path.map { "$0.\($0) = …" } ?? "$0[\(typeName(Key.self)).self] = …"
  }

  /// Whether a key was asked for by its type, rather than by a property of `DependencyValues`.
  private static func isKeySubscript(_ function: StaticString) -> Bool {
    "\(function)".hasPrefix("subscript(")
  }
}
