/// A connection that cannot be had, or is of no use any more.
package struct ServerFailure: Error {
  /// What happened, without passwords.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// Why a call was not answered.
package enum ServerLaneError: Error, Equatable {
  /// The server cannot be reached, or did not answer: the call may have been carried out.
  case unavailable(String)
  /// The lane was closed.
  case closed
}
