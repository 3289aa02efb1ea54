import FoundationShims
import Logging

/// Files that visitors send.
extension SessionHost {
  /// The session whose page shows an element about files.
  func session(showing ticket: String, of visitor: WebVisitor) async -> SessionFiles? {
    guard let id = services.tickets.session(showing: ticket), let session = sessions[id], session.visitor == visitor,
      let (node, files) = await session.files(ticket)
    else { return nil }
    return SessionFiles(session: session, node: node, files: files)
  }

  /// Whether an address may announce files now.
  func mayAnnounce(_ network: ClientNetwork) -> Bool { addresses.takeAnnouncement(network, at: now()) }

  /// Removes the remaining files of visitors. Sessions that have just ended may be removing theirs at the same time.
  func removeFiles() { services.files.removeAll() }

  /// Removes the files of visitors that crashed or killed processes have left.
  func removeLeftovers() {
    let count = services.files.removeLeftovers()
    if count > 0 {
      logger.notice("Files of visitors that earlier processes left were removed", metadata: ["folders": "\(count)"])
    }
  }
}
