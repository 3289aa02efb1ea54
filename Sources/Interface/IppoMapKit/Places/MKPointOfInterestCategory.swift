/// The kind of a place (`MapKit.MKPointOfInterestCategory`).
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Airports.
  public static let airport = Self(rawValue: "MKPOICategoryAirport")
  /// Bakeries.
  public static let bakery = Self(rawValue: "MKPOICategoryBakery")
  /// Beaches.
  public static let beach = Self(rawValue: "MKPOICategoryBeach")
  /// Cafés.
  public static let cafe = Self(rawValue: "MKPOICategoryCafe")
  /// Shops of food.
  public static let foodMarket = Self(rawValue: "MKPOICategoryFoodMarket")
  /// Hospitals.
  public static let hospital = Self(rawValue: "MKPOICategoryHospital")
  /// Hotels.
  public static let hotel = Self(rawValue: "MKPOICategoryHotel")
  /// Libraries.
  public static let library = Self(rawValue: "MKPOICategoryLibrary")
  /// Museums.
  public static let museum = Self(rawValue: "MKPOICategoryMuseum")
  /// Parks.
  public static let park = Self(rawValue: "MKPOICategoryPark")
  /// Public transport.
  public static let publicTransport = Self(rawValue: "MKPOICategoryPublicTransport")
  /// Restaurants.
  public static let restaurant = Self(rawValue: "MKPOICategoryRestaurant")
  /// Schools.
  public static let school = Self(rawValue: "MKPOICategorySchool")
  /// Shops.
  public static let store = Self(rawValue: "MKPOICategoryStore")
}
