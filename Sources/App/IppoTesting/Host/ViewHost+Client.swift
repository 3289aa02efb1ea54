public import IppoUI

extension ViewHost {
  /// Reports a client to the view: its size, colour scheme, language and preferences. The environment of the view follows.
  ///
  /// ```swift
  /// host.adapt(to: ClientEnvironment(width: 390, height: 844, reducesMotion: true))
  /// ```
  public func adapt(to client: ClientEnvironment) { graph.adapt(to: client) }
}
