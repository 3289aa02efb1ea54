public import Foundation

/// The widths or heights of the marks of a plot (`Charts.MarkDimensions`): the same for all elements, or that of each.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let dimension: (DataElement) -> MarkDimension

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

  /// As the chart chooses.
  public static var automatic: MarkDimensions<DataElement> { Self { _ in .automatic } }

  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .fixed(value) } }

  /// The length of each element, in points.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .fixed($0[keyPath: keyPath]) }
  }

  /// The length of the step without so many points at both ends.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .inset(value) } }

  /// The length of the step without so many points at both ends, for each element.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .inset($0[keyPath: keyPath]) }
  }

  /// A share of the step: 1 is all of it.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .ratio(value) } }

  /// A share of the step, for each element.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .ratio($0[keyPath: keyPath]) }
  }

  /// A length in points.
  public init(floatLiteral value: Double) { self.init { _ in .fixed(CGFloat(value)) } }

  /// A length in points.
  public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }
}
