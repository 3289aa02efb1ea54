import DependenciesTestSupport
import Foundation
import Testing

@Suite(.dependency(\.uuid, .incrementing), .dependency(Greeting(text: "Hello")))
struct DependenciesTraitTests {
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  @Test func aSuiteOverridesForEachTest() {
    #expect(uuid() == UUID(0))
  }

  @Test(arguments: [1, 2]) func theValuesAreMadeForEachTestCase(_: Int) {
    #expect(uuid() == UUID(0))
    #expect(uuid() == UUID(1))
  }

  @Test(.dependencies { $0.date.now = Date(timeIntervalSince1970: 1) })
  func aTestOverridesToo() {
    #expect(now == Date(timeIntervalSince1970: 1))
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(\.uuid, .constant(UUID(9))))
  func aTestComesOverItsSuite() {
    #expect(uuid() == UUID(9))
  }

  @Test(.dependencies)
  func aDependencyThatIsItsOwnKeyNeedsNoPath() {
    @Dependency(Greeting.self) var greeting
    #expect(greeting.text == "Hello")
  }
}

private struct Greeting: TestDependencyKey, Sendable {
  var text: String
  static let testValue = Greeting(text: "")
}
