public import Foundation

/// The sectors of the elements of a collection (`Charts.SectorPlot`).
public struct SectorPlot<DataElement>: VectorizedChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// The marks of the elements.
  public let _elements: _ElementMarks<DataElement>

  /// A part of a circle for each element.
  public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Value>, innerRadius: MarkDimensions<DataElement> = .automatic,
    outerRadius: MarkDimensions<DataElement> = .automatic, angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    self.init(data, angle, innerRadius, outerRadius) { _ in angularInset ?? 0 }
  }

  /// A part of a circle for each element, with its gap.
  public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Value>, innerRadius: MarkDimensions<DataElement> = .automatic,
    outerRadius: MarkDimensions<DataElement> = .automatic, angularInset: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement {
    self.init(data, angle, innerRadius, outerRadius) { $0[keyPath: angularInset] }
  }

  private init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, _ angle: PlottableProjection<DataElement, Value>, _ innerRadius: MarkDimensions<DataElement>,
    _ outerRadius: MarkDimensions<DataElement>, _ angularInset: @escaping (DataElement) -> CGFloat
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(data) {
      ChartMark(
        kind: .sector, angle: angle.datum($0), innerRadius: innerRadius.dimension($0),
        outerRadius: outerRadius.dimension($0), angularInset: angularInset($0))
    }
  }
}
