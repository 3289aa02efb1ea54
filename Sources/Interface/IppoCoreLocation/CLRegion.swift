public import Foundation

/// A part of the earth (`CoreLocation.CLRegion`). Regions cannot be watched here.
open class CLRegion: NSObject, @unchecked Sendable {  // changed by its owner before it is used
  /// The identifier.
  public let identifier: String
  /// Whether the app is told when the person comes in. It is kept.
  open var notifyOnEntry = true
  /// Whether the app is told when the person goes. It is kept.
  open var notifyOnExit = true

  fileprivate init(identifier: String) { self.identifier = identifier }
}

/// A circle on the earth (`CoreLocation.CLCircularRegion`).
open class CLCircularRegion: CLRegion, @unchecked Sendable {  // as its superclass
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Whether a place lies within the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { geodesicDistance(center, coordinate) <= radius }
}
