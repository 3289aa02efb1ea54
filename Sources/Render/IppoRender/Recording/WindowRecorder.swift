package import Foundation

/// An object that takes notes of one window: the events of its person, the actions of its stores, and the values that
/// its dependencies give.
///
/// A window without a recorder, which is the default, pays one comparison for each event and one for each store that is
/// made. Stores of such a window send actions through the same code as in a program without recorders.
package protocol WindowRecorder: AnyObject, Sendable {
  /// Called when a window has been made, before its first frame.
  @MainActor func didOpen(_ window: any RenderSource)

  /// Called before a window delivers an event.
  @MainActor func willReceive(_ event: RenderEvent, at id: RenderNodeID, in window: any RenderSource)

  /// Called when a window has delivered an event and has run its turns, or has refused the event.
  @MainActor func didReceive(_ event: RenderEvent, in window: any RenderSource)

  /// Whether the window takes the events of its person. A window that shows an earlier state takes none.
  @MainActor var acceptsEvents: Bool { get }

  /// Notes a root store.
  ///
  /// - Returns: The number of the store.
  @MainActor func add(_ store: RecordedStore) -> Int

  /// Whether the recorder keeps states and actions as values.
  @MainActor var keepsStates: Bool { get }

  /// Takes a root store whose states are kept.
  ///
  /// - Parameter number: The number of the store.
  @MainActor func follow(_ root: any RecordedRoot, as number: Int)

  /// Called before a root store reduces an action, where the recorder keeps states.
  @MainActor func willReduce()

  /// Notes an action that a root store has reduced.
  ///
  /// - Parameter moment: The action as values; `nil` unless the recorder keeps them.
  @MainActor func add(_ action: RecordedAction, _ moment: RecordedMoment?)

  /// Notes a text that may be in no recording.
  func keepPrivate(_ text: String)

  /// Gives the next UUID: that of a dependency, which is noted, or that of the recording that is replayed.
  func uuid(_ base: () -> UUID) -> UUID

  /// Gives the next date, as ``uuid(_:)`` does.
  func date(_ base: () -> Date) -> Date

  /// Gives the next random number, as ``uuid(_:)`` does.
  func random(_ base: () -> UInt64) -> UInt64

  /// Gives the time since the first use of a clock.
  func time(_ base: () -> Duration) -> Duration

  /// Sleeps on a clock.
  ///
  /// - Parameters:
  ///   - duration: The length of the sleep.
  ///   - now: The time of the clock.
  ///   - base: Sleeps on the clock of the program.
  /// - Throws: `CancellationError` if the task is cancelled.
  func sleep(
    for duration: Duration, now: @escaping @Sendable () -> Duration, _ base: (Duration) async throws -> Void
  ) async throws

  /// Notes the beginning of a call of a dependency's endpoint.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - hasSubstitute: Whether the call has an end without an answer: an error, a wait, or another value.
  /// - Returns: The way in which the call goes on.
  func begin(_ call: RecordedCall, hasSubstitute: Bool) -> RecordedCallRun

  /// Notes what a call has come to.
  func add(_ answer: RecordedAnswer)
}

/// The way from a window's code to its recorder.
package enum WindowRecording {
  /// The recorder of the windows and stores that the running code makes; `nil` for none.
  @TaskLocal package static var current: (any WindowRecorder)?

  /// The recorder of the window in which this runs, or of the code around.
  package static var ofCurrentWindow: (any WindowRecorder)? {
    WindowDisplay.current?.known(RecorderAttachment.self)?.recorder ?? current
  }
}

/// The recorder among the objects of a window.
package final class RecorderAttachment: Sendable {
  package let recorder: any WindowRecorder

  package init(_ recorder: any WindowRecorder) { self.recorder = recorder }
}
