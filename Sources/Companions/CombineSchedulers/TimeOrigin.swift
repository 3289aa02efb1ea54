import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch
import OpenCombineFoundation

/// The first moment of a scheduler without a clock of its own.
///
/// 0 is no dispatch time (it means "now"), so dispatch queues begin a nanosecond later.
enum TimeOrigin {
  static var dispatchQueue: DispatchQueue.SchedulerTimeType {
    DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
  }

  static var operationQueue: OperationQueue.SchedulerTimeType {
    OperationQueue.SchedulerTimeType(Date(timeIntervalSince1970: 0))
  }

  static var runLoop: RunLoop.SchedulerTimeType {
    RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 0))
  }
}
