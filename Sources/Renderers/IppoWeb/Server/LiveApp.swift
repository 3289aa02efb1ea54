/// An app that opens sockets. Every socket has a reference to it.
final class LiveApp: Sendable {
  let host: SessionHost
  let policy: RequestPolicy
  let limits: WebLimits

  init(host: SessionHost, policy: RequestPolicy, limits: WebLimits) {
    self.host = host
    self.policy = policy
    self.limits = limits
  }
}
