public import Foundation
public import IppoUI

/// The looks that a scale gives to values (`Charts.ScaleRange`): a list, the colours of a gradient, or a range of numbers.
public protocol ScaleRange {
  /// The type of a look.
  associatedtype VisualValue

  /// The looks, in their order.
  var _visualValues: [VisualValue] { get }

  /// Whether values between those of the domain have looks between these.
  var _isContinuous: Bool { get }
}

extension Array: ScaleRange {
  /// The elements.
  public var _visualValues: [Element] { self }
  /// Each value has one of the elements.
  public var _isContinuous: Bool { false }
}

extension Gradient: ScaleRange {
  /// The colours.
  public var _visualValues: [Color] { stops.map(\.color) }
  /// Numbers have colours between those of the stops.
  public var _isContinuous: Bool { true }
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  /// The bounds.
  public var _visualValues: [CGFloat] { [lowerBound, upperBound] }
  /// Numbers have looks between the bounds.
  public var _isContinuous: Bool { true }
}
