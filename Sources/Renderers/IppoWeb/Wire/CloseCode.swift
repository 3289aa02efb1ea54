/// Why the server closes a socket (RFC 6455, 7.4; codes from 4000 are this protocol's own).
package enum CloseCode: UInt16, CaseIterable, Sendable {
  /// The server shuts down. The client reconnects.
  case goingAway = 1001
  /// A binary frame.
  case unsupportedData = 1003
  /// A text frame that is not UTF-8.
  case invalidText = 1007
  /// More events than the rate allows.
  case rateExceeded = 1008
  case messageTooBig = 1009
  /// The client reads too slowly, or the server has no room for another session.
  case tryAgainLater = 1013
  /// A frame that is no message of the protocol, or one out of order.
  case malformed = 4400
  /// The session token is not one of this server's.
  case badToken = 4401
  /// The client sent no `hello` in time, or was silent for too long.
  case timeout = 4408
  /// Another socket took the session over. The client does not reconnect.
  case replaced = 4409
  /// Another process serves the session now. The client reconnects.
  case moved = 4410
}
