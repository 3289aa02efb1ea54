/// The answer to a ``DeviceRequest``.
public enum DeviceAnswer: Equatable, Sendable {
  /// The person has decided whether the app may.
  case allowed(Bool)
  /// The notification was not shown: the person looks at the app.
  case inFront
  /// The person has chosen the notification.
  case activated
  /// A place.
  case location(DeviceLocation)
  /// The state of a medium.
  case media(DeviceMediaState)
  /// The notification is shown.
  case shown
  /// The use has come to its end.
  case ended
  /// The person, or the system on the person's behalf, refuses the use.
  case refused
  /// The device is missing, or has failed.
  case unavailable

  /// Whether no other answer follows.
  var isLast: Bool {
    switch self {
    case .allowed, .inFront, .ended, .refused, .unavailable: true
    case .shown, .activated, .location, .media: false
    }
  }

  /// Whether the numbers are ones that a device can have measured.
  package var isWithinBounds: Bool {
    switch self {
    case .location(let location): location.isWithinBounds
    case .media(let state): state.isWithinBounds
    case .allowed, .inFront, .activated, .shown, .ended, .refused, .unavailable: true
    }
  }
}

/// The place of the person's device, in the World Geodetic System of 1984 (WGS 84).
public struct DeviceLocation: Equatable, Sendable {
  /// Degrees north of the equator, from -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, from -180 to 180.
  public var longitude: Double
  /// The radius of uncertainty in metres, with a confidence of 95 %.
  public var accuracy: Double
  /// Metres above the ellipsoid; `nil` if unknown.
  public var altitude: Double?
  /// The uncertainty of the altitude in metres; `nil` if unknown.
  public var altitudeAccuracy: Double?
  /// The direction of travel in degrees clockwise from true north; `nil` if unknown, or at rest.
  public var heading: Double?
  /// Metres in a second; `nil` if unknown.
  public var speed: Double?
  /// The time of the measurement in seconds since 1970.
  public var time: Double

  /// A place.
  public init(
    latitude: Double, longitude: Double, accuracy: Double, altitude: Double? = nil, altitudeAccuracy: Double? = nil,
    heading: Double? = nil, speed: Double? = nil, time: Double
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracy = accuracy
    self.altitude = altitude
    self.altitudeAccuracy = altitudeAccuracy
    self.heading = heading
    self.speed = speed
    self.time = time
  }

  var isWithinBounds: Bool {
    (-90...90).contains(latitude) && (-180...180).contains(longitude) && accuracy >= 0 && accuracy.isFinite
      && time.isFinite && (altitude ?? 0).isFinite && (altitudeAccuracy ?? 0) >= 0
      && (altitudeAccuracy ?? 0).isFinite && (0...360).contains(heading ?? 0) && (speed ?? 0) >= 0
      && (speed ?? 0).isFinite
  }
}
