import ConcurrencyExtras
import Synchronization

#if UI
  import IppoUI
#endif

/// Values that shared references had, or would have, in the place of their present ones.
///
/// ```
///                                   reads      changes
/// bodies of a window's views        the past   the present
/// within run(_:)                    the past   the present
/// within compute(_:)                the past   the past
/// ```
///
/// References without a past value read as they are. Other windows, effects and publishers read the present.
package final class SharedPast: Sendable {
  /// The past of the running code.
  struct Running: Sendable {
    let past: SharedPast
    /// Whether changes are changes of the past.
    let takesChanges: Bool
  }

  @TaskLocal private static var running: Running?
  /// Whether the process has ever followed shared values. Without that, a read pays for one load.
  static let isUsed = Atomic<Bool>(false)

  let values: TrackedChanges

  init(_ values: TrackedChanges = TrackedChanges()) { self.values = values }

  /// The past in which the running code reads every value; `nil` for the present.
  static var explicit: Running? { isUsed.load(ordering: .relaxed) ? running : nil }

  /// The past in which the running code reads values: that of ``run(_:)``, or of the window whose view is evaluated.
  static var current: SharedPast? {
    guard isUsed.load(ordering: .relaxed) else { return nil }
    if let running { return running.past }
    #if UI
      // Effects and actions of the window are not in the past, although they run in the window as well.
      guard isEvaluatingView else { return nil }
      return SharedHistory.ofWindow?.shown
    #else
      return nil
    #endif
  }

  /// Runs a function that reads the past.
  ///
  /// - Parameter body: The function.
  /// - Returns: The result of the function.
  /// - Throws: The error of the function.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$running.withValue(Running(past: self, takesChanges: false), operation: body)
  }

  /// Runs a function that reads and changes the past. The present stays as it is.
  ///
  /// - Parameter body: The function.
  /// - Returns: The result of the function.
  /// - Throws: The error of the function.
  package func compute<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$running.withValue(Running(past: self, takesChanges: true), operation: body)
  }

  /// The values as they are now. Later changes of this past do not change the copy.
  package func copy() -> SharedPast { SharedPast(values.copy()) }
}
