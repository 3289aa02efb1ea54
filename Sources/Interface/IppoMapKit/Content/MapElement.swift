import IppoCoreLocation
import IppoUI

/// An element of a map: a mark at a place, or a figure on the ground.
struct MapElement: Identifiable {
  enum Kind {
    /// A mark with a title below it. The anchor is the part of the mark at the place.
    case mark(CLLocationCoordinate2D, anchor: UnitPoint, mark: AnyView, title: AnyView?)
    /// The person's place, with a view of the app's or a dot.
    case person(anchor: UnitPoint, mark: AnyView?)
    /// A circle with a radius in metres.
    case circle(CLLocationCoordinate2D, radius: Double)
    /// A line, or an area.
    case line([MKMapPoint], isClosed: Bool)
  }

  var id: [AnyHashable] = []
  var kind: Kind
  var tint: Color?
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle?, line: StrokeStyle)?
  var tag: AnyHashable?
  var showsTitle = true

  init(_ kind: Kind) { self.kind = kind }

  /// The places that a map shows which shows all of its content.
  var rect: MKMapRect {
    switch kind {
    case .mark(let coordinate, _, _, _): MKMapRect(origin: MKMapPoint(coordinate), size: MKMapSize())
    case .person: .null
    case .circle(let coordinate, let radius): MapFigure.rect(around: coordinate, radius: radius)
    case .line(let points, _): points.boundingRect
    }
  }
}
