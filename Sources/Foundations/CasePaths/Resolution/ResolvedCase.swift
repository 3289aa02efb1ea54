/// The resolution of a ``PartialCaseKeyPath``.
open class _ResolvedCase<Root>: @unchecked Sendable {  // nothing in it or its subclasses changes
  init() {}

  /// Whether a root is the case.
  @usableFromInline
  func matches(_ root: Root) -> Bool {
    fatalError("Overridden by _ResolvedCasePath.")
  }

  /// The associated value, if a root is the case.
  func extractAny(from root: Root) -> Any? {
    fatalError("Overridden by _ResolvedCasePath.")
  }

  /// The root that holds a value, or `nil` if the case has an associated value of another type.
  func embedAny(_ value: Any) -> Root? {
    fatalError("Overridden by _ResolvedCasePath.")
  }
}

/// The resolution of a ``CaseKeyPath``.
public final class _ResolvedCasePath<Root, Value>: _ResolvedCase<Root>, @unchecked Sendable {  // as its superclass
  @usableFromInline let path: AnyCasePath<Root, Value>

  init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
    super.init()
  }

  @usableFromInline
  override func matches(_ root: Root) -> Bool {
    self.path._extract(root) != nil
  }

  override func extractAny(from root: Root) -> Any? {
    self.path._extract(root).map { $0 as Any }
  }

  override func embedAny(_ value: Any) -> Root? {
    (value as? Value).map(self.path._embed)
  }
}
