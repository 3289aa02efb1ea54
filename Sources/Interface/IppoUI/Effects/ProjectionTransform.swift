public import Foundation

/// A move, turn, scale, skew or projection of points, as a matrix of three by three (`SwiftUI.ProjectionTransform`).
///
/// A point is a row `[x, y, 1]` that is multiplied with the matrix.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// The transform that changes nothing.
  public init() {}

  /// The same move, turn, scale and skew as an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether lines that are parallel stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// First this transform, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var result = ProjectionTransform()
    func sum(_ row: (CGFloat, CGFloat, CGFloat), _ column: (CGFloat, CGFloat, CGFloat)) -> CGFloat {
      row.0 * column.0 + row.1 * column.1 + row.2 * column.2
    }
    let columns = ((rhs.m11, rhs.m21, rhs.m31), (rhs.m12, rhs.m22, rhs.m32), (rhs.m13, rhs.m23, rhs.m33))
    func row(_ row: (CGFloat, CGFloat, CGFloat)) -> (CGFloat, CGFloat, CGFloat) {
      (sum(row, columns.0), sum(row, columns.1), sum(row, columns.2))
    }
    (result.m11, result.m12, result.m13) = row((m11, m12, m13))
    (result.m21, result.m22, result.m23) = row((m21, m22, m23))
    (result.m31, result.m32, result.m33) = row((m31, m32, m33))
    return result
  }

  private var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Turns the transform round.
  ///
  /// - Returns: Whether it has an inverse; without one it stays as it is.
  @discardableResult
  public mutating func invert() -> Bool {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return false }
    let old = self
    m11 = (old.m22 * old.m33 - old.m23 * old.m32) / determinant
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m21 = (old.m23 * old.m31 - old.m21 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m31 = (old.m21 * old.m32 - old.m22 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The transform turned round; unchanged where it has no inverse.
  public func inverted() -> ProjectionTransform {
    var copy = self
    copy.invert()
    return copy
  }

  /// The transform that renderers draw.
  var render: RenderTransform {
    RenderTransform(
      rows: [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]].map { $0.map { $0.isFinite ? Double($0) : 0 } })
  }
}
