import IppoRender
import IppoSessions

import struct Foundation.URL

extension Session {
  /// The facts a session begins with.
  struct Origin: Sendable {
    let id: String
    /// The key of the first token.
    let key: String
    /// The person whose session it is.
    let person: Visitor
    /// The network that the page was requested from.
    let network: ClientNetwork
    let now: ContinuousClock.Instant
    var client: ClientEnvironment?
    /// The address that the window is to show; `nil` for what the window shows first.
    var address: URL?
    /// The number of times that all sessions of the person had been ended; `nil` where that is not kept.
    var signOuts: Int?
    /// The state that another process has left of the session, and the revision that its client shows.
    var restoring: (found: SessionVault.Found, shown: Int)?
  }

  /// The parts of a window that has been opened.
  struct OpenedWindow {
    let worker: SessionWorker
    /// `nil` where no tracer is installed.
    let traces: EventTraces?
    let attendance: WindowAttendance
    let tree: RenderTree
    /// The requests of the frames that led to the tree.
    let requests: OpeningRequests
  }
}
