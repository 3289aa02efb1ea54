import Foundation
import NIOCore

extension WebServerError {
  /// The cause that keeps a server from listening, in words for the operator.
  /// - Parameter option: what sets the port.
  /// - Returns: the error itself where it is about something else.
  static func binding(_ error: any Error, host: String, port: Int, option: String = "--port") -> any Error {
    let reason: String
    switch error {
    case is SocketAddressError.UnknownHost:
      reason = "no machine is called that."
    case let error as IOError where error.errnoCode == EADDRINUSE:
      reason = "another program listens there. Stop it, or choose another port with \(option); 0 takes any free one."
    case let error as IOError where error.errnoCode == EACCES:
      reason =
        "this user may not. Ports below 1024 are the administrator's: choose another one with \(option), and let a "
        + "proxy pass on to it."
    case let error as IOError where error.errnoCode == EADDRNOTAVAIL:
      reason = "this is no address of this machine. 0.0.0.0 stands for all that it has."
    default: return error
    }
    return WebServerError.address(host: host, port: port, reason: reason)
  }
}
