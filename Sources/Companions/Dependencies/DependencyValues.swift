/// The dependencies of the running code: what every key resolves to here and now.
///
/// Values travel as a task-local, so that an override reaches everything its scope runs, child tasks included, and
/// nothing else. Read them with ``Dependency``, override them with `withDependencies(_:operation:)`, and register your
/// own by a ``DependencyKey`` and a property:
///
/// ```swift
/// extension DependencyValues {
///   var numberFact: NumberFactClient {
///     get { self[NumberFactClientKey.self] }
///     set { self[NumberFactClientKey.self] = newValue }
///   }
/// }
/// ```
///
/// The semantics follow swift-dependencies' type of the same name. A value is two references wide, copied in constant
/// time, and written on change.
public struct DependencyValues: Sendable {
  /// The dependencies of the current task.
  @TaskLocal public static var _current = Self()

  /// The overrides, the context and the cache of default values.
  @usableFromInline var resolution: DependencyResolution

  /// The resolution behind ``resolution``: that with which a `@Dependency` was created.
  var inherited: DependencyResolution?

  /// The place of the `@Dependency` that reads these values, for reports.
  var location: DependencyLocation?

  /// Creates dependencies without overrides, and with default values of their own that have not been used yet.
  public init() {
    resolution = DependencyResolution()
  }

  /// Reads or overrides the dependency of a key.
  ///
  /// A dependency that is not overridden has the key's `liveValue`, `previewValue` or `testValue`, as ``context``
  /// says. It is computed at most once per run of the app, and once per test.
  ///
  /// - Parameters:
  ///   - key: The key's type.
  ///   - fileID: The `#fileID` of the caller, for reports.
  ///   - filePath: The `#filePath` of the caller, for reports.
  ///   - line: The `#line` of the caller, for reports.
  ///   - column: The `#column` of the caller, for reports.
  ///   - function: The name of the property that asks, for reports.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) -> Key.Value {
    @inlinable get { value(of: key, function: function) }
    set {
      guard case .preparing(let preparation)? = DependencyMutation.current else {
        makeResolutionUnique()
        resolution.setOverride(of: key, to: newValue, by: function)
        return
      }
      let access = DependencyAccess(
        function: function,
        location: DependencyLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
      resolution.cache.prepare(key, as: newValue, in: context, by: preparation, access: access)
    }
  }

  /// The dependency of a key, asked for under a name.
  ///
  /// Inlined, so that the compiler knows the type of the value: a read is a hash lookup and a load.
  @inlinable
  func value<Key: TestDependencyKey>(of key: Key.Type, function: StaticString) -> Key.Value {
    if let box = box(of: ObjectIdentifier(key)) { return box.value(of: key) }
    return makeDefaultValue(of: key, function: function)
  }

  /// The value of a key, if it is overridden or its default has been made.
  @usableFromInline
  func box(of key: ObjectIdentifier) -> DependencyBox? {
    if let box = resolution.override(of: key) { return box }
    if let box = inherited?.override(of: key) { return box }
    let partition = resolution.cache.partition()
    return partition.box(of: key, in: overriddenContext ?? partition.context)
  }

  @usableFromInline
  func makeDefaultValue<Key: TestDependencyKey>(of key: Key.Type, function: StaticString) -> Key.Value {
    let access = DependencyAccess(function: function, location: location)
    // Whatever the default is computed from sees what this access sees, except for what belongs to one window: the
    // value is kept for all of them.
    return Self.$_current.withValue(flattened()) {
      SharedDefault.$isBeingMade.withValue(true) {
        resolution.cache.partition().makeValue(of: key, in: context, access: access)
      }
    }
  }
}

extension DependencyValues {
  /// Whether both have the same overrides, as far as one look tells.
  ///
  /// - Parameter other: Other values.
  package func hasSameValues(as other: Self) -> Bool {
    resolution === other.resolution && inherited === other.inherited && location == nil && other.location == nil
  }

  /// The context that dependencies are read in. Override it to use, say, live dependencies in a test; or prepare it with
  /// `prepareDependencies(_:)`, for the whole app or the whole test.
  public var context: DependencyContext {
    get { overriddenContext ?? resolution.cache.partition().context }
    set {
      if case .preparing? = DependencyMutation.current {
        resolution.cache.partition().context = newValue
        return
      }
      makeResolutionUnique()
      resolution.context = newValue
    }
  }

  private var overriddenContext: DependencyContext? { resolution.context ?? inherited?.context }

  /// New dependencies for a live context.
  public static var live: Self { Self(context: .live) }

  /// New dependencies for a preview.
  public static var preview: Self { Self(context: .preview) }

  /// New dependencies for a test.
  public static var test: Self { Self(context: .test) }

  private init(context: DependencyContext) {
    self.init()
    resolution.context = context
  }
}

extension DependencyValues {
  /// These values, overridden by what `other` overrides.
  func merging(_ other: Self) -> Self {
    var values = other
    values.inherit(resolution)
    values.location = nil
    return values.flattened()
  }

  /// Looks up in `resolution` what these values do not override themselves.
  mutating func inherit(_ resolution: DependencyResolution) {
    if resolution !== self.resolution, !resolution.isTrivial { inherited = resolution }
  }

  /// The same dependencies, in one ``resolution`` and detached from any `@Dependency`.
  func flattened() -> Self {
    guard inherited != nil || location != nil else { return self }
    var values = self
    if let inherited {
      values.resolution = DependencyResolution(resolution, over: inherited)
      values.inherited = nil
    }
    values.location = nil
    return values
  }

  /// Forgets the default values that were used until now: what is overridden stays.
  package mutating func forgetDefaultValues() {
    resolution = DependencyResolution(copying: resolution, cache: DependencyCache())
  }

  private mutating func makeResolutionUnique() {
    if !isKnownUniquelyReferenced(&resolution) { resolution = DependencyResolution(copying: resolution) }
  }
}
