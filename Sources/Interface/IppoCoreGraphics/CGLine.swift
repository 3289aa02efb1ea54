/// The ends of a stroke (`CoreGraphics.CGLineCap`).
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// The corners of a stroke (`CoreGraphics.CGLineJoin`).
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

/// What is inside of a path that crosses itself (`CoreGraphics.CGPathFillRule`).
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
