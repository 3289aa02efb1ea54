/// A connection that failed to open, or is no longer of use.
package struct ServerFailure: Error {
  /// The cause, without passwords.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// Why a call was not answered.
package enum ServerLaneError: Error, Equatable {
  /// The server is out of reach, or did not answer: the call may have been carried out.
  case unavailable(String)
  /// The lane was closed.
  case closed
}
