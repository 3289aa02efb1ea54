import DependenciesTestSupport
import Foundation
import Testing

@Suite(.dependency(\.uuid, .incrementing), .dependency(Greeting(text: "Hello")))
struct DependenciesTraitTests {
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  @Test func `a suite overrides for each test`() {
    #expect(uuid() == UUID(0))
  }

  @Test(arguments: [1, 2]) func `the values are made for each test case`(_: Int) {
    #expect(uuid() == UUID(0))
    #expect(uuid() == UUID(1))
  }

  @Test(.dependencies { $0.date.now = Date(timeIntervalSince1970: 1) })
  func `a test overrides too`() {
    #expect(now == Date(timeIntervalSince1970: 1))
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(\.uuid, .constant(UUID(9))))
  func aTestComesOverItsSuite() {
    #expect(uuid() == UUID(9))
  }

  @Test(.dependencies)
  func `a dependency that is its own key needs no path`() {
    @Dependency(Greeting.self) var greeting
    #expect(greeting.text == "Hello")
  }
}

private struct Greeting: TestDependencyKey, Sendable {
  var text: String
  static let testValue = Greeting(text: "")
}

/// The cases of a test with arguments share the default values of their test, unless a trait says otherwise.
@Suite struct TestCasesTests {
  @Test(.serialized, arguments: 1...3)
  func `without a trait they share them`(_ number: Int) {
    #expect(Counter.current.increment() == number)
  }

  @Test(.dependencies, .serialized, arguments: 1...3)
  func `with a trait they do not`(_: Int) {
    #expect(Counter.current.increment() == 1)
    #expect(Counter.current.increment() == 2)
  }

  @Test(.dependency(\.date.now, .distantPast), .serialized, arguments: 1...3)
  func `with an override they do not`(_: Int) async {
    #expect(Counter.current.increment() == 1)
    await Task { #expect(Counter.current.increment() == 2) }.value
    withDependencies {
      $0.date.now = .distantFuture
    } operation: {
      #expect(Counter.current.increment() == 3)
    }
  }

  @Test(.dependency(Counter(start: 10)), arguments: 1...3)
  func anOverrideIsMadeForEach(_: Int) {
    #expect(Counter.current.increment() == 11)
  }

  @Suite(.dependencies) struct InASuite {
    @Test(.serialized, arguments: ["a", "b"])
    func `the trait of a suite counts`(_: String) {
      #expect(Counter.current.increment() == 1)
    }

    @Test(.dependencies { $0.uuid = .incrementing })
    func `traits nest`() {
      @Dependency(\.uuid) var uuid
      #expect(uuid() == UUID(0))
      #expect(Counter.current.increment() == 1)
    }
  }
}

private final class Counter: Sendable, TestDependencyKey {
  private let count: LockIsolated<Int>

  init(start: Int = 0) { count = LockIsolated(start) }

  func increment() -> Int {
    count.withValue {
      $0 += 1
      return $0
    }
  }

  static var testValue: Counter { Counter() }
  static var current: Counter {
    @Dependency(Counter.self) var counter
    return counter
  }
}
