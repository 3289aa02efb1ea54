/// A window in which a recording is replayed.
@MainActor
package protocol ReplayStage: AnyObject {
  /// Repeats an event of the person.
  ///
  /// - Throws: The reason why the window does not take the event.
  func perform(_ step: RecordedStep) throws

  /// Waits for a condition, which is evaluated at once, after each frame, and after each entry of the recorder.
  ///
  /// - Parameter limit: The longest wait.
  /// - Returns: Whether the condition was met in time.
  func isMet(within limit: Duration, _ condition: @escaping @MainActor () -> Bool) async -> Bool
}
