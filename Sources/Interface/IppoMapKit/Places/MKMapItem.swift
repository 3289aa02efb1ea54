public import Foundation
public import IppoCoreLocation
internal import IppoRender

/// A place with a name (`MapKit.MKMapItem`).
open class MKMapItem: NSObject, @unchecked Sendable {  // changed by its owner alone
  /// The place.
  public let placemark: MKPlacemark
  /// Whether it is the person's own place.
  public let isCurrentLocation: Bool
  /// The name; `nil` for none.
  open var name: String?
  /// The phone number; `nil` for none.
  open var phoneNumber: String?
  /// The site; `nil` for none.
  open var url: URL?
  /// The time zone; `nil` if unknown.
  open var timeZone: TimeZone?
  /// The kind; `nil` if unknown.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// A place.
  public init(placemark: MKPlacemark) {
    (self.placemark, isCurrentLocation, name) = (placemark, false, placemark.name)
  }
  /// A place without an address.
  public convenience init(location: CLLocation, address: Any? = nil) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate))
  }
  private init(current: Void) {
    (placemark, isCurrentLocation) = (MKPlacemark(coordinate: CLLocationCoordinate2D()), true)
  }

  /// The person's own place.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: ()) }

  /// The place.
  open var location: CLLocation { placemark.location ?? CLLocation(latitude: 0, longitude: 0) }

  /// The page of the place in Apple's maps on the web.
  private var page: URL? {
    var components = URLComponents(string: "https://maps.apple.com/")
    let place = placemark.coordinate
    components?.queryItems = [
      URLQueryItem(name: "ll", value: "\(place.latitude),\(place.longitude)"),
      URLQueryItem(name: "q", value: name ?? placemark.title ?? "\(place.latitude),\(place.longitude)"),
    ]
    return components?.url
  }

  /// Opens the place in Apple's maps on the web.
  /// - Parameter launchOptions: Have no effect.
  /// - Returns: Whether there is a window that can open it.
  @discardableResult @MainActor @preconcurrency
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
    guard let page, let display = WindowDisplay.current, !isCurrentLocation else { return false }
    return display.open(page)
  }
}
