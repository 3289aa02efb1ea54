public import Foundation

/// The motion of the person's device (`CoreMotion.CMMotionManager`).
///
/// The app runs elsewhere than on the device. All sensors are unavailable, as on a Mac, and the manager calls no handlers.
open class CMMotionManager: NSObject {
  /// A manager.
  public override init() {}

  /// Whether there is a sensor of acceleration: there is none.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether updates of the acceleration come: they do not.
  open var isAccelerometerActive: Bool { false }
  /// Seconds between updates. They are kept.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The last acceleration: `nil`.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Does nothing without a sensor.
  open func startAccelerometerUpdates() {}
  /// Does nothing without a sensor.
  open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {
  }
  /// Does nothing without a sensor.
  open func stopAccelerometerUpdates() {}

  /// Whether there is a sensor of rotation: there is none.
  open var isGyroAvailable: Bool { false }
  /// Whether updates of the rotation come: they do not.
  open var isGyroActive: Bool { false }
  /// Seconds between updates. They are kept.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The last rotation: `nil`.
  open var gyroData: CMGyroData? { nil }
  /// Does nothing without a sensor.
  open func startGyroUpdates() {}
  /// Does nothing without a sensor.
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  /// Does nothing without a sensor.
  open func stopGyroUpdates() {}

  /// Whether there is a compass: there is none.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether updates of the magnetic field come: they do not.
  open var isMagnetometerActive: Bool { false }
  /// Seconds between updates. They are kept.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// The last magnetic field: `nil`.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// Does nothing without a sensor.
  open func startMagnetometerUpdates() {}
  /// Does nothing without a sensor.
  open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {}
  /// Does nothing without a sensor.
  open func stopMagnetometerUpdates() {}

  /// Whether the motion of the device is known: it is not.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether updates of the motion come: they do not.
  open var isDeviceMotionActive: Bool { false }
  /// Seconds between updates. They are kept.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the person is asked to move the device. It is kept.
  open var showsDeviceMovementDisplay = false
  /// The last motion: `nil`.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The frames in which motions can be told: none.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  /// The frame in which motions are told.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { [] }
  /// Does nothing without a sensor.
  open func startDeviceMotionUpdates() {}
  /// Does nothing without a sensor.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Does nothing without a sensor.
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  /// Does nothing without a sensor.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Does nothing without a sensor.
  open func stopDeviceMotionUpdates() {}
}

/// Takes accelerations.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Takes rotations.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Takes magnetic fields.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Takes motions.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Frames in which motions are told (`CoreMotion.CMAttitudeReferenceFrame`).
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Any direction is forward.
  public static let xArbitraryZVertical = Self(rawValue: 1 << 0)
  /// Any direction is forward, corrected by a compass.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 1 << 1)
  /// Magnetic north is forward.
  public static let xMagneticNorthZVertical = Self(rawValue: 1 << 2)
  /// True north is forward.
  public static let xTrueNorthZVertical = Self(rawValue: 1 << 3)
}

/// An error of motion (`CoreMotion.CMError`).
public struct CMError: Error, Equatable, Sendable, CustomNSError {
  /// The number.
  public let rawValue: Int
  /// An error by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The domain of these errors.
  public static var errorDomain: String { "CMErrorDomain" }
  /// The number.
  public var errorCode: Int { rawValue }
}

/// No sensor is available.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
/// The app may not use the sensor.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
/// The device has no such sensor.
public let CMErrorNotAvailable = CMError(rawValue: 109)
