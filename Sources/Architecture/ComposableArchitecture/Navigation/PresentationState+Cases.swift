public import CasePaths

extension PresentationState {
  /// The presented value of one case of an enum of destinations. Changing it while another case is presented is
  /// reported as an issue, and changes nothing.
  ///
  /// - Parameter path: The case.
  public subscript<Case>(case path: CaseKeyPath<State, Case>) -> Case? where State: CasePathable {
    _read { yield wrappedValue?[case: path] }
    _modify {
      let root = wrappedValue
      var value = root?[case: path]
      if let root, value == nil {
        yield &value
        reportUnrelatedCase(of: root, at: SourceLocation(fileID: #fileID, filePath: #filePath, line: #line, column: 1))
        return
      }
      defer { wrappedValue = value.map { path($0) } }
      yield &value
    }
  }
}
