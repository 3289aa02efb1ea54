import Synchronization

/// Which session shows an element about files, by the ticket of the element.
///
/// Any client may send requests for files at any rate. A request with an unknown ticket costs the same however many
/// sessions there are, and however much they show.
final class FileTickets: Sendable {
  private let sessions = Mutex<[String: String]>([:])

  /// The id of the session that shows a ticket.
  func session(showing ticket: String) -> String? { sessions.withLock { $0[ticket] } }

  /// A session shows other tickets than before.
  func replace(_ old: Set<String>, with new: Set<String>, of session: String) {
    guard old != new else { return }
    sessions.withLock { sessions in
      // Another session of that name may have them by now.
      for ticket in old where sessions[ticket] == session { sessions[ticket] = nil }
      for ticket in new { sessions[ticket] = session }
    }
  }

  /// How many tickets are shown.
  var count: Int { sessions.withLock { $0.count } }
}
