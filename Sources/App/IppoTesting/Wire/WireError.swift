#if Web
  /// Why a step over the wire failed.
  public enum WireError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The server did not deliver an event: its code and message.
    case refused(code: String, String)
    /// The server closed the socket.
    case closed(code: UInt16?, reason: String)
    /// The server answered the request for the socket with this HTTP status.
    case notUpgraded(status: UInt)
    /// A message or page of the server is not as the protocol has it.
    case malformed(String)
    /// The page lacks the element that the step needs.
    case notFound(String, page: String)
    /// More than one thing on the page is what the step needs.
    case ambiguous(String, count: Int, page: String)
    /// The expected message has not arrived in time.
    case overdue(String, within: Duration, page: String)

    /// Says what is wrong, with the page as an outline below it where that helps.
    public var description: String {
      switch self {
      case .refused(let code, let message): "The server refused the event (\(code)): \(message)"
      case .closed(let code, let reason):
        "The socket is closed\(code.map { " (\($0))" } ?? "")\(reason.isEmpty ? "." : ": \(reason)")"
      case .notUpgraded(let status): "The server answered the request for a socket with \(status)."
      case .malformed(let what): "The server sent \(what)."
      case .notFound(let what, let page): "There is no \(what) on the page.\n\n\(page)"
      case .ambiguous(let what, let count, let page): "There are \(count) of \(what) on the page.\n\n\(page)"
      case .overdue(let what, let limit, let page): "The client has waited for \(what) for \(limit).\n\n\(page)"
      }
    }
  }
#endif
