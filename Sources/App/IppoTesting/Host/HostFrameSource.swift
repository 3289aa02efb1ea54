import Foundation
import IppoUI

/// Frames and time that move when the host says so; while the host waits for an effect, frames come by themselves.
@MainActor
final class HostFrameSource: FrameSource {
  let manual = ManualFrameSource()
  var isLive = false {
    didSet { if isLive { requestLiveFrame() } }
  }

  var now: Date { manual.now }

  nonisolated init() {}

  func requestFrame(_ callback: @escaping @MainActor () -> Void) {
    manual.requestFrame(callback)
    if isLive { requestLiveFrame() }
  }

  func schedule(after seconds: Double, _ callback: @escaping @MainActor () -> Void) {
    manual.schedule(after: seconds, callback)
  }

  private func requestLiveFrame() {
    Task { manual.runFrames() }
  }
}
