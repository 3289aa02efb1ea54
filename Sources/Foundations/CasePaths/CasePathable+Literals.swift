public import IssueReporting

// The same as with case key paths, for key path literals. `\.detail` as a case key path holds another key path, so the
// standard library makes a new object of it for every use, which takes more than a microsecond. As a key path of
// `AllCasePaths` it holds nothing, and an optimized build calls the case path directly. Both mean the same case, and
// the compiler takes this one where it is given the choice.

extension CasePathable {
  /// The associated value of a case, or `nil` if the value is another case.
  ///
  /// Setting it replaces the associated value if the value is that case, and leaves another case as it is. Setting
  /// `nil`, which is no associated value, reports an issue and leaves the root as it is (unless the associated value is
  /// itself an optional).
  ///
  /// - Parameter keyPath: A case.
  @inlinable
  public subscript<Value>(case keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath]._extract(self) }
    set {
      guard let value = newValue ?? nilPayload() else {
        reportIssue("Can't set '\(Self.self)' to the case '\(keyPath)' without its value: it was set to 'nil'.")
        return
      }
      let path = Self.allCasePaths[keyPath: keyPath]
      if path._extract(self) != nil { self = path._embed(value) }
    }
  }

  /// Whether the value is a case.
  ///
  /// - Parameter keyPath: A case.
  @inlinable
  public func `is`<Value>(_ keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Bool {
    Self.allCasePaths[keyPath: keyPath]._extract(self) != nil
  }

  /// Changes the associated value of a case in place.
  ///
  /// If the value is another case, an issue is reported and nothing changes.
  ///
  /// - Parameters:
  ///   - keyPath: A case.
  ///   - yield: Changes the associated value.
  ///   - fileID: Where an issue is reported.
  ///   - filePath: Where an issue is reported.
  ///   - line: Where an issue is reported.
  ///   - column: Where an issue is reported.
  @inlinable
  public mutating func modify<Value>(
    _ keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    if Self.allCasePaths[keyPath: keyPath]._modifyIfPresent(&self, yield) == nil {
      reportIssue(
        """
        "\(String(describing: self))" is not in the case to modify, and stays as it is: \
        \(Self.allCasePaths[keyPath: keyPath]._shown(by: keyPath)), \
        which holds "\(Value.self)"
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}
