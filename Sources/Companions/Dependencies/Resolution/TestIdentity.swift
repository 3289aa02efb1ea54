import IssueReporting
import TestFrameworkBridge

/// Which test is running, to tell the default values of one test from those of another.
///
/// - Swift Testing runs tests side by side in one process and keeps the current one in a task-local. IssueReporting's
///   `TestContext` reads it, so that this module links no test framework.
/// - XCTest runs tests one after the other, and tells observers when one begins. `BegunXCTests` counts them:
///   the count is the identity.
enum TestIdentity: Hashable {
  case swiftTesting(TestContext.Testing.Test.ID)
  case xcTest(Int)

  /// The running test; `nil` outside of a test process, and on tasks that Swift Testing's test is not known on.
  static var current: Self? {
    // Once XCTest has told us of a test, this process runs XCTest, and the dearer question need not be asked.
    let tests = BegunXCTests.ofProcess
    if tests.isUnknown { complainOnce }
    let count = tests.count
    if count > 0 { return .xcTest(count) }
    guard case .swiftTesting(let testing?)? = TestContext.current else { return nil }
    return .swiftTesting(testing.test.id)
  }

  /// Whether no other test runs at the same time in this process.
  var isOnlyTestRunning: Bool {
    if case .xcTest = self { true } else { false }
  }

  /// Fails one test where tests cannot be told apart.
  private static let complainOnce: Void = reportIssue(
    """
    The XCTest of this toolchain does not tell when a test begins, so that default values of dependencies are the same ones \
    in all tests of XCTest.

    This version of Ippo knows the XCTest of Swift 6.2 and 6.3. Use one of them, or write these tests with Swift Testing.
    """
  )
}
