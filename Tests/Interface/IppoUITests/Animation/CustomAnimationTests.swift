import Foundation
import IppoRender
import Testing

@testable import IppoUI

@Suite struct CustomAnimationTests {
  private struct Steps: CustomAnimation {
    var count: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < 1 ? value.scaled(by: (time * count).rounded(.down) / count) : nil
    }
  }

  /// Counts its calls in its state.
  private struct Counting: CustomAnimation {
    private enum Calls: AnimationStateKey { static let defaultValue = 0 }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Calls.self] += 1
      return context.state[Calls.self] > 30 ? nil : value.scaled(by: Double(context.state[Calls.self]) / 30)
    }
  }

  private struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      value.scaled(by: time.isZero ? .nan : 0.5)
    }
  }

  /// Another animation, twice as far.
  private struct Doubled: CustomAnimation {
    let animation: Animation

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      animation.animate(value: value, time: time, context: &context)?.scaled(by: 2)
    }
  }

  private func points(_ animation: Animation) throws -> [Double] {
    guard case .points(let points) = animation.render.curve else {
      Issue.record("The curve has no points.")
      return []
    }
    return points
  }

  @Test func `renderers get the curve of a second in sixty steps`() throws {
    let animation = Animation(Steps(count: 4))
    let points = try points(animation)
    #expect(points.count == 61)
    #expect(points[0] == 0 && points[14] == 0 && points[16] == 0.25 && points[31] == 0.5 && points[60] == 1)
    #expect(abs(animation.render.duration - 1) < 1e-9)
    #expect(animation.delay(2).speed(2).render.totalDuration.map { abs($0 - 1.5) < 1e-9 } == true)
  }

  @Test func `it keeps what it counts from call to call`() throws {
    let animation = Animation(Counting())
    #expect(abs(animation.render.duration - 0.5) < 1e-9)
    #expect(try points(animation).last == 1)
  }

  @Test func `one that never ends is cut off, and what is no number is the end`() throws {
    let animation = Animation(Endless())
    #expect(abs(animation.render.duration - 60) < 1e-9)
    let points = try points(animation)
    #expect(points.count == 61 && points[0] == 1 && points[30] == 0.5 && points[60] == 1)
  }

  @Test func `one that is over at once has two points`() throws {
    struct Nothing: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
    }
    #expect(try points(Animation(Nothing())) == [0, 1])
    #expect(Animation(Nothing()).render.duration == 0)
  }

  @Test func `equal ones are equal animations`() {
    #expect(Animation(Steps(count: 4)) == Animation(Steps(count: 4)))
    #expect(Animation(Steps(count: 4)) != Animation(Steps(count: 5)))
    #expect(Animation(Steps(count: 4)) != .default)
    #expect(Animation(Steps(count: 4)).hashValue == Animation(Steps(count: 4)).hashValue)
  }

  @Test func `an animation can be made of another`() throws {
    let points = try points(Animation(Doubled(animation: .linear(duration: 1))))
    #expect(abs(points[15] - 0.5) < 1e-9 && abs(points[45] - 1.5) < 1e-9)
  }

  @Test func `animations tell how far they are`() throws {
    var context = AnimationContext<Double>()
    func value(_ animation: Animation, _ time: Double) -> Double? {
      animation.animate(value: 10, time: time, context: &context)
    }
    let linear = Animation.linear(duration: 2)
    #expect(try abs(#require(value(linear, 0.5)) - 2.5) < 1e-6)
    #expect(value(linear, 2) == nil)
    #expect(value(linear.delay(1), 0.5) == 0)
    #expect(try abs(#require(value(linear.delay(1), 2)) - 5) < 1e-6)
    #expect(try abs(#require(value(linear.speed(2), 0.5)) - 5) < 1e-6)
    #expect(try abs(#require(value(linear.repeatCount(2, autoreverses: true), 2.5)) - 7.5) < 1e-6)
    #expect(value(linear.repeatCount(2), 4) == nil)
    #expect(try abs(#require(value(linear.repeatForever(autoreverses: false), 100.5)) - 2.5) < 1e-6)
    #expect(try #require(value(.spring, 0.2)) > 5)
    #expect(try abs(#require(linear.velocity(value: 10, time: 1, context: context)) - 5) < 1e-3)
  }
}
