/// The object that is told of places (`CoreLocation.CLLocationManagerDelegate`). All methods may be left out. They are called on the
/// main actor.
public protocol CLLocationManagerDelegate: AnyObject {
  /// New places, the newest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// A new heading, which is never found: see ``CLLocationManager/startUpdatingHeading()``.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Whether the person may be asked to calibrate the compass.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// No place was found: a ``CLError``.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The person has decided, or the delegate was set.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The person has decided. Before iOS 14.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  /// Denies the question.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Tells the status, as before iOS 14.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// The decision of the person (`CoreLocation.CLAuthorizationStatus`).
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// The person may not decide.
  case restricted
  /// The app may not.
  case denied
  /// The app may at any time. Pages may not.
  case authorizedAlways
  /// The app may while it is used.
  case authorizedWhenInUse
}

/// The precision that the person allows (`CoreLocation.CLAccuracyAuthorization`).
public enum CLAccuracyAuthorization: Int, Sendable {
  /// All there is.
  case fullAccuracy
  /// Some kilometres.
  case reducedAccuracy
}

/// A kind of travel (`CoreLocation.CLActivityType`).
public enum CLActivityType: Int, Sendable {
  /// Unknown.
  case other = 1
  /// By car.
  case automotiveNavigation
  /// On foot and the like.
  case fitness
  /// By other vehicles.
  case otherNavigation
  /// In the air.
  case airborne
}

/// The side of a device that is up (`CoreLocation.CLDeviceOrientation`).
public enum CLDeviceOrientation: Int32, Sendable {
  /// The side is unknown, or a short side is up.
  case unknown, portrait, portraitUpsideDown
  /// A long side is up.
  case landscapeLeft, landscapeRight
  /// The device lies.
  case faceUp, faceDown
}

/// A fault of Core Location (`CoreLocation.CLError`).
public struct CLError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of faults.
  public enum Code: Int, Sendable {
    /// No place was found; one may be found later.
    case locationUnknown
    /// The person refuses.
    case denied
    /// The network, or the service for addresses, is missing.
    case network
    /// No heading was found.
    case headingFailure
  }

  /// The kind.
  public let code: Code

  /// A fault of a kind.
  public init(_ code: Code) { self.code = code }

  /// A sentence for developers.
  public var description: String {
    switch code {
    case .locationUnknown: "The place of the device could not be found."
    case .denied: "The person has not allowed the app to find the place, or there is no device to find it."
    case .network:
      """
      No service finds addresses and their places: Apple's belongs to its devices. Ask a service of the app's own, and make \
      'CLPlacemark's of its answers.
      """
    case .headingFailure: "The heading could not be found."
    }
  }

  /// No place was found; one may be found later.
  public static let locationUnknown = Code.locationUnknown
  /// The person refuses.
  public static let denied = Code.denied
  /// The network, or the service for addresses, is missing.
  public static let network = Code.network
  /// No heading was found.
  public static let headingFailure = Code.headingFailure
}
