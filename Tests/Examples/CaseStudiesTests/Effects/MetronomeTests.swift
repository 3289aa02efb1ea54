import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct MetronomeTests {
  @Test func `beats follow the tempo`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Metronome.State()) {
      Metronome()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.toggleButtonTapped) {
      $0.isRunning = true
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.beat) {
      $0.beats = 1
    }
    await store.receive(\.beat) {
      $0.beats = 2
    }
    await store.send(.tempoChanged(120)) {
      $0.tempo = 120
    }
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.beat) {
      $0.beats = 3
    }
    await store.send(.toggleButtonTapped) {
      $0.isRunning = false
    }
    await clock.advance(by: .seconds(10))
  }

  @Test func `a bar has four beats`() {
    #expect(Metronome.State().beatOfBar == nil)
    #expect((1...6).map { Metronome.State(beats: $0).beatOfBar } == [1, 2, 3, 4, 1, 2])
  }

  @Test func `the screen beats, and stops when it is left`() async throws {
    let clock = TestClock()
    let store = Store(initialState: Metronome.State()) {
      Metronome()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let host = ViewHost { MetronomeView(store: store) }

    try host.tap("Start")
    await clock.advance(by: .seconds(3))
    await host.wait { $0.contains("Beats: 3") }
    #expect(host.contains(.img, "Beat 3, now"))

    host.close()
    #expect(!store.isRunning)
  }
}
