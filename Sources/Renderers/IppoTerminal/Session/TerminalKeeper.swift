/// Keeps the window of a terminal for the next process.
///
/// In a terminal, to be shown something is to be told that it is done. A change is therefore drawn once it is stored,
/// or after a second, or at once while the store fails. The seen state is there after a crash.
@MainActor
public protocol TerminalKeeper: AnyObject {
  /// The user's place when the window was last stored.
  var place: TerminalPlace? { get }
  /// Everything is kept, or cannot be kept for now.
  var isSettled: Bool { get }
  /// Called when ``isSettled`` may have become true.
  var onSettled: (@MainActor () -> Void)? { get set }
  /// Called when another process has taken the window over.
  var onMove: (@MainActor () -> Void)? { get set }
  /// Something has changed. What is kept is asked for when it is its turn.
  func change(_ archive: @escaping @MainActor () -> (window: [UInt8]?, place: TerminalPlace))
  /// Waits until everything is kept, or cannot be.
  func finish() async
}
