extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result: `success` and `failure`.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The case key path of the case a result is.
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The case path of a success.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The case path of a failure.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }
  }

  /// The case paths of a result.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result.AllCasePaths: Sequence {
  /// Iterates over `success` and `failure`.
  public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>> {
    [\Result.Cases.success as PartialCaseKeyPath<Result>, \.failure].makeIterator()
  }
}
