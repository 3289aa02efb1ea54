extension Never: CasePathable, CasePathIterable {
  /// The case paths of `Never`: there are none.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// Never called, for lack of a value.
    public subscript(root: Never) -> PartialCaseKeyPath<Never> {}
  }

  /// The case paths of `Never`.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Never.AllCasePaths: Sequence {
  /// Iterates over nothing.
  public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Never>> {
    [PartialCaseKeyPath<Never>]().makeIterator()
  }
}
