package import struct Foundation.URL

/// What is known of a window before it is made: what its client has said so far, and what it is to show.
///
/// A server sets it. Views are then made for that client and that address from the start, and not for others first.
package struct WindowOpening: Sendable {
  /// That of the window that is being made, if its renderer tells.
  @TaskLocal package static var ofNewWindow: WindowOpening?

  /// What the client has said about itself.
  package let client: ClientEnvironment?
  /// What the window is asked to show by ``RenderSource/show(address:)`` once it is made.
  package let address: URL?

  package init(client: ClientEnvironment?, address: URL?) {
    self.client = client
    self.address = address
  }
}
