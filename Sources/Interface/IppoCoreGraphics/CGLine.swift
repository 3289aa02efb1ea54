/// The ends of a stroke (`CoreGraphics.CGLineCap`).
public enum CGLineCap: Int32, Sendable {
  /// The stroke ends where the line does.
  case butt
  /// A half circle around the end of the line.
  case round
  /// Half a square beyond the end of the line.
  case square
}

/// The corners of a stroke (`CoreGraphics.CGLineJoin`).
public enum CGLineJoin: Int32, Sendable {
  /// A point where the outer edges meet, or a bevel where that is farther away than the miter limit allows.
  case miter
  /// A part of a circle around the corner.
  case round
  /// The corner is cut off straight.
  case bevel
}

/// The rule for the inside of a path that crosses itself (`CoreGraphics.CGPathFillRule`).
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside where the path goes round it more often in one direction than in the other.
  case winding
  /// A point is inside where a line from it to the outside crosses the path an odd number of times.
  case evenOdd
}
