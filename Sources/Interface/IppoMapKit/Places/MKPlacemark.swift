internal import Foundation
public import IppoCoreLocation

/// A place with an address, on a map (`MapKit.MKPlacemark`).
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {  // its values do not change
  /// The place.
  public let coordinate: CLLocationCoordinate2D

  /// A place without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }

  /// A place with an address by the keys of the Contacts framework (`Street`, `City`, `State`, `ZIP`, `Country`).
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      addressDictionary: addressDictionary)
  }

  /// The place and the address of a place of Core Location.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }

  /// The title: the address on a line; `nil` for none.
  open var title: String? {
    let parts = [thoroughfare, locality, administrativeArea, postalCode, country].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The text below the title: none.
  open var subtitle: String? { nil }
}
