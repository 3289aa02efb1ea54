import Testing

@testable import IppoUI

@MainActor
@Suite("Animations and transitions")
struct AnimationTests {
  @Test("Animations made the same way are equal")
  func equality() {
    #expect(Animation.default == .default)
    #expect(Animation.easeIn(duration: 0.2).delay(1) == .easeIn(duration: 0.2).delay(1))
    #expect(Animation.easeIn != .easeOut)
    #expect(Set([Animation.default, .default, .spring()]).count == 2)
  }

  @Test("Curves are those of CSS, and durations are in seconds")
  func curves() {
    #expect(Animation.linear(duration: 2).render == RenderAnimation(curve: .bezier(0, 0, 1, 1), duration: 2))
    #expect(Animation.easeInOut.render.curve == .bezier(0.42, 0, 0.58, 1))
    #expect(Animation.easeInOut.render.duration == 0.35)
    #expect(Animation.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1).render.curve == .bezier(0.1, 0.2, 0.3, 0.4))
  }

  @Test("Delay, speed and repetition add up in their order")
  func timing() {
    let animation = Animation.linear(duration: 1).delay(1).speed(2).delay(1).repeatCount(3, autoreverses: false)
    #expect(animation.render.delay == 1.5)
    #expect(animation.render.speed == 2)
    #expect(animation.render.repeatCount == 3)
    #expect(animation.render.totalDuration == 3)
    #expect(Animation.linear.repeatForever().render.repeatCount == nil)
    #expect(Animation.linear.repeatForever().render.autoreverses)
  }

  @Test("An animation is logically complete when it says so, and removed at its end")
  func completion() {
    func times(_ animation: Animation) -> [Double?] {
      [animation.completionTime(.logicallyComplete), animation.completionTime(.removed)]
    }
    let linear = Animation.linear(duration: 1)
    #expect(times(linear) == [1, 1])
    #expect(times(linear.logicallyComplete(after: 0.25).delay(0.5)) == [0.75, 1.5])
    #expect(times(linear.logicallyComplete(after: 4)) == [1, 1])
    #expect(times(linear.delay(0.5).speed(2)) == [0.75, 0.75])
    #expect(times(linear.repeatCount(3)) == [3, 3])
    #expect(times(linear.repeatForever()) == [nil, nil])
    #expect(times(linear.repeatForever().logicallyComplete(after: 2)) == [2, nil])
    let spring = times(.default)
    #expect(abs((spring[0] ?? 0) - 0.55) < 1e-9)
    #expect((spring[1] ?? 0) > 0.7)
    #expect(times(.interpolatingSpring(stiffness: 10, damping: 0)) == [nil, nil])
  }

  @Test("A spring settles at its target")
  func springs() {
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(response: 0.5, dampingRatio: 2)] {
      let end = spring.value(time: spring.settlingDuration)
      #expect(abs(end - 1) < 0.002)
      #expect(spring.value(time: 0) == 0)
    }
    #expect(abs(Spring(duration: 0.7, bounce: 0.3).duration - 0.7) < 1e-9)
    #expect(abs(Spring(duration: 0.7, bounce: 0.3).bounce - 0.3) < 1e-9)
    guard
      case .spring(_, let stiffness, let damping, _) = Animation.interpolatingSpring(stiffness: 10, damping: 2).render
        .curve
    else {
      Issue.record("no spring")
      return
    }
    #expect(stiffness == 10)
    #expect(damping == 2)
  }

  @Test("A strongly overdamped spring stays finite, and comes near its target late")
  func overdampedSpring() {
    let spring = Spring(duration: 0.5, bounce: -0.9)
    let early = spring.value(time: 6)
    let late = spring.value(time: 600)
    #expect(early > 0 && early < 1)
    #expect(abs(late - 1) < 0.001)
  }

  @Test("A timing curve goes from 0 to 1")
  func unitCurve() {
    #expect(UnitCurve.easeIn.value(at: 0) == 0)
    #expect(UnitCurve.easeIn.value(at: 1) == 1)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3)
    #expect(abs(UnitCurve.linear.velocity(at: 0.4) - 1) < 1e-6)
  }

  @Test("Transitions are what renderers run")
  func transitions() {
    #expect(AnyTransition.opacity.render == .opacity)
    #expect(AnyTransition.move(edge: .bottom).render == .move(.bottom))
    #expect(
      AnyTransition.opacity.combined(with: .slide).combined(with: .scale).render
        == .combined([.opacity, .slide, .scale(0, anchor: .init(x: 0.5, y: 0.5))]))
    #expect(
      AnyTransition.asymmetric(insertion: .opacity, removal: .identity).render
        == .asymmetric(insertion: .opacity, removal: .identity))
    #expect(AnyTransition.opacity.animation(.linear).render == .animated(.opacity, Animation.linear.render))
    #expect(AnyTransition(.move(edge: .top)).render == .move(.top))
  }
}
