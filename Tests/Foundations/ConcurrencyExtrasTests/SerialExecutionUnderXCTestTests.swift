import ConcurrencyExtras
import XCTest

/// Serial execution around whole tests, as suites set it up.
final class SerialExecutionUnderXCTestTests: XCTestCase {
  override func invokeTest() {
    withMainSerialExecutor {
      super.invokeTest()
    }
  }

  func testTasksRunInTheOrderTheyAreMade() async {
    let numbers = LockIsolated<[Int]>([])
    let tasks = (1...1_000).map { number in Task { numbers.withValue { $0.append(number) } } }
    for task in tasks { await task.value }
    XCTAssertEqual(numbers.value, Array(1...1_000))
  }

  func testTaskGroupsRunInOrder() async {
    let numbers = await withTaskGroup(of: Int.self) { group in
      for number in 1...100 { group.addTask { number } }
      return await group.reduce(into: [Int]()) { $0.append($1) }
    }
    XCTAssertEqual(numbers, Array(1...100))
  }

  func testAYieldLetsOthersGoFirst() async {
    let log = LockIsolated<[String]>([])
    Task { log.withValue { $0.append("task") } }
    await Task.yield()
    log.withValue { $0.append("test") }
    XCTAssertEqual(log.value, ["task", "test"])
  }
}

/// The same, switched on and off.
final class UncheckedSerialExecutionTests: XCTestCase {
  override func setUp() {
    super.setUp()
    uncheckedUseMainSerialExecutor = true
  }

  override func tearDown() {
    uncheckedUseMainSerialExecutor = false
    super.tearDown()
  }

  func testTheSwitchIsOn() async {
    XCTAssertTrue(uncheckedUseMainSerialExecutor)
    let numbers = LockIsolated<[Int]>([])
    let tasks = (1...100).map { number in Task { numbers.withValue { $0.append(number) } } }
    for task in tasks { await task.value }
    XCTAssertEqual(numbers.value, Array(1...100))
  }
}
