import IssueReporting

extension Store {
  /// Reports that the store was scoped by functions, if it was: it is another store each time, and so are its children.
  @usableFromInline
  func requirePaths(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    if !core.isScopedByPaths { reportUncached(fileID: fileID, filePath: filePath, line: line, column: column) }
  }

  private func reportUncached(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    let guides = "https://pointfreeco.github.io/swift-composable-architecture/main/documentation/composablearchitecture"
    reportIssue(
      """
      Scoping from uncached \(self) is not compatible with observation.

      This can happen for one of two reasons:

      • A parent view scopes on a store using transform functions, which has been deprecated, instead \
      of with key paths and case paths. Read the migration guide for 1.5 to update these scopes: \
      \(guides)/migratingto1.5

      • A parent feature is using deprecated navigation APIs, such as 'IfLetStore', 'SwitchStore', \
      'ForEachStore', or any navigation view modifiers taking stores instead of bindings. Read the \
      migration guide for 1.7 to update those APIs: \(guides)/migratingto1.7
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
