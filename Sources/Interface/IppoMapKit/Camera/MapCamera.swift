internal import Foundation
public import IppoCoreLocation

/// A place over which a map is seen (`MapKit.MapCamera`).
public struct MapCamera: Equatable, Hashable, Sendable {
  /// The coordinate in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres from the camera to the middle.
  public var distance: Double
  /// The direction in degrees clockwise from north. Maps stay north up: the value is stored.
  public var heading: Double
  /// The angle in degrees from straight down. Maps are flat: the value is stored.
  public var pitch: Double

  /// A camera.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }

  /// Whether two cameras see the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.values == rhs.values }
  /// Hashes the values.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  private var values: [Double] { [centerCoordinate.latitude, centerCoordinate.longitude, distance, heading, pitch] }

  /// The height of what a camera sees, as a share of its distance: it sees 30°.
  static let heightOfView = 2 * tan(15 * Double.pi / 180)
}

/// Limits of what a person can see of a map (`MapKit.MapCameraBounds`).
public struct MapCameraBounds: Sendable {
  let rect: MKMapRect?
  let minimumDistance: Double?
  let maximumDistance: Double?

  /// Limits of the middle and of the distance in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(rect: centerCoordinateBounds.rect, minimumDistance, maximumDistance)
  }
  /// Limits of the middle and of the distance in metres.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(rect: centerCoordinateBounds, minimumDistance, maximumDistance)
  }
  /// Limits of the distance in metres.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(rect: nil, minimumDistance, maximumDistance)
  }
  private init(rect: MKMapRect?, _ minimum: Double?, _ maximum: Double?) {
    (self.rect, minimumDistance, maximumDistance) = (rect, minimum, maximum)
  }
}

/// The properties of a map that a person can change (`MapKit.MapInteractionModes`).
public struct MapInteractionModes: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int
  /// Modes by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The place.
  public static let pan = Self(rawValue: 1)
  /// The scale.
  public static let zoom = Self(rawValue: 2)
  /// The angle. Maps are flat: it has no effect.
  public static let pitch = Self(rawValue: 4)
  /// The direction. Maps stay north up: it has no effect.
  public static let rotate = Self(rawValue: 8)
  /// All.
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

/// The visible part of a map after a change (`MapKit.MapCameraUpdateContext`).
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The part of the world.
  public let region: MKCoordinateRegion
  /// The part of the flat map.
  public let rect: MKMapRect
}

/// The times at which an app hears of changes (`MapKit.MapCameraUpdateFrequency`).
public enum MapCameraUpdateFrequency: Sendable {
  /// While a gesture goes on.
  case continuous
  /// After it.
  case onEnd
}
