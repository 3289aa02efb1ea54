public import Foundation

/// A part of a circle, as large as its value (`Charts.SectorMark`). All sectors of a chart make up the circle.
public struct SectorMark: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  private let mark: ChartMark

  /// A part of a circle, or of a ring.
  ///
  /// - Parameters:
  ///   - angle: The value; negative values count as zero.
  ///   - innerRadius: The radius of the hole; a ratio is one of the largest radius.
  ///   - outerRadius: The radius of the circle; a ratio is one of the largest radius.
  ///   - angularInset: Half of the gap between sectors, in points.
  public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = ChartMark(
      kind: .sector, angle: angle.datum, innerRadius: innerRadius, outerRadius: outerRadius,
      angularInset: angularInset ?? 0)
  }

  /// Adds the mark.
  public func _collect(into marks: inout _ChartMarks) { marks.append(mark) }
}
