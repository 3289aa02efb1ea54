import Foundation
import IssueReporting
public import OpenCombine

extension Effect {
  /// An effect that sends what a callback is called with, once.
  ///
  /// ```swift
  /// Effect.future { callback in
  ///   DispatchQueue.global().asyncAfter(deadline: .now() + 1) { callback(.success(42)) }
  /// }
  /// ```
  ///
  /// - Parameter attemptToFulfill: Called when the effect starts, with the callback.
  public static func future(
    _ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void
  ) -> Self {
    Self(
      Push { subscriber in
        attemptToFulfill { result in
          switch result {
          case .success(let value):
            subscriber.send(value)
            subscriber.send(completion: .finished)
          case .failure(let error):
            subscriber.send(completion: .failure(error))
          }
        }
        return AnyCancellable {}
      }
    )
  }

  /// An effect that sends the result of synchronous work.
  ///
  /// - Parameter attemptToFulfill: Called when the effect starts.
  public static func result(_ attemptToFulfill: @escaping () -> Result<Output, Failure>) -> Self {
    .future { $0(attemptToFulfill()) }
  }

  /// An effect that sends any number of values over time.
  ///
  /// ```swift
  /// Effect.run { subscriber in
  ///   let token = center.observe { subscriber.send($0) }
  ///   return AnyCancellable { center.remove(token) }
  /// }
  /// ```
  ///
  /// - Parameter work: Called when the effect starts. Returns what stops the work when the effect is cancelled.
  public static func run(_ work: @escaping (Effect.Subscriber) -> any Cancellable) -> Self {
    Self(Push(start: work))
  }

  /// An effect that does something and sends nothing.
  ///
  /// - Parameter work: Called when the effect starts. Errors are ignored.
  public static func fireAndForget(_ work: @escaping () throws -> Void) -> Self {
    Self(
      Deferred {
        try? work()
        return Empty<Output, Failure>()
      }
    )
  }

  /// An effect that reports an issue when it is run: for endpoints that a test does not expect to be used.
  ///
  /// - Parameters:
  ///   - prefix: What the report begins with: the name of the endpoint.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public static func failing(
    _ prefix: String,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .fireAndForget {
      reportIssue(
        "\(prefix.isEmpty ? "" : "\(prefix) - ")A failing effect ran.", fileID: fileID, filePath: filePath, line: line,
        column: column
      )
    }
  }

  /// The later name of ``failing(_:fileID:file:line:column:)``.
  ///
  /// - Parameters:
  ///   - prefix: What the report begins with: the name of the endpoint.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public static func unimplemented(
    _ prefix: String,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .fireAndForget {
      reportIssue(
        "\(prefix.isEmpty ? "" : "\(prefix) - ")An unimplemented effect ran.", fileID: fileID, filePath: filePath,
        line: line, column: column
      )
    }
  }
}

extension Effect where Failure == any Error {
  /// An effect that sends what synchronous work returns, or fails with what it throws.
  ///
  /// - Parameter work: Called when the effect starts.
  public static func catching(_ work: @escaping () throws -> Output) -> Self {
    .future { $0(Result(catching: work)) }
  }
}
