public import Foundation

/// A measurement with its time (`CoreMotion.CMLogItem`).
open class CMLogItem: NSObject, @unchecked Sendable {  // nothing in it changes
  /// Seconds since the start of the device.
  public let timestamp: TimeInterval
  init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// An acceleration in multiples of gravity (`CoreMotion.CMAcceleration`).
public struct CMAcceleration: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Upwards.
  public var y: Double
  /// Out of the screen.
  public var z: Double
  /// No acceleration.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// An acceleration by its components.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation in radians per second (`CoreMotion.CMRotationRate`).
public struct CMRotationRate: Equatable, Sendable {
  /// Around the axis to the right.
  public var x: Double
  /// Around the axis upwards.
  public var y: Double
  /// Around the axis out of the screen.
  public var z: Double
  /// No rotation.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// A rotation by its components.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field in microtesla (`CoreMotion.CMMagneticField`).
public struct CMMagneticField: Equatable, Sendable {
  /// To the right.
  public var x: Double
  /// Upwards.
  public var y: Double
  /// Out of the screen.
  public var z: Double
  /// No field.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// A field by its components.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation as a quaternion (`CoreMotion.CMQuaternion`).
public struct CMQuaternion: Equatable, Sendable {
  /// The first part of the axis.
  public var x: Double
  /// The second part of the axis.
  public var y: Double
  /// The third part of the axis.
  public var z: Double
  /// The part of the angle.
  public var w: Double
  /// No rotation.
  public init() { self.init(x: 0, y: 0, z: 0, w: 1) }
  /// A quaternion by its components.
  public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

/// The direction of a device (`CoreMotion.CMAttitude`).
open class CMAttitude: NSObject, @unchecked Sendable {  // nothing in it changes
  /// Radians around the axis along the device.
  public let roll: Double
  /// Radians around the axis across the device.
  public let pitch: Double
  /// Radians around the axis out of the screen.
  public let yaw: Double
  init(roll: Double, pitch: Double, yaw: Double) { (self.roll, self.pitch, self.yaw) = (roll, pitch, yaw) }

  /// The direction as a quaternion: a turn around the upright axis, then around the axes across and along the device.
  open var quaternion: CMQuaternion {
    let (cr, sr) = (cos(roll / 2), sin(roll / 2))
    let (cp, sp) = (cos(pitch / 2), sin(pitch / 2))
    let (cy, sy) = (cos(yaw / 2), sin(yaw / 2))
    return CMQuaternion(
      x: cy * sp * cr - sy * cp * sr, y: cy * cp * sr + sy * sp * cr, z: cy * sp * sr + sy * cp * cr,
      w: cy * cp * cr - sy * sp * sr)
  }
}

/// An acceleration with its time (`CoreMotion.CMAccelerometerData`).
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {  // nothing in it changes
  /// The acceleration.
  public let acceleration: CMAcceleration
  init(acceleration: CMAcceleration, timestamp: TimeInterval) {
    self.acceleration = acceleration
    super.init(timestamp: timestamp)
  }
}

/// A rotation with its time (`CoreMotion.CMGyroData`).
public final class CMGyroData: CMLogItem, @unchecked Sendable {  // nothing in it changes
  /// The rotation.
  public let rotationRate: CMRotationRate
  init(rotationRate: CMRotationRate, timestamp: TimeInterval) {
    self.rotationRate = rotationRate
    super.init(timestamp: timestamp)
  }
}

/// A magnetic field with its time (`CoreMotion.CMMagnetometerData`).
public final class CMMagnetometerData: CMLogItem, @unchecked Sendable {  // nothing in it changes
  /// The field.
  public let magneticField: CMMagneticField
  init(magneticField: CMMagneticField, timestamp: TimeInterval) {
    self.magneticField = magneticField
    super.init(timestamp: timestamp)
  }
}

/// A motion with its time (`CoreMotion.CMDeviceMotion`).
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {  // nothing in it changes
  /// The direction of the device.
  public let attitude: CMAttitude
  /// The rotation.
  public let rotationRate: CMRotationRate
  /// The direction of gravity.
  public let gravity: CMAcceleration
  /// The acceleration besides gravity.
  public let userAcceleration: CMAcceleration
  /// Degrees clockwise from north; -1 if unknown.
  public let heading: Double = -1
  init(
    attitude: CMAttitude, rotationRate: CMRotationRate, gravity: CMAcceleration, userAcceleration: CMAcceleration,
    timestamp: TimeInterval
  ) {
    self.attitude = attitude
    self.rotationRate = rotationRate
    self.gravity = gravity
    self.userAcceleration = userAcceleration
    super.init(timestamp: timestamp)
  }
}
