public import IppoUI

extension ViewGraph: RenderSource {
  public func adapt(to client: ClientEnvironment) {
    drain()
  }
}
