/// Case paths that can tell which of them describes a value.
public protocol CasePathReflectable<Root> {
  /// The enum the case paths belong to.
  associatedtype Root: CasePathable

  /// The case key path of the case a value is.
  ///
  /// - Parameter root: A value of the enum.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

/// An enum whose case key paths can be iterated: `for path in Screen.allCasePaths`.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}
