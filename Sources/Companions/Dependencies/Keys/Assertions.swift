import IssueReporting

extension DependencyValues {
  /// Checks what ought to be true, as Swift's `assert`; in tests, failing reports an issue instead of trapping.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Says that something ought not to happen, as Swift's `assertionFailure`; in tests it reports an issue instead of
  /// trapping.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// Checks what has to be true, as Swift's `precondition`; in tests, failing reports an issue instead of trapping.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }

  private enum AssertKey: DependencyKey {
    static let liveValue: any AssertionEffect = TrappingAssert()
    static let testValue: any AssertionEffect = ReportingAssertion()
  }

  private enum AssertionFailureKey: DependencyKey {
    static let liveValue: any AssertionFailureEffect = TrappingAssertionFailure()
    static let testValue: any AssertionFailureEffect = ReportingAssertion()
  }

  private enum PreconditionKey: DependencyKey {
    static let liveValue: any AssertionEffect = TrappingPrecondition()
    static let testValue: any AssertionEffect = ReportingAssertion()
  }
}

/// A check of a condition. Call it like a function.
public protocol AssertionEffect: Sendable {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: What ought to be true.
  ///   - message: What to say if it is not.
  ///   - file: The file to name in a failure.
  ///   - line: The line to name in a failure.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

/// An unconditional failure. Call it like a function.
public protocol AssertionFailureEffect: Sendable {
  /// Fails.
  ///
  /// - Parameters:
  ///   - message: What to say.
  ///   - file: The file to name in the failure.
  ///   - line: The line to name in the failure.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionEffect {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: What ought to be true.
  ///   - message: What to say if it is not.
  ///   - file: The file to name in a failure.
  ///   - line: The line to name in a failure.
  @_disfavoredOverload
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = String(),
    file: StaticString = #file,
    line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}

extension AssertionFailureEffect {
  /// Fails.
  ///
  /// - Parameters:
  ///   - message: What to say.
  ///   - file: The file to name in the failure.
  ///   - line: The line to name in the failure.
  @_disfavoredOverload
  public func callAsFunction(
    _ message: @autoclosure () -> String = String(),
    file: StaticString = #file,
    line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}

private struct TrappingAssert: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct TrappingAssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct TrappingPrecondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct ReportingAssertion: AssertionEffect, AssertionFailureEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    guard !condition() else { return }
    callAsFunction(message(), file: file, line: line)
  }

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    let message = message()
    reportIssue(message.isEmpty ? "What was asserted is not so." : message, fileID: file, filePath: file, line: line)
  }
}
