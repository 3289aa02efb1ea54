// Written from a recording. Read it, name it, and keep it as any other test.

import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct SurroundingsRecordingTests {
  @Test func `the screen repeats the recording`() async throws {
    let clock = ReplayClock()
    let uuids = LockIsolated([
      UUID(uuidString: "00000000-0000-0000-0000-000000000000")!,
      UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
    ])
    let host = withDependencies {
      $0.continuousClock = clock
      $0.date = .constant(Date(timeIntervalSince1970: 1000000.0))
      $0.uuid = UUIDGenerator { uuids.withValue { $0.removeFirst() } }
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(RecordedNumbers([11400714819323198485]))
    } operation: {
      ViewHost { CaseStudy.systemEnvironment.screen() }
    }
    #expect(host.contains(.navigation, "System Environment"))
    #expect(host.contains(.button, "Date"))
    #expect(host.contains(.text, "?"))

    try host.tap("An id")
    #expect(host.contains(.text, "00000000-0000-0000-0000-000000000000"))

    try host.tap("A die")
    #expect(host.contains(.text, "4"))

    try host.tap("A second")

    await clock.advance(by: .seconds(1))
    await host.wait { $0.contains(.text, "0 ms") }

    try host.tap("An id")
    #expect(host.contains(.text, "00000000-0000-0000-0000-000000000001"))
  }

  @Test func `the store of Surroundings repeats the recording`() async {
    let clock = ReplayClock()
    let uuids = LockIsolated([
      UUID(uuidString: "00000000-0000-0000-0000-000000000000")!,
      UUID(uuidString: "00000000-0000-0000-0000-000000000001")!,
    ])
    let store = TestStore(initialState: Surroundings.State()) {
      Surroundings()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(Date(timeIntervalSince1970: 1000000.0))
      $0.uuid = UUIDGenerator { uuids.withValue { $0.removeFirst() } }
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(RecordedNumbers([11400714819323198485]))
    }

    await store.send(.uuidButtonTapped) {
      $0.uuid = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!
    }
    await store.send(.dieButtonTapped) {
      $0.die = 4
    }
    await store.send(.stopwatchButtonTapped)
    await clock.advance(by: .seconds(1))
    await store.receive(\.stopwatchResponse) {
      $0.elapsed = "0 ms"
    }
    await store.send(.uuidButtonTapped) {
      $0.uuid = UUID(uuidString: "00000000-0000-0000-0000-000000000001")!
    }
  }
}

/// The random numbers of the recording.
private struct RecordedNumbers: RandomNumberGenerator, Sendable {
  var numbers: [UInt64]

  init(_ numbers: [UInt64]) { self.numbers = numbers }

  mutating func next() -> UInt64 { numbers.removeFirst() }
}
