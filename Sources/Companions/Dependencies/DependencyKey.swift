import IssueReporting

/// A key for reading and overriding one dependency of ``DependencyValues``, with the values it has when nobody
/// overrides it.
///
/// Conform a type to this protocol next to the live implementation of the dependency. An interface and its live
/// implementation may live in different modules. Then conform to ``TestDependencyKey`` beside the interface, and extend
/// the same type with this protocol beside the implementation.
///
/// ```swift
/// enum NumberFactClientKey: DependencyKey {
///   static let liveValue = NumberFactClient(fetch: { number in "\(number) is a good number." })
/// }
///
/// extension DependencyValues {
///   var numberFact: NumberFactClient {
///     get { self[NumberFactClientKey.self] }
///     set { self[NumberFactClientKey.self] = newValue }
///   }
/// }
/// ```
///
/// The semantics follow swift-dependencies' protocol of the same name.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value used when the app runs.
  ///
  /// It is computed at most once per app run, the first time it is needed, and then cached.
  static var liveValue: Value { get }

  /// The type of the dependency; the key itself, unless stated.
  associatedtype Value = Self

  /// The value used when the app runs in a preview. It is ``liveValue`` if you do not implement it.
  static var previewValue: Value { get }

  /// The value used in tests. The default implementation reports an issue (a test must stay away from the outside
  /// world) and returns ``previewValue``.
  static var testValue: Value { get }
}

/// A key for reading and overriding one dependency of ``DependencyValues`` in tests and previews, without a live
/// value.
///
/// Conform to it where the live implementation is not visible, for example in a module that holds the interface
/// alone. Reading such a dependency in a live context reports an issue, unless the same type conforms to
/// ``DependencyKey`` somewhere in the app.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self

  /// The value used when the app runs in a preview. It is ``testValue`` if you do not implement it.
  static var previewValue: Value { get }

  /// The value used in tests: it should be safe to call, and tell when it was called without being overridden.
  static var testValue: Value { get }

  /// Whether reading the default ``testValue`` of a ``DependencyKey`` in a test reports an issue. `true` by default.
  static var shouldReportUnimplemented: Bool { get }
}

extension DependencyKey {
  /// The live value: previews run as the app does until told otherwise.
  public static var previewValue: Value { Self.liveValue }

  /// Reports an issue, because no test value was given, and returns the preview value.
  ///
  /// No issue is reported while the dependency is being overridden, nor when ``shouldReportUnimplemented`` is
  /// `false`.
  public static var testValue: Value {
    if shouldReportUnimplemented, DependencyMutation.current == nil {
      reportIssue(DependencyDiagnostics.missingTestValue(key: Self.self, access: .current))
    }
    return Self.previewValue
  }
}

extension TestDependencyKey {
  /// The test value: without a live value, a preview can use nothing else.
  public static var previewValue: Value { Self.testValue }

  /// `true`.
  public static var shouldReportUnimplemented: Bool { true }
}
