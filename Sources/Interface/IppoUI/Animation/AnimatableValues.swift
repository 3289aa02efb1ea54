/// Several values that are animated together (`SwiftUI.AnimatableValues`).
///
/// ```swift
/// var animatableData: AnimatableValues<Double, Double, Double> {
///   get { AnimatableValues(width, height, angle) }
///   set { (width, height, angle) = newValue.value }
/// }
/// ```
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Several values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// Whether all values are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      if left != right { return false }
    }
    return true
  }

  /// The values that add nothing.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// The sums of values.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(repeat (each lhs.value) + (each rhs.value)) }

  /// The differences of values.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(repeat (each lhs.value) - (each rhs.value)) }

  /// Multiplies each value.
  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> V {
      var value = value
      value.scale(by: rhs)
      return value
    }
    value = (repeat scaled(each value))
  }

  /// The sum of the squares of all values.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
