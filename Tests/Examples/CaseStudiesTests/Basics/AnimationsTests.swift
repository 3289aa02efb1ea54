import ComposableArchitecture
import IppoTesting
import SwiftUI
import Testing

@testable import CaseStudiesExample

@MainActor
struct AnimationsTests {
  @Test func `the rainbow takes its time`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Animations.State()) {
      Animations()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(.rainbowButtonTapped)
    await store.receive(\.colorChanged)
    for color in Animations.rainbow.dropFirst() {
      await clock.advance(by: .milliseconds(500))
      await store.receive(\.colorChanged) {
        $0.color = color
      }
    }
    await clock.advance(by: .milliseconds(500))
  }

  @Test func `landing ends the rainbow`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Animations.State()) {
      Animations()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = .off

    await store.send(.rainbowButtonTapped)
    await clock.advance(by: .milliseconds(500))
    await store.receive(\.colorChanged)
    await store.receive(\.colorChanged) {
      $0.color = .orange
    }
    await store.send(.landButtonTapped)
    await store.send(\.alert.landConfirmed) {
      $0.color = .red
    }
  }

  @Test func `the kite flies to where the sky is tapped, with the animation of the action`() throws {
    let store = Store(initialState: Animations.State()) { Animations() }
    let host = ViewHost { AnimationsView(store: store) }
    host.ops.take()

    let sky = try #require(
      host.tree.root.map(host.tree.subtree)?.first { host.tree[$0]?.attributes.gestures.contains(.drag) == true })
    try host.graph.send(.drag(RenderDrag(phase: .changed, startX: 30, startY: 40, x: 30, y: 40)), to: sky)

    #expect(store.place == CGPoint(x: 30, y: 40))
    #expect(host.ops.frames.last?.entries.contains { $0.animation != nil } == true)
  }

  @Test func `landing is asked for first`() throws {
    let store = Store(initialState: Animations.State(place: CGPoint(x: 1, y: 2), isBig: true)) { Animations() }
    let host = ViewHost { AnimationsView(store: store) }

    try host.tap("Land")
    try host.tap("Keep flying")
    #expect(store.isBig)
    try host.tap("Land")
    try host.tap("Land")
    #expect(store.place == nil)
    #expect(!store.isBig)
  }
}

@MainActor
struct KettleTests {
  @Test func `water is heated to its target`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Kettle.State(temperature: 80)) {
      Kettle()
    } withDependencies: {
      $0.continuousClock = clock
    }

    await store.send(\.view.powerButtonTapped) {
      $0.isOn = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.heated) {
      $0.temperature = 90
      $0.isOn = false
    }
  }

  @Test func `a kettle that leaves the screen is off`() async {
    let clock = TestClock()
    let store = Store(initialState: Kettle.State()) {
      Kettle()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let host = ViewHost { KettleView(store: store) }

    try? host.tap("Switch on")
    #expect(store.isOn)
    await clock.advance(by: .seconds(2))
    await host.wait { $0.contains("Water: 40 °C") }

    host.close()
    #expect(!store.isOn)
  }
}
