import IssueReporting
import Synchronization

/// A callback that is called exactly once, or something is reported.
final class Resumption<Value>: Sendable {
  private let describe: @Sendable () -> String
  private let callback: @Sendable (Result<Value, any Error>) -> Void
  private let isResumed = Atomic<Bool>(false)

  /// - Parameters:
  ///   - description: Names the key. It is made only if there is something to report.
  ///   - callback: Receives what the callback is resumed with.
  init(
    _ description: @autoclosure @escaping @Sendable () -> String,
    callback: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) {
    describe = description
    self.callback = callback
  }

  deinit {
    guard !isResumed.load(ordering: .acquiring) else { return }
    reportIssue(
      """
      \(subject) let go of its continuation, and has resumed it neither with a value nor with an error. Whatever \
      waits for it goes on now, and the value stays as it is. Call one of its "resume" functions on each path of \
      "load", "subscribe" and "save".
      """
    )
    callback(.failure(LeakedContinuation()))
  }

  func resume(with result: Result<Value, any Error>) {
    guard !isResumed.exchange(true, ordering: .acquiringAndReleasing) else {
      reportIssue("\(subject) resumed its continuation again. The first time counts.")
      return
    }
    callback(result)
  }

  private var subject: String {
    let description = describe()
    return description.isEmpty ? "A shared key" : description
  }
}

/// A key let go of a continuation without resuming it.
struct LeakedContinuation: Error {}
