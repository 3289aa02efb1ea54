import Foundation

/// A face of a solid: its corners, and the direction that it faces in.
struct Face3D {
  var corners: [Point3D]
  var normal: Point3D

  /// A face through points; `nil` if they lie on a line.
  init?(_ corners: [Point3D]) {
    guard corners.count > 2, let normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).direction else {
      return nil
    }
    self.corners = corners
    self.normal = normal
  }

  /// The middle of the corners.
  var center: Point3D {
    corners.reduce(Point3D(x: 0, y: 0, z: 0), +) * (1 / Double(corners.count))
  }
}

extension BasicChart3DSymbolShape.Solid {
  /// How many sides a round solid has.
  private static let sides = 12

  /// The faces of the solid about a place, which face outward; empty for a ball, which is a circle from anywhere.
  ///
  /// - Parameter size: The length of the solid, as a share of the axes.
  func faces(at place: Point3D, size: Double, rotation: Rotation3D) -> [Face3D] {
    shell.compactMap { corners in
      Face3D(corners.map { place + ($0 * size).rotated(by: rotation) })
    }
  }

  /// Polygons about the middle of a solid of the size 1, counterclockwise as seen from outside.
  private var shell: [[Point3D]] {
    switch self {
    case .sphere: return []
    case .cube: return Self.box(from: Point3D(x: -0.5, y: -0.5, z: -0.5), to: Point3D(x: 0.5, y: 0.5, z: 0.5))
    case .cone, .cylinder:
      let top = self == .cone ? 0.0 : 0.5
      let ring = (0..<Self.sides).map { Double($0) / Double(Self.sides) * 2 * .pi }
      let base = ring.map { Point3D(x: 0.5 * cos($0), y: -0.5, z: -0.5 * sin($0)) }
      let lid = ring.map { Point3D(x: top * cos($0), y: 0.5, z: -top * sin($0)) }
      var polygons = [Array(base.reversed())]
      if self == .cylinder { polygons.append(lid) }
      for index in ring.indices {
        let next = (index + 1) % ring.count
        polygons.append(
          self == .cone ? [base[index], base[next], lid[index]] : [base[index], base[next], lid[next], lid[index]])
      }
      return polygons
    }
  }

  /// The six sides of a box, counterclockwise as seen from outside.
  static func box(from low: Point3D, to high: Point3D) -> [[Point3D]] {
    func corner(_ x: Int, _ y: Int, _ z: Int) -> Point3D {
      Point3D(x: x == 0 ? low.x : high.x, y: y == 0 ? low.y : high.y, z: z == 0 ? low.z : high.z)
    }
    return [
      [corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)],
      [corner(1, 0, 0), corner(0, 0, 0), corner(0, 1, 0), corner(1, 1, 0)],
      [corner(1, 0, 1), corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1)],
      [corner(0, 0, 0), corner(0, 0, 1), corner(0, 1, 1), corner(0, 1, 0)],
      [corner(0, 1, 1), corner(1, 1, 1), corner(1, 1, 0), corner(0, 1, 0)],
      [corner(0, 0, 0), corner(1, 0, 0), corner(1, 0, 1), corner(0, 0, 1)],
    ]
  }
}
