import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct SurroundingsTests {
  @Test func `everything comes from dependencies`() async {
    let store = TestStore(initialState: Surroundings.State()) {
      Surroundings()
    } withDependencies: {
      $0.surroundings()
    }

    await store.send(.dateButtonTapped) {
      $0.date = "2009-2-13"
    }
    await store.send(.timeZoneButtonTapped) {
      $0.timeZone = "GMT"
    }
    await store.send(.languageButtonTapped) {
      $0.language = "ja_JP"
    }
    await store.send(.uuidButtonTapped) {
      $0.uuid = UUID(0)
    }
    await store.send(.dieButtonTapped) {
      $0.die = 6
    }
  }

  @Test func `a second is measured with the clock of the program`() async {
    let clock = TestClock()
    let start = Date(timeIntervalSince1970: 1_234_567_890)
    let now = LockIsolated(start)
    let store = TestStore(initialState: Surroundings.State()) {
      Surroundings()
    } withDependencies: {
      $0.surroundings()
      $0.continuousClock = clock
      $0.date = DateGenerator { now.value }
    }

    await store.send(.stopwatchButtonTapped)
    now.setValue(start.addingTimeInterval(1.25))
    await clock.advance(by: .seconds(1))
    await store.receive(\.stopwatchResponse) {
      $0.elapsed = "1250 ms"
    }
  }

  @Test func `the screen shows the answers`() throws {
    let host = withDependencies {
      $0.surroundings()
    } operation: {
      ViewHost { CaseStudy.systemEnvironment.screen() }
    }

    for question in ["Date", "Time zone", "Language", "A die", "An id"] { try host.tap(question) }

    for answer in ["2009-2-13", "GMT", "ja_JP", "6", UUID(0).uuidString] { #expect(host.contains(answer)) }
  }
}

extension DependencyValues {
  fileprivate mutating func surroundings() {
    calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    date.now = Date(timeIntervalSince1970: 1_234_567_890)
    locale = Locale(identifier: "ja_JP")
    timeZone = TimeZone(secondsFromGMT: 0)!
    uuid = .incrementing
    withRandomNumberGenerator = WithRandomNumberGenerator(HighestGenerator())
  }
}

private struct HighestGenerator: RandomNumberGenerator {
  func next() -> UInt64 { .max }
}
