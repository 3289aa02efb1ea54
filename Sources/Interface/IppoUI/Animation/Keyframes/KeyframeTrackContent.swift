public import Foundation

/// Keyframes of one value, one after the other (`SwiftUI.KeyframeTrackContent`).
@MainActor @preconcurrency
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that changes.
  associatedtype Value: Animatable = Body.Value
  /// The type of the content this one is made of; `Never` for a keyframe.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes this content is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The keyframes, in order.
  var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The keyframes of the body, of which the app's own content is made.
  public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

extension KeyframeTrackContent where Body == Never {
  /// A keyframe has no body; evaluating it is a programming error, as in SwiftUI.
  public var body: Never { fatalError("body should not be called on \(Self.self): it is a primitive keyframe.") }
}

extension Never: KeyframeTrackContent {
  /// An empty list.
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
  /// A keyframe has no body.
  public typealias Body = Never
  /// The one keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// - Parameter duration: seconds from the keyframe before.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(value: to, duration: duration, way: .curve(timingCurve))]
  }
}

/// A value that is reached as a spring would (`SwiftUI.SpringKeyframe`).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe has no body.
  public typealias Body = Never
  /// The one keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// - Parameters:
  ///   - duration: seconds from the keyframe before; `nil` for as long as the spring takes.
  ///   - startVelocity: has no effect: springs start at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    _keyframes = [_Keyframe(value: to, duration: duration ?? spring.settlingDuration, way: .spring(spring))]
  }
}

/// A value that is reached along a cubic curve (`SwiftUI.CubicKeyframe`).
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe has no body.
  public typealias Body = Never
  /// The one keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// - Parameters:
  ///   - duration: seconds from the keyframe before.
  ///   - startVelocity: in values per second; `nil` for the velocity that joins the keyframes smoothly.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _keyframes = [_Keyframe(value: to, duration: duration, way: .cubic(start: startVelocity, end: endVelocity))]
  }
}

/// A value that is there at once (`SwiftUI.MoveKeyframe`).
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe has no body.
  public typealias Body = Never
  /// The one keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Jumps to the value, which takes no time.
  public init(_ to: Value) { _keyframes = [_Keyframe(value: to, duration: 0, way: .jump)] }
}

/// Makes one track of the keyframes of a closure (`SwiftUI.KeyframeTrackContentBuilder`).
@resultBuilder
@MainActor @preconcurrency
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe, or content of the app's own.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// No keyframes: the value stays as it is.
  public static func buildBlock() -> _KeyframeList<Value> { _KeyframeList(_keyframes: []) }

  /// The first statement.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

  /// The keyframes of another statement, after the earlier ones.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> _KeyframeList<Value> where A.Value == Value, B.Value == Value {
    _KeyframeList(_keyframes: accumulated._keyframes + next._keyframes)
  }

  /// The keyframes of all passes of a loop, one after the other.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(_keyframes: components.flatMap(\._keyframes))
  }

  /// The keyframes of the first branch of a condition.
  public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList(_keyframes: component._keyframes) }

  /// The keyframes of the other branch of a condition.
  public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeList<Value>
  where K.Value == Value { _KeyframeList(_keyframes: component._keyframes) }
}

/// Several keyframes.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  /// A list of keyframes has no body.
  public typealias Body = Never
  /// The keyframes, in order.
  public let _keyframes: [_Keyframe<Value>]
}
