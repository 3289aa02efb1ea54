public import Foundation

/// Whether an app may use a sensor (`CoreMotion.CMAuthorizationStatus`).
public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Steps (`CoreMotion.CMPedometer`). No steps are counted.
open class CMPedometer: NSObject, @unchecked Sendable {  // it has no state
  /// A counter.
  public override init() {}

  /// Whether steps are counted: they are not.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Whether distances are measured: they are not.
  open class func isDistanceAvailable() -> Bool { false }
  /// Whether floors are counted: they are not.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Whether the speed is measured: it is not.
  open class func isPaceAvailable() -> Bool { false }
  /// Whether the rhythm is measured: it is not.
  open class func isCadenceAvailable() -> Bool { false }
  /// Whether stops are noticed: they are not.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Whether the app may count steps.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

  /// Asks for the steps of a time.
  /// - Parameter handler: Called with ``CMErrorNotAvailable``.
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    DispatchQueue.global().async { handler(nil, CMErrorNotAvailable) }
  }
  /// Asks for steps from now on.
  /// - Parameter handler: Called with ``CMErrorNotAvailable``.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    DispatchQueue.global().async { handler(nil, CMErrorNotAvailable) }
  }
  /// Does nothing without updates.
  open func stopUpdates() {}
}

/// Takes steps.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void

/// Steps of a time (`CoreMotion.CMPedometerData`).
open class CMPedometerData: NSObject, @unchecked Sendable {  // nothing in it changes
  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date
  /// How many steps.
  public let numberOfSteps: NSNumber
  /// Metres; `nil` if unknown.
  public let distance: NSNumber?
  /// Floors upwards; `nil` if unknown.
  public let floorsAscended: NSNumber?
  /// Floors downwards; `nil` if unknown.
  public let floorsDescended: NSNumber?

  init(startDate: Date, endDate: Date, numberOfSteps: NSNumber) {
    (self.startDate, self.endDate, self.numberOfSteps) = (startDate, endDate, numberOfSteps)
    (distance, floorsAscended, floorsDescended) = (nil, nil, nil)
  }
}

/// Changes of the altitude (`CoreMotion.CMAltimeter`). They are not measured.
open class CMAltimeter: NSObject, @unchecked Sendable {  // it has no state
  /// An altimeter.
  public override init() {}

  /// Whether changes of the altitude are measured: they are not.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Whether altitudes are measured: they are not.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Whether the app may measure the altitude.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

  /// Asks for changes of the altitude.
  /// - Parameter handler: Called with ``CMErrorNotAvailable``.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping @Sendable (CMAltitudeData?, (any Error)?) -> Void
  ) { queue.addOperation { handler(nil, CMErrorNotAvailable) } }
  /// Does nothing without updates.
  open func stopRelativeAltitudeUpdates() {}
}

/// A change of the altitude (`CoreMotion.CMAltitudeData`).
open class CMAltitudeData: CMLogItem, @unchecked Sendable {  // nothing in it changes
  /// Metres since the first measurement.
  public let relativeAltitude: NSNumber
  /// Kilopascals.
  public let pressure: NSNumber

  init(relativeAltitude: NSNumber, pressure: NSNumber, timestamp: TimeInterval) {
    (self.relativeAltitude, self.pressure) = (relativeAltitude, pressure)
    super.init(timestamp: timestamp)
  }
}

/// Whether the person walks, runs or drives (`CoreMotion.CMMotionActivityManager`). It is not known.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {  // it has no state
  /// A manager.
  public override init() {}

  /// Whether activities are known: they are not.
  open class func isActivityAvailable() -> Bool { false }
  /// Whether the app may know activities.
  open class func authorizationStatus() -> CMAuthorizationStatus { .restricted }

  /// Does nothing without activities.
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void) {
  }
  /// Does nothing without updates.
  open func stopActivityUpdates() {}
  /// Asks for the activities of a time.
  /// - Parameter handler: Called with ``CMErrorMotionActivityNotAvailable``.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping @Sendable ([CMMotionActivity]?, (any Error)?) -> Void
  ) { queue.addOperation { handler(nil, CMErrorMotionActivityNotAvailable) } }
}

/// How sure an activity is (`CoreMotion.CMMotionActivityConfidence`).
public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// An activity (`CoreMotion.CMMotionActivity`).
open class CMMotionActivity: CMLogItem, @unchecked Sendable {  // nothing in it changes
  /// How sure the activity is.
  public let confidence = CMMotionActivityConfidence.low
  /// The beginning.
  public let startDate: Date
  /// Whether the device rests.
  public let stationary = false
  /// Whether the person walks.
  public let walking = false
  /// Whether the person runs.
  public let running = false
  /// Whether the person drives.
  public let automotive = false
  /// Whether the person rides a bicycle.
  public let cycling = false
  /// Whether nothing is known.
  public let unknown = true

  init(startDate: Date, timestamp: TimeInterval) {
    self.startDate = startDate
    super.init(timestamp: timestamp)
  }
}
