package import IppoRender

/// The messages of a client: one JSON array per text frame. See `docs/wire-protocol.md`.
package enum ClientMessage: Equatable, Sendable {
  /// The first message of a socket. No token: a session of its own. Revision 0: mount the whole page.
  case hello(version: Int, token: String?, revision: Int, sent: Int = 0)
  /// An event of the user, numbered from 1 without gaps.
  case event(sequence: Int, node: RenderNodeID, RenderEvent)
  /// The client shows this revision; older frames need not be kept.
  case acknowledge(revision: Int)
  case environment(ClientEnvironment)
  /// How far the page is in front of the person. Until a client says so on a socket, it is in front.
  case phase(RenderPhase)
  case ping

  package static let version = 2
}
