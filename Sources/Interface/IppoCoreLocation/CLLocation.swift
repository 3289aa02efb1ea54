public import Foundation

/// Degrees of latitude or longitude (`CoreLocation.CLLocationDegrees`).
public typealias CLLocationDegrees = Double
/// Metres (`CoreLocation.CLLocationDistance`).
public typealias CLLocationDistance = Double
/// Metres of uncertainty; negative for unknown (`CoreLocation.CLLocationAccuracy`).
public typealias CLLocationAccuracy = Double
/// Metres in a second; negative for unknown (`CoreLocation.CLLocationSpeed`).
public typealias CLLocationSpeed = Double
/// Metres in a second of uncertainty; negative for unknown (`CoreLocation.CLLocationSpeedAccuracy`).
public typealias CLLocationSpeedAccuracy = Double
/// Degrees clockwise from north; negative for unknown (`CoreLocation.CLLocationDirection`).
public typealias CLLocationDirection = Double
/// Degrees of uncertainty; negative for unknown (`CoreLocation.CLLocationDirectionAccuracy`).
public typealias CLLocationDirectionAccuracy = Double

/// As precise as can be, with data of other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As precise as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// As precise as the person has allowed for apps that need no precise place.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 3000
/// Each movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The largest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

/// A place on the earth, in the reference frame WGS 84 (`CoreLocation.CLLocationCoordinate2D`).
///
/// The type leaves the conformances to `Equatable` and `Codable` to apps, as Core Location's does.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The place where the equator meets the meridian of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// A place in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place that is none (`CoreLocation.kCLLocationCoordinate2DInvalid`).
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place in degrees (`CoreLocation.CLLocationCoordinate2DMake`).
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a latitude is from -90 to 90 and a longitude from -180 to 180 (`CoreLocation.CLLocationCoordinate2DIsValid`).
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coordinate.latitude) && (-180...180).contains(coordinate.longitude)
}

/// A floor of a building (`CoreLocation.CLFloor`). Browsers tell none.
public final class CLFloor: NSObject, Sendable {
  /// The floor, counted from the ground.
  public let level: Int

  package init(level: Int) { self.level = level }
}

/// A place with its time, its height and its uncertainties (`CoreLocation.CLLocation`).
public final class CLLocation: NSObject, NSCopying, Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above sea level; above the ellipsoid where a browser has measured it.
  public let altitude: CLLocationDistance
  /// Metres above the ellipsoid of WGS 84.
  public let ellipsoidalAltitude: CLLocationDistance
  /// The radius of uncertainty in metres; negative for a place that is none.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the height in metres; negative if the height is unknown.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel in degrees clockwise from north; negative if unknown.
  public let course: CLLocationDirection
  /// The uncertainty of the direction in degrees; negative if the direction is unknown.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// Metres in a second; negative if unknown.
  public let speed: CLLocationSpeed
  /// The uncertainty of the speed; negative if the speed is unknown.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time of the measurement.
  public let timestamp: Date
  /// The floor: `nil`, as browsers tell none.
  public var floor: CLFloor? { nil }
  /// The source of the place: `nil`, as browsers tell none.
  public var sourceInformation: CLLocationSourceInformation? { nil }

  /// A place with all that is known.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude, ellipsoidalAltitude) = (coordinate, altitude, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.courseAccuracy) = (course, courseAccuracy)
    (self.speed, self.speedAccuracy, self.timestamp) = (speed, speedAccuracy, timestamp)
  }

  /// A place with a direction and a speed whose uncertainties are unknown.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
      timestamp: timestamp)
  }

  /// A place with its height.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
    verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// A place at this moment, without a height.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// The length in metres of the shortest way to another place over the earth's surface. Heights do not count.
  ///
  /// The surface is the ellipsoid of WGS 84 (Vincenty's inverse formula). Between nearly opposite places, for which the formula
  /// finds no answer, the surface is a sphere with the mean radius of 6,371,008.8 m.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    geodesicDistance(coordinate, location.coordinate)
  }

  /// The place itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Latitude, longitude, uncertainty and time.
  public override var description: String {
    "<\(coordinate.latitude), \(coordinate.longitude)> +/- \(horizontalAccuracy)m (speed \(speed) mps / course "
      + "\(course)) @ \(timestamp)"
  }
}

/// The source of a place (`CoreLocation.CLLocationSourceInformation`). Browsers tell none.
public final class CLLocationSourceInformation: NSObject, Sendable {
  /// Whether software has made the place up.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory has measured the place.
  public let isProducedByAccessory: Bool

  /// The source of a place.
  public init(softwareSimulationState: Bool, andExternalAccessoryState: Bool) {
    isSimulatedBySoftware = softwareSimulationState
    isProducedByAccessory = andExternalAccessoryState
  }
}
