import Foundation
import IppoCoreLocation
import IppoUI

/// The person's place, as far as it is known.
@MainActor @Observable
final class PersonPlace: NSObject, CLLocationManagerDelegate {
  private(set) var coordinate: CLLocationCoordinate2D?
  @ObservationIgnored private var manager: CLLocationManager?

  /// Asks for the place, once.
  func begin() {
    guard manager == nil else { return }
    let manager = CLLocationManager()
    self.manager = manager
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func end() {
    manager?.stopUpdatingLocation()
    manager = nil
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    let coordinate = locations.last?.coordinate
    Task { @MainActor in self.coordinate = coordinate }
  }
}
