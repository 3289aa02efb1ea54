public import Foundation
public import IppoCoreLocation

/// A place with an address (`MapKit.MKPlacemark`).
open class MKPlacemark: NSObject, MKAnnotation, @unchecked Sendable {  // its values do not change
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  private let address: [String: String]

  /// A place without an address.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate, addressDictionary: nil)
  }
  /// A place with an address by the keys of the Contacts framework (`Street`, `City`, `State`, `ZIP`, `Country`).
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    address = addressDictionary?.compactMapValues { $0 as? String } ?? [:]
  }

  /// The place.
  open var location: CLLocation? { CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude) }
  /// The name: the first line of the address; `nil` for none.
  open var name: String? { address["Name"] ?? thoroughfare }
  /// The street; `nil` for none.
  open var thoroughfare: String? { address["Street"] }
  /// The city; `nil` for none.
  open var locality: String? { address["City"] }
  /// The state; `nil` for none.
  open var administrativeArea: String? { address["State"] }
  /// The postal code; `nil` for none.
  open var postalCode: String? { address["ZIP"] }
  /// The country; `nil` for none.
  open var country: String? { address["Country"] }
  /// The code of the country; `nil` for none.
  open var isoCountryCode: String? { address["CountryCode"] }
  /// The title: the address on a line; `nil` for none.
  open var title: String? {
    let parts = [thoroughfare, locality, administrativeArea, postalCode, country].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
  /// The text below the title: none.
  open var subtitle: String? { nil }
}
