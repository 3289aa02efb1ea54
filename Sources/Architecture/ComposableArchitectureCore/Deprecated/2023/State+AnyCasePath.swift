public import CasePaths

extension PresentationState {
  /// The presented value of one case of an enum of destinations.
  @available(*, deprecated, message: "Use a case key path, instead: 'state.$destination[case: \\.sheet]'.")
  public subscript<Case>(
    case path: AnyCasePath<State, Case>,
    fileID: _HashableStaticString = #fileID,
    filePath: _HashableStaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Case? {
    get { wrappedValue.flatMap(path.extract) }
    set {
      guard let root = wrappedValue, path.extract(from: root) == nil else {
        wrappedValue = newValue.map(path.embed)
        return
      }
      reportUnrelatedCase(
        of: root, at: SourceLocation(fileID: fileID.value, filePath: filePath.value, line: line, column: column)
      )
    }
  }
}

extension StackState {
  /// The element with an id, if it is in a case.
  @available(*, deprecated, message: "Use a case key path, instead: 'state.path[id: id, case: \\.detail]'.")
  public subscript<Case>(
    id id: StackElementID,
    case path: AnyCasePath<Element, Case>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? {
    get { self[id: id].flatMap(path.extract) }
    set {
      guard let root = self[id: id], path.extract(from: root) == nil else {
        self[id: id] = newValue.map(path.embed)
        return
      }
      reportUnrelatedCase(
        of: root, at: SourceLocation(fileID: fileID.value, filePath: filePath.value, line: line, column: column)
      )
    }
  }
}
