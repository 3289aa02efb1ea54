public import Foundation

/// Values that can be added and scaled (`SwiftUI.VectorArithmetic`).
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value.
  mutating func scale(by rhs: Double)

  /// The value's length, squared.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The value multiplied.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The number multiplied by itself.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number, with the precision of `Float`.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The number multiplied by itself, with the precision of `Float`.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The number multiplied by itself.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No value to animate (`SwiftUI.EmptyAnimatableData`).
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only value.
  public init() {}
  /// The only value.
  public static var zero: Self { Self() }
  /// Returns the only value.
  public static func + (lhs: Self, rhs: Self) -> Self { Self() }
  /// Returns the only value.
  public static func - (lhs: Self, rhs: Self) -> Self { Self() }
  /// Has no effect: an empty value is zero.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values to animate (`SwiftUI.AnimatablePair`).
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Two values that are animated together.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zero values.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds the first values, and the second ones.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }
  /// Subtracts the first value of the right pair from that of the left one, and so for the second ones.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }
  /// Multiplies both values.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of the squared magnitudes of both values, which is that of a vector with the components of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A value with a part that can be animated (`SwiftUI.Animatable`).
///
/// Renderers animate their drawing from the old frame to the new one. Only renderers know the values between, and
/// `animatableData` is not set for each of them.
public protocol Animatable {
  /// The type of the part that changes.
  associatedtype AnimatableData: VectorArithmetic

  /// The part that changes while the value is animated.
  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public nonisolated var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty value. A new value is dropped.
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier whose look depends on a value that can be animated, as sources of earlier years write it
/// (`SwiftUI.AnimatableModifier`).
public protocol AnimatableModifier: Animatable, ViewModifier {}
