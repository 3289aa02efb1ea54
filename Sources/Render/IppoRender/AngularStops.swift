/// The colours of an angular gradient all around its center, clockwise.
///
/// If the angles span less than a turn, the colours at the ends fill the rest and meet in its middle. If they span more
/// than a turn, the last turn is visible.
public struct AngularStops: Equatable, Sendable {
  /// Where the turn begins, in radians clockwise from the right.
  public var start: Double
  /// The colours, with their distance from the start in radians. Colours below 0 are invisible, but blend into the
  /// visible ones.
  public var stops: [RenderPaint.Stop]

  /// - Parameters:
  ///   - stops: The colours, with their share of the way between the angles.
  ///   - startAngle: Radians, clockwise from the right.
  ///   - endAngle: Radians; before the start the colours run counterclockwise.
  public init(_ stops: [RenderPaint.Stop], from startAngle: Double, to endAngle: Double) {
    let turn = 2 * Double.pi
    let isClockwise = endAngle >= startAngle
    let (low, high) = (min(startAngle, endAngle), max(startAngle, endAngle))
    let ordered =
      isClockwise ? stops : stops.reversed().map { RenderPaint.Stop(color: $0.color, location: 1 - $0.location) }
    let span = high - low
    start = span > turn ? high - turn : low
    let offset = low - start
    self.stops = ordered.map { RenderPaint.Stop(color: $0.color, location: offset + span * $0.location) }
    guard turn - span > 1e-9, let first = ordered.first, let last = ordered.last else { return }
    let middle = (span + turn) / 2
    self.stops += [
      RenderPaint.Stop(color: last.color, location: middle), RenderPaint.Stop(color: first.color, location: middle),
    ]
  }
}
