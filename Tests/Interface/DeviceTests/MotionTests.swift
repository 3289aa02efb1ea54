import CoreMotion
import Foundation
import Testing

struct MotionTests {
  @Test func `no sensor is available, and everything says so`() async {
    let manager = CMMotionManager()
    #expect(!manager.isDeviceMotionAvailable && !manager.isAccelerometerAvailable && !manager.isGyroAvailable)
    manager.deviceMotionUpdateInterval = 1 / 60
    manager.startDeviceMotionUpdates(to: .main) { motion, _ in
      guard let motion else { return }
      Issue.record("A motion came: \(motion.attitude.pitch)")
    }
    #expect(!manager.isDeviceMotionActive && manager.deviceMotion == nil)
    manager.stopDeviceMotionUpdates()
    #expect(!CMPedometer.isStepCountingAvailable() && !CMAltimeter.isRelativeAltitudeAvailable())
    #expect(!CMMotionActivityManager.isActivityAvailable())
    let pedometer = CMPedometer()
    let error = await withCheckedContinuation { continuation in
      pedometer.queryPedometerData(from: .distantPast, to: .now) { data, error in
        continuation.resume(returning: data == nil ? error as? CMError : nil)
      }
    }
    #expect(error == CMErrorNotAvailable)
  }
}
