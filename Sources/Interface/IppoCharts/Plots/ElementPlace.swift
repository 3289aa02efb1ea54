import Foundation

/// The places of the elements of a plot along an axis.
struct ElementPlace<DataElement> {
  let coordinate: (DataElement) -> ChartMark.Coordinate

  private init(_ coordinate: @escaping (DataElement) -> ChartMark.Coordinate) { self.coordinate = coordinate }

  static func value<Value: Plottable>(_ value: PlottableProjection<DataElement, Value>) -> Self {
    Self { .value(value.datum($0)) }
  }

  static func range<Value: Plottable>(
    _ start: PlottableProjection<DataElement, Value>, _ end: PlottableProjection<DataElement, Value>
  ) -> Self {
    Self { .range(start.datum($0), end.datum($0)) }
  }

  /// Points from the edge of the plot; `nil` for its middle.
  static func position(_ position: CGFloat?) -> Self {
    Self { _ in position.map { .position($0) } ?? .positions(nil, nil) }
  }

  static func position(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self { Self { .position($0[keyPath: keyPath]) } }

  /// Between positions in points; `nil` for the edges of the plot.
  static func positions(_ start: CGFloat?, _ end: CGFloat?) -> Self { Self { _ in .positions(start, end) } }

  static func positions(_ start: KeyPath<DataElement, CGFloat>, _ end: KeyPath<DataElement, CGFloat>) -> Self {
    Self { .positions($0[keyPath: start], $0[keyPath: end]) }
  }
}

extension _ElementMarks {
  /// Marks of a kind at two places.
  @MainActor init<Data: RandomAccessCollection>(
    _ kind: ChartMark.Kind, _ data: Data, x: ElementPlace<DataElement>, y: ElementPlace<DataElement>,
    width: MarkDimensions<DataElement> = .automatic, height: MarkDimensions<DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    self.init(data) {
      ChartMark(
        kind: kind, x: x.coordinate($0), y: y.coordinate($0), width: width.dimension($0), height: height.dimension($0),
        stacking: stacking)
    }
  }
}
