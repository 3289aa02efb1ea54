import ConcurrencyExtras
import Dependencies
import Foundation
import Testing
import XCTest

/// Both tests count from the first UUID, in whatever order or at the same time they run.
@Suite struct CachePerSwiftTestingTestTests {
  @Test(arguments: [0]) func `counts from zero`(_: Int) { expectFreshDefaults() }
  @Test func `counts from zero again`() { expectFreshDefaults() }
  @Test func `counts from zero once more`() async { await Task { expectFreshDefaults() }.value }

  private func expectFreshDefaults() {
    @Dependency(CountingKey.self) var uuid
    #expect(uuid() == UUID(0))
    #expect(uuid() == UUID(1))
  }

  @Test func `what a test prepares stays in it`() {
    prepareDependencies { $0[PreparedKey.self] = "prepared" }
    #expect(DependencyValues._current[PreparedKey.self] == "prepared")
  }

  @Test func `another test does not see it`() {
    #expect(DependencyValues._current[PreparedKey.self] == "default")
  }
}

final class CachePerXCTestTests: XCTestCase {
  func testCountsFromZero() { expectFreshDefaults() }
  func testCountsFromZeroAgain() { expectFreshDefaults() }
  func testCountsFromZeroOnceMore() async { await Task { expectFreshDefaults() }.value }

  func testDefaultsGoWithTheirTest1() { expectObjectsOfTheLastTestToBeGone() }
  func testDefaultsGoWithTheirTest2() { expectObjectsOfTheLastTestToBeGone() }

  private static let object = LockIsolated(WeakObject())

  private struct WeakObject: @unchecked Sendable { weak var object: FreshKey.Object? }

  private func expectObjectsOfTheLastTestToBeGone() {
    @Dependency(FreshKey.self) var object
    let isGone = Self.object.withValue { [object] last in
      defer { last = WeakObject(object: object) }
      return last.object == nil
    }
    XCTAssertTrue(isGone)
  }

  func testTheContextIsTest() {
    XCTAssertEqual(DependencyValues._current.context, .test)
  }
}

private func expectFreshDefaults() {
  @Dependency(CountingKey.self) var uuid
  XCTAssertEqual(uuid(), UUID(0))
  XCTAssertEqual(uuid(), UUID(1))
}

private enum CountingKey: TestDependencyKey {
  static var testValue: UUIDGenerator { .incrementing }
}

private enum PreparedKey: TestDependencyKey {
  static let testValue = "default"
}
