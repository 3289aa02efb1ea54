public import CasePaths

extension PresentationState {
  /// The presented value of one case of an enum of destinations.
  ///
  /// - Parameter path: The case.
  public subscript<Case>(case path: CaseKeyPath<State, Case>) -> Case? where State: CasePathable {
    _read { yield wrappedValue?[case: path] }
    _modify {
      var value = wrappedValue?[case: path]
      defer { wrappedValue = value.map { path($0) } }
      yield &value
    }
  }
}
