public import Foundation
public import IppoCoreLocation

/// A way from place to place (`MapKit.MKDirections`), which ends with ``MKError/Code/serverFailure``.
open class MKDirections: NSObject, @unchecked Sendable {  // its values do not change
  /// The places and the time of a way (`MKDirections.Request`).
  open class Request: NSObject, @unchecked Sendable {  // changed by its owner alone
    /// The beginning.
    open var source: MKMapItem?
    /// The end.
    open var destination: MKMapItem?
    /// The means.
    open var transportType = MKDirectionsTransportType.any
    /// Whether other ways are wanted as well.
    open var requestsAlternateRoutes = false
    /// The time of departure; `nil` for now.
    open var departureDate: Date?
    /// The time of arrival; `nil` for any.
    open var arrivalDate: Date?

    /// A request without places.
    public override init() {}
  }

  /// Ways (`MKDirections.Response`).
  open class Response: NSObject, @unchecked Sendable {  // its values do not change
    /// The ways, the best first.
    public let routes: [MKRoute]
    package init(routes: [MKRoute]) { self.routes = routes }
  }

  /// Whether the calculation goes on: it does not.
  open var isCalculating: Bool { false }

  /// A way between the places of a request.
  public init(request: Request) {}

  /// Finds the ways.
  /// - Throws: ``MKError``: there is no service.
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  /// Finds the ways, and calls back with the error.
  open func calculate(completionHandler: @escaping @MainActor @Sendable (Response?, (any Error)?) -> Void) {
    Task { @MainActor in completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Ends the calculation.
  open func cancel() {}
}

/// Means of travel (`MapKit.MKDirectionsTransportType`).
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// Means by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By train and bus.
  public static let transit = Self(rawValue: 4)
  /// By bicycle.
  public static let cycling = Self(rawValue: 8)
  /// By any.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A way (`MapKit.MKRoute`).
open class MKRoute: NSObject, @unchecked Sendable {  // its values do not change
  /// The name.
  public let name: String
  /// The length in metres.
  public let distance: CLLocationDistance
  /// The time in seconds.
  public let expectedTravelTime: TimeInterval
  /// The line.
  public let polyline: MKPolyline

  package init(name: String, distance: Double, expectedTravelTime: Double, polyline: MKPolyline) {
    (self.name, self.distance, self.expectedTravelTime, self.polyline) = (name, distance, expectedTravelTime, polyline)
  }
}
