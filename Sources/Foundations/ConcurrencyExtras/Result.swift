extension Result {
  /// Captures what an asynchronous closure returns or throws.
  ///
  /// - Parameters:
  ///   - isolation: The actor the closure runs on.
  ///   - body: The closure.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws(Failure) -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
