/// The content of a ``Case``. The root type is known to the subclass, so that composing cases never goes through `Any`.
@usableFromInline
class CaseBox<Value>: @unchecked Sendable {  // nothing in it or its subclasses changes
  @usableFromInline
  init() {}

  func embed(_ value: Value) -> Any {
    fatalError("Overridden by RootedCaseBox.")
  }

  func extract(from root: Any) -> Value? {
    fatalError("Overridden by RootedCaseBox.")
  }

  func appending<AppendedValue>(_ path: AnyCasePath<Value, AppendedValue>) -> CaseBox<AppendedValue> {
    fatalError("Overridden by RootedCaseBox.")
  }
}

/// A case seen from a root.
@usableFromInline
class RootedCaseBox<Root, Value>: CaseBox<Value>, @unchecked Sendable {  // as its superclass
  @usableFromInline let path: AnyCasePath<Root, Value>

  @usableFromInline
  init(_ path: AnyCasePath<Root, Value>) {
    self.path = path
    super.init()
  }

  override func embed(_ value: Value) -> Any {
    self.path.embed(value)
  }

  override func extract(from root: Any) -> Value? {
    (root as? Root).flatMap(self.path.extract(from:))
  }

  override func appending<AppendedValue>(_ path: AnyCasePath<Value, AppendedValue>) -> CaseBox<AppendedValue> {
    RootedCaseBox<Root, AppendedValue>(self.path._appending(path))
  }
}

/// The root itself. Appending to it adds no layer: `\.detail` is as direct as its case path.
final class IdentityCaseBox<Root>: RootedCaseBox<Root, Root>, @unchecked Sendable {  // as its superclass
  init() {
    super.init(AnyCasePath())
  }

  override func appending<AppendedValue>(_ path: AnyCasePath<Root, AppendedValue>) -> CaseBox<AppendedValue> {
    RootedCaseBox<Root, AppendedValue>(path)
  }
}
