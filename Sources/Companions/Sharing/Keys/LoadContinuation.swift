/// The receiver of the value that a ``SharedReaderKey`` loads.
///
/// It must be resumed exactly once. Not resuming it at all, or again, is reported.
public struct LoadContinuation<Value>: Sendable {
  private let resumption: Resumption<Value?>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: Names the key in reports.
  ///   - callback: Receives the value, `nil` where none is kept, or an error.
  public init(_ description: String = "", callback: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    resumption = Resumption(description, callback: callback)
  }

  /// Creates a continuation of a key, which is described only if there is something to report.
  init(of key: some Sendable, callback: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    resumption = Resumption("\(key)", callback: callback)
  }

  /// Delivers a value.
  ///
  /// - Parameter value: The value.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Delivers that no value is kept: the property has the value it was created with.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Delivers that loading failed.
  ///
  /// - Parameter error: Why.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Delivers a value, `nil` where none is kept, or an error.
  ///
  /// - Parameter result: What came of loading.
  public func resume(with result: Result<Value?, any Error>) {
    resumption.resume(with: result)
  }
}
