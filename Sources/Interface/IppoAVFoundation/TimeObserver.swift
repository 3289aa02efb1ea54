import Dispatch
import IppoWindow

/// An observer of a player's time: each time an interval has passed, or at some times.
final class TimeObserver: Sendable {
  enum Kind {
    case periodic(Double)
    case boundary([Double])
  }

  private let kind: Kind
  private let queue: DispatchQueue?
  private let block: @Sendable (CMTime) -> Void

  init(kind: Kind, queue: DispatchQueue?, block: @escaping @Sendable (CMTime) -> Void) {
    self.kind = kind
    self.queue = queue
    self.block = block
  }

  /// Seconds between the reports that the observer needs.
  var interval: Double { if case .periodic(let seconds) = kind { seconds } else { 0.01 } }

  /// Calls the block if the way from one report to the next asks for it.
  func take(_ report: DeviceMediaState, _ former: DeviceMediaState?) {
    switch kind {
    case .periodic(let interval):
      let isNews = former.map { $0.rate != report.rate || $0.seek != report.seek } ?? true
      let steps = former.map { ($0.position / interval).rounded(.down) }
      if isNews || steps != (report.position / interval).rounded(.down) { call(report.position) }
    case .boundary(let times):
      // A jump passes no time.
      guard let former, former.seek == report.seek, former.rate != 0 else { return }
      let passed = times.filter { former.position < $0 && $0 <= report.position }
      for time in former.rate > 0 ? passed : times.filter({ report.position <= $0 && $0 < former.position }) {
        call(time)
      }
    }
  }

  private func call(_ seconds: Double) {
    let time = CMTime(seconds: seconds, preferredTimescale: mediaTimescale)
    guard let queue, queue !== DispatchQueue.main else { return block(time) }
    queue.async { [block] in block(time) }
  }
}
