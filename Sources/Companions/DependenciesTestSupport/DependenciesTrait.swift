@_exported public import Dependencies
public import Testing

/// Overrides dependencies for a test, or for each test of a suite. Create it with `.dependency` or `.dependencies`.
///
/// ```swift
/// @Suite(.dependency(\.uuid, .incrementing))
/// struct TodosTests {
///   @Test(.dependencies { $0.date.now = Date(timeIntervalSince1970: 0) })
///   func add() { … }
/// }
/// ```
///
/// The values are made anew for each test case; those of a test come over those of its suite. Default values are fresh in
/// every test without a trait, and with one in every case of a test with arguments, too. The semantics follow
/// swift-dependencies' traits of the same names.
public struct _DependenciesTrait: SuiteTrait, TestScoping, TestTrait {
  private let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  fileprivate init(_ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.updateValues = updateValues
  }

  /// `true`: what a suite overrides is overridden in each of its tests.
  public var isRecursive: Bool { true }

  /// Runs a test case with the dependencies overridden.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The test case.
  ///   - function: Runs it.
  /// - Throws: What changing the dependencies or running the test case throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withDependencies {
      // The cases of a test share its default values, unless the test has a trait of this kind.
      if testCase != nil { $0.forgetDefaultValues() }
      try await updateValues(&$0)
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == _DependenciesTrait {
  /// Overrides a dependency.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: Its value, made for each test case.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self {
    Self { $0[keyPath: keyPath] = try value() }
  }

  /// Overrides a dependency that is its own key.
  ///
  /// - Parameter value: The dependency, made for each test case.
  public static func dependency<Value: TestDependencyKey & Sendable>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value.Value == Value {
    Self {
      let value = try value()
      $0[type(of: value)] = value
    }
  }

  /// Overrides dependencies.
  ///
  /// - Parameter updateValues: Changes the dependencies, for each test case.
  public static func dependencies(
    _ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void
  ) -> Self {
    Self(updateValues)
  }

  /// Overrides nothing, but makes default values fresh in every case of a test with arguments. In a test without, they are
  /// fresh anyway.
  public static var dependencies: Self {
    Self { _ in }
  }
}
