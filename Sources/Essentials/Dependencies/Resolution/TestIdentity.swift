import IssueReporting

/// Which test is running, to tell the default values of one test from those of another.
///
/// - Swift Testing runs tests side by side in one process and keeps the current one in a task-local. IssueReporting's
///   `TestContext` reads it, so that this module links no test framework.
/// - XCTest runs tests one after the other, and tells observers when one begins. ``XCTestClock`` counts those
///   beginnings: the count is the identity.
enum TestIdentity: Hashable {
  case swiftTesting(TestContext.Testing.Test.ID)
  case xcTest(Int)

  /// The running test; `nil` outside of a test process, and on tasks that Swift Testing's test is not known on.
  static var current: Self? {
    // Once XCTest has told us of a test, this process runs XCTest, and the dearer question need not be asked.
    let count = XCTestClock.shared.testCount
    if count > 0 { return .xcTest(count) }
    guard case .swiftTesting(let testing?)? = TestContext.current else { return nil }
    return .swiftTesting(testing.test.id)
  }

  /// Whether no other test runs at the same time in this process.
  var isOnlyTestRunning: Bool {
    if case .xcTest = self { true } else { false }
  }
}
