package import struct Foundation.URL

/// The known facts about a window before it is made: its client's environment, and its address.
///
/// A server sets the opening. Views are then made for that client and that address from the start, instead of for
/// others first.
package struct WindowOpening: Sendable {
  /// The opening of the window that is being made, if its renderer reports one.
  @TaskLocal package static var ofNewWindow: WindowOpening?

  /// The environment that the client has reported.
  package let client: ClientEnvironment?
  /// The address that the window shows by `RenderSource.show(address:)` once it is made.
  package let address: URL?

  package init(client: ClientEnvironment?, address: URL?) {
    self.client = client
    self.address = address
  }
}
