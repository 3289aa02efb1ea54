public import Foundation

/// A component of the magnetic field in microteslas (`CoreLocation.CLHeadingComponentValue`).
public typealias CLHeadingComponentValue = Double

/// The filter that lets each heading pass (`CoreLocation.kCLHeadingFilterNone`).
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// The direction in which a device points (`CoreLocation.CLHeading`).
///
/// No manager of Ippo finds headings: see ``CLLocationManager/startUpdatingHeading()``. The class is there for the functions of apps that
/// take one.
open class CLHeading: NSObject, @unchecked Sendable {  // subclasses answer for themselves
  /// The angle from the magnetic north pole, in degrees.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The angle from the geographic north pole, in degrees; negative where it is unknown.
  open var trueHeading: CLLocationDirection { -1 }
  /// The greatest difference from the magnetic north pole, in degrees; negative for a heading that is not valid.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The magnetic field along the x-axis.
  open var x: CLHeadingComponentValue { 0 }
  /// The magnetic field along the y-axis.
  open var y: CLHeadingComponentValue { 0 }
  /// The magnetic field along the z-axis.
  open var z: CLHeadingComponentValue { 0 }
  /// The time of the measurement.
  public let timestamp = Date()
}
