/// The receiver of the report that a ``SharedKey`` has saved a value.
///
/// It must be resumed exactly once. Not resuming it at all, or again, is reported.
public struct SaveContinuation: Sendable {
  private let resumption: Resumption<Void>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: Names the key in reports.
  ///   - callback: Receives that the value is saved, or an error.
  public init(_ description: String = "", callback: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    resumption = Resumption(description, callback: callback)
  }

  /// Creates a continuation of a key, which is described only if there is something to report.
  init(of key: some Sendable, callback: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    resumption = Resumption("\(key)", callback: callback)
  }

  /// Tells that the value is saved.
  public func resume() {
    resume(with: .success(()))
  }

  /// Tells that saving failed.
  ///
  /// - Parameter error: Why.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Tells what came of saving.
  ///
  /// - Parameter result: That the value is saved, or an error.
  public func resume(with result: Result<Void, any Error>) {
    resumption.resume(with: result)
  }
}
