public import Foundation

/// A place with an address (`CoreLocation.CLPlacemark`).
open class CLPlacemark: NSObject, @unchecked Sendable {  // its values do not change
  private let place: CLLocation?
  private let address: [String: String]
  private let givenName: String?

  /// The place and the address of another.
  public init(placemark: CLPlacemark) {
    (place, address, givenName) = (placemark.place, placemark.address, placemark.givenName)
  }

  /// A place with an address by the keys of the Contacts framework (`Street`, `City`, `State`, `ZIP`, `Country`).
  public init(location: CLLocation, name: String? = nil, addressDictionary: [String: Any]? = nil) {
    place = location
    address = addressDictionary?.compactMapValues { $0 as? String } ?? [:]
    givenName = name
  }

  /// The place.
  open var location: CLLocation? { place }
  /// The part of the earth around the place: unknown.
  open var region: CLRegion? { nil }
  /// The time zone: unknown.
  open var timeZone: TimeZone? { nil }
  /// The name: the first line of the address; `nil` for none.
  open var name: String? { givenName ?? address["Name"] ?? thoroughfare }
  /// The street; `nil` for none.
  open var thoroughfare: String? { address["Street"] }
  /// The number in the street; `nil` for none.
  open var subThoroughfare: String? { address["SubThoroughfare"] }
  /// The city; `nil` for none.
  open var locality: String? { address["City"] }
  /// The part of the city; `nil` for none.
  open var subLocality: String? { address["SubLocality"] }
  /// The state; `nil` for none.
  open var administrativeArea: String? { address["State"] }
  /// The part of the state; `nil` for none.
  open var subAdministrativeArea: String? { address["SubAdministrativeArea"] }
  /// The postal code; `nil` for none.
  open var postalCode: String? { address["ZIP"] }
  /// The country; `nil` for none.
  open var country: String? { address["Country"] }
  /// The code of the country; `nil` for none.
  open var isoCountryCode: String? { address["CountryCode"] }
  /// The water inland that the place is in; `nil` for none.
  open var inlandWater: String? { nil }
  /// The ocean that the place is in; `nil` for none.
  open var ocean: String? { nil }
  /// Landmarks at the place; `nil` for none.
  open var areasOfInterest: [String]? { nil }
}
