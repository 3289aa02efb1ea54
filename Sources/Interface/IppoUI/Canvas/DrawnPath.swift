package import Foundation

/// A path in the points of a frame of a known size, painted in place. A renderer draws it without a
/// question about the size.
package struct DrawnPath: View {
  private let path: Path
  private let size: CGSize
  private let fill: AnyShapeStyle?
  private let stroke: AnyShapeStyle?
  private let strokeStyle: StrokeStyle

  /// - Parameters:
  ///   - path: The outline, in points from the top left corner of the frame.
  ///   - size: The size of the frame, in points.
  ///   - fill: The style of the inside; `nil` for none.
  ///   - stroke: The style of the line along the outline; `nil` for none.
  ///   - strokeStyle: The line along the outline.
  package init(
    _ path: Path, in size: CGSize, fill: AnyShapeStyle? = nil, stroke: AnyShapeStyle? = nil,
    strokeStyle: StrokeStyle = StrokeStyle()
  ) {
    self.path = path
    self.size = size
    self.fill = fill
    self.stroke = stroke
    self.strokeStyle = strokeStyle
  }

  /// The element of the path, in a frame of its size.
  package var body: some View {
    FigureElement(
      path: path, in: size, fill: fill?._storage, fillStyle: FillStyle(), stroke: stroke?._storage,
      strokeStyle: strokeStyle
    )
    .frame(width: size.width, height: size.height)
  }
}

extension Text {
  /// The characters alone, as an environment has them.
  package func characters(in environment: EnvironmentValues) -> String { string(in: environment) }

  /// The size of the text on one line, in points, by what is known of the system font.
  package func lineSize(in environment: EnvironmentValues) -> CGSize {
    knownSize(in: environment) ?? CGSize(width: 0, height: 16)
  }
}

extension ForEach {
  /// Elements of content that is no view, such as the marks of a chart.
  package init(elements data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.init(data: data, ids: RowIDs(at: id), content: content)
  }

  /// The id of an element.
  package func identifier(of element: Data.Element) -> ID { ids.read(element) }
}

extension AnyHashable {
  /// A number for the value, the same in every process; `nil` for values that differ between processes, such as objects.
  package var stableName: UInt64? { StableHash.name(of: self) }
}

extension Group {
  /// Content that is no view, such as the marks of a chart.
  package init(grouping content: Content) { self.content = content }

  /// The grouped content.
  package var grouped: Content { content }
}

extension EnvironmentValues {
  /// The calendar in the time zone and for the language of the environment.
  package var datesCalendar: Calendar { localCalendar }
}

extension AnyView {
  /// The size of the view, in points, where it is a text, an image or what has a frame; `nil` where only renderers know it.
  package func sizeIfKnown(in environment: EnvironmentValues) -> CGSize? { knownSize(in: environment) }
}
