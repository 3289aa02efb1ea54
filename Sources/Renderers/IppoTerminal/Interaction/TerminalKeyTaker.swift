/// A window that takes some keys before its content does, such as the key that opens an inspector.
@MainActor
package protocol TerminalKeyTaker: AnyObject {
  /// Handles a key.
  ///
  /// - Returns: `false` for a key of the content.
  func take(_ press: TerminalKeyPress) -> Bool
}
