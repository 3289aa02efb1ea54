public import Foundation
public import IppoCoreLocation

/// A line (`MapKit.MKPolyline`).
open class MKPolyline: NSObject, @unchecked Sendable {  // its values do not change
  /// The places of the line.
  public let coordinates: [CLLocationCoordinate2D]

  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D], count: Int) {
    self.coordinates = Array(coordinates.prefix(max(0, count)))
  }

  /// The number of places.
  open var pointCount: Int { coordinates.count }
  /// The least rectangle around the line.
  open var boundingMapRect: MKMapRect { coordinates.map { MKMapPoint($0) }.boundingRect }
}

/// An area (`MapKit.MKPolygon`).
open class MKPolygon: MKPolyline, @unchecked Sendable {}  // as its superclass

extension [MKMapPoint] {
  /// The least rectangle around the places; ``MKMapRect/null`` for none.
  var boundingRect: MKMapRect {
    reduce(MKMapRect.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }
}
