// Written from a recording. Read it, name it, and keep it as any other test.

import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct MetronomeRecordingTests {
  @Test func `the screen repeats the recording`() async throws {
    let clock = ReplayClock()
    let host = withDependencies {
      $0.continuousClock = clock
    } operation: {
      ViewHost { CaseStudy.timers.screen() }
    }
    #expect(host.contains(.navigation, "Timers"))
    #expect(host.contains(.img, "Beat 1"))
    #expect(host.contains(.img, "Beat 2"))

    try host.tap(.button, "Start")
    #expect(host.contains(.button, "Stop"))

    await clock.advance(by: .seconds(1))
    await host.wait { $0.contains(.img, "Beat 1, now") }
    #expect(host.contains(.text, "Beats: 1"))

    await clock.advance(by: .seconds(1))
    await host.wait { $0.contains(.img, "Beat 1") }
    #expect(host.contains(.img, "Beat 2, now"))
    #expect(host.contains(.text, "Beats: 2"))

    try host.tap(.button, "Stop")
    #expect(host.contains(.button, "Start"))
  }

  @Test func `the store of Metronome repeats the recording`() async {
    let clock = ReplayClock()
    let store = TestStore(initialState: Metronome.State()) {
      Metronome()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.toggleButtonTapped) {
      $0.isRunning = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.beat) {
      $0.beats = 1
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.beat) {
      $0.beats = 2
    }
    await store.send(.toggleButtonTapped) {
      $0.isRunning = false
    }
  }
}
