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

  /// One case of an enum of destinations, as a state that is presented by itself: `\.$destination.edit`.
  ///
  /// Changing it while another case is presented changes nothing.
  public subscript<Case>(
    dynamicMember path: CaseKeyPath<State, Case>
  ) -> PresentationState<Case> where State: CasePathable {
    get { PresentationState<Case>(wrappedValue: wrappedValue?[case: path]) }
    set {
      guard let root = wrappedValue else {
        wrappedValue = newValue.wrappedValue.map { path($0) }
        return
      }
      guard root[case: path] != nil else { return }
      wrappedValue = newValue.wrappedValue.map { path($0) }
    }
  }

  /// One case of an enum of destinations whose value may be missing, as a state that is presented by itself.
  public subscript<Case>(
    dynamicMember path: CaseKeyPath<State, Case?>
  ) -> PresentationState<Case> where State: CasePathable {
    PresentationState<Case>(wrappedValue: wrappedValue?[case: path] ?? nil)
  }
}
