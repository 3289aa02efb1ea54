/// Whether a server is for new visitors, as it tells who spreads them over several.
package enum SessionReadiness: String, Sendable {
  case ready
  /// The server is about to end.
  case draining
  /// The server lacks space or memory for another session.
  case full
}
