import Foundation

extension Path {
  /// The outline of the points that lie in both paths. Of all operations on areas, curves become lines, no further from
  /// them than a fiftieth of a point.
  ///
  /// - Parameter eoFill: Whether parts of a path that overlap cancel each other.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }

  /// The outline of the points that lie in this path, in the other, or in both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }

  /// The outline of the points that lie in this path and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }

  /// The outline of the points that lie in one of the paths alone.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }

  /// The parts of the path's lines that lie inside of the other.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineIntersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }

  /// The parts of the path's lines that lie outside of the other.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineSubtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }

  /// An outline of the same area, whose lines do not cross.
  public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: eoFill ? .evenOdd : .winding)) }
}

/// Two shapes as one (`Shape.union(_:eoFill:)` and its kin).
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case intersection, union, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  nonisolated func path(in rect: CGRect) -> Path {
    let (path, other) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .intersection: path.intersection(other, eoFill: eoFill)
    case .union: path.union(other, eoFill: eoFill)
    case .subtraction: path.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
    }
  }
}

extension Shape {
  /// The points that lie in both shapes. See ``Path/intersection(_:eoFill:)``.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The points that lie in this shape, in the other, or in both.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The points that lie in this shape and not in the other.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// The points that lie in one of the shapes alone.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of the shape's lines that lie inside of the other.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of the shape's lines that lie outside of the other.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
