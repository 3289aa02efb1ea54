/// The place in the sources that reads a dependency, and the dependency's name, for reports.
struct DependencyAccess: Sendable {
  /// The access whose default value is being computed right now.
  @TaskLocal static var current: DependencyAccess?

  /// The name of the accessor (`#function`) that asked ``DependencyValues`` for the key.
  var function: StaticString

  /// The place of the `@Dependency`, if one was used.
  var location: DependencyLocation?
}

/// The place of a `@Dependency` in the source.
struct DependencyLocation: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}
