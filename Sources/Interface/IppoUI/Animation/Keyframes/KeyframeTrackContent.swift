public import Foundation

/// Keyframes of one value, one after the other (`SwiftUI.KeyframeTrackContent`).
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  /// The keyframes this content is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { fatalError("body should not be called on \(Self.self): it is a primitive keyframe.") }
}

extension Never: KeyframeTrackContent {
  public var _keyframes: [_Keyframe<Never>] { [] }
}

/// One keyframe: a value, and how it is reached.
public struct _Keyframe<Value: Animatable> {
  enum Way {
    case curve(UnitCurve)
    case spring(Spring)
    /// Velocities in values per second, as far as they are given.
    case cubic(start: Value?, end: Value?)
    case jump
  }

  let value: Value
  let duration: Double
  let way: Way
}

/// A value that is reached along a curve, a line by default (`SwiftUI.LinearKeyframe`).
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _keyframes: [_Keyframe<Value>]

  /// - Parameter duration: seconds from the keyframe before.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(value: to, duration: duration, way: .curve(timingCurve))]
  }
}

/// A value that is reached as a spring would (`SwiftUI.SpringKeyframe`).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _keyframes: [_Keyframe<Value>]

  /// - Parameters:
  ///   - duration: seconds from the keyframe before; `nil` for as long as the spring takes.
  ///   - startVelocity: springs start at rest, whatever is said here.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _keyframes = [_Keyframe(value: to, duration: duration ?? spring.settlingDuration, way: .spring(spring))]
  }
}

/// A value that is reached along a cubic curve (`SwiftUI.CubicKeyframe`).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _keyframes: [_Keyframe<Value>]

  /// - Parameters:
  ///   - duration: seconds from the keyframe before.
  ///   - startVelocity: in values per second; `nil` for what joins the keyframes smoothly.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _keyframes = [_Keyframe(value: to, duration: duration, way: .cubic(start: startVelocity, end: endVelocity))]
  }
}

/// A value that is there at once (`SwiftUI.MoveKeyframe`).
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _keyframes: [_Keyframe<Value>]

  public init(_ to: Value) { _keyframes = [_Keyframe(value: to, duration: 0, way: .jump)] }
}

/// Makes one track of the keyframes of a closure (`SwiftUI.KeyframeTrackContentBuilder`).
@resultBuilder
@MainActor @preconcurrency
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(_keyframes: []) }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeList<Value> where A.Value == Value, B.Value == Value {
    _KeyframeList(_keyframes: accumulated._keyframes + next._keyframes)
  }

  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(_keyframes: components.flatMap(\._keyframes))
  }

  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList(_keyframes: component._keyframes) }

  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList(_keyframes: component._keyframes) }
}

/// Several keyframes.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  public let _keyframes: [_Keyframe<Value>]
}
