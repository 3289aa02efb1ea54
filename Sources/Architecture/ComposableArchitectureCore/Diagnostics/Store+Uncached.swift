import IssueReporting

extension Store {
  /// Reports that the store was scoped by functions, if it was: it is another store each time, and so are its children.
  @usableFromInline
  func requirePaths(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    if !core.isScopedByPaths { reportUncached(fileID: fileID, filePath: filePath, line: line, column: column) }
  }

  private func reportUncached(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    reportIssue(
      describe(
        """
        "\(self)" was scoped by functions: it is another store each time, which observation cannot compare.
        """,
        facts: [:],
        causes: [
          """
          Its parent calls "scope" with closures. Name the child by key paths: \
          "store.scope(state: \\.child, action: \\.child)".
          """,
          """
          Its parent shows it by "IfLetStore", "SwitchStore", "ForEachStore", or a modifier that takes a store. Use \
          "if let", "switch store.case", "ForEach", and the modifier that takes "$store.scope(state:action:)".
          """,
        ]
      ),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
