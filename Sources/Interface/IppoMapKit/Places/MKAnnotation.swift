public import Foundation
public import IppoCoreLocation

/// An object on a map (`MapKit.MKAnnotation`).
public protocol MKAnnotation: AnyObject {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; `nil` for none.
  var title: String? { get }
  /// The text below the title; `nil` for none.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  public var title: String? { nil }
  /// No text below the title.
  public var subtitle: String? { nil }
}

/// A place with a title (`MapKit.MKPointAnnotation`).
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate: CLLocationCoordinate2D
  /// The title; `nil` for none.
  open var title: String?
  /// The text below the title; `nil` for none.
  open var subtitle: String?

  /// A place where the equator meets the meridian of Greenwich.
  public override init() { coordinate = CLLocationCoordinate2D() }
  /// A place with a title.
  public init(__coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
  /// A place.
  public convenience init(coordinate: CLLocationCoordinate2D) { self.init(__coordinate: coordinate) }
}
