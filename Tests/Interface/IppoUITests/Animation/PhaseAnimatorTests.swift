import Foundation
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("Animations in phases and along keyframes")
struct PhaseAnimatorTests {
  private func opacities(_ screen: Screen) -> [Double] {
    screen.all { if case .effect(.opacity(let value)) = $0 { value } else { nil } }
  }

  @Test("Phases go round while the view is on screen, one frame for each")
  func round() {
    let screen = Screen {
      Text("A").phaseAnimator([1.0, 0.5, 0.2]) {
        $0.opacity($1)
      } animation: {
        .linear(duration: $0 == 1 ? 2 : 1)
      }
    }
    screen.frames.runFrames()
    #expect(opacities(screen) == [0.5])
    #expect(screen.recorded.last?.entries.last?.animation?.duration == 1)
    var seen: [Double] = []
    let frames = screen.recorded.count
    for _ in 0..<4 {
      screen.frames.advance(by: 1)
      seen += opacities(screen)
    }
    #expect(seen == [0.2, 1, 1, 0.5])
    #expect(screen.recorded.count == frames + 3)
  }

  struct Triggered: View {
    @State private var count = 0
    var body: some View {
      Button("Go") { count += 1 }
      Text("A").phaseAnimator([0.1, 0.9], trigger: count) {
        $0.opacity($1)
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }

  @Test("With a trigger they are gone through once, and back to the first")
  func trigger() throws {
    let screen = Screen { Triggered() }
    screen.frames.advance(by: 5)
    #expect(opacities(screen) == [0.1])
    try screen.tap("Go")
    #expect(opacities(screen) == [0.9])
    screen.frames.advance(by: 1)
    #expect(opacities(screen) == [0.1])
    let frames = screen.recorded.count
    screen.frames.advance(by: 5)
    #expect(screen.recorded.count == frames)
  }

  struct Look {
    var scale = 1.0
    var angle = Angle.zero
  }

  struct Tracks: Keyframes {
    var body: some Keyframes<Look> {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        CubicKeyframe(1, duration: 1)
      }
      KeyframeTrack(\.angle) {
        MoveKeyframe(.degrees(90))
        LinearKeyframe(.degrees(180), duration: 1, timingCurve: .easeIn)
      }
    }
  }

  @Test("A timeline has a value for every time")
  func timeline() {
    let timeline = KeyframeTimeline(initialValue: Look()) { Tracks() }
    #expect(timeline.duration == 2)
    #expect(abs(timeline.value(time: 0.5).scale - 1.5) < 1e-9)
    #expect(abs(timeline.value(time: 1.5).scale - 1.5) < 1e-9)
    #expect(timeline.value(progress: 1).scale == 1)
    #expect(timeline.value(time: 0).angle == .degrees(90))
    #expect(abs(timeline.value(time: 5).angle.degrees - 180) < 1e-9)
  }

  @Test("Stretches between keyframes are timed as the one track says that has them")
  func steps() {
    let alone = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1, timingCurve: .easeOut)
      SpringKeyframe(0, duration: 2, spring: .bouncy)
    }
    #expect(alone.steps.map(\.duration) == [1, 2])
    #expect(alone.steps.map(\.value) == [1, 0])
    #expect(alone.steps[0].animation == .easeOut(duration: 1))
    let together = KeyframeTimeline(initialValue: Look()) { Tracks() }
    #expect(together.steps.map(\.duration) == [1, 1])
  }

  struct Pulse: View {
    @State private var count = 0
    var body: some View {
      Button("Go") { count += 1 }
      Text("A").keyframeAnimator(initialValue: 0.5, trigger: count) {
        $0.opacity($1)
      } keyframes: { _ in
        LinearKeyframe(1, duration: 1)
        LinearKeyframe(0.2, duration: 2)
      }
    }
  }

  @Test("Each stretch is one animated frame")
  func animator() throws {
    let screen = Screen { Pulse() }
    #expect(opacities(screen) == [0.5])
    try screen.tap("Go")
    #expect(opacities(screen) == [1])
    #expect(screen.recorded.last?.entries.last?.animation?.duration == 1)
    screen.frames.advance(by: 1)
    #expect(opacities(screen) == [0.2])
    let frames = screen.recorded.count
    screen.frames.advance(by: 9)
    #expect(screen.recorded.count == frames)
  }
}
