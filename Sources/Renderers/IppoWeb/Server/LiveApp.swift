/// An app that opens sockets.
struct LiveApp: Sendable {
  let host: SessionHost
  let policy: RequestPolicy
  let limits: WebLimits
}
