/// The root and the value of case key paths.
///
/// Nobody handles a `Case` directly: it exists so that `\Screen.Cases.detail`, a `KeyPath<Case<Screen>, Case<Detail>>`,
/// is a key path the compiler checks and completes. The semantics are those of `Case` in swift-case-paths.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  @usableFromInline let box: CaseBox<Value>

  @usableFromInline
  init(box: CaseBox<Value>) {
    self.box = box
  }

  /// Creates a case from its two directions.
  ///
  /// - Parameters:
  ///   - embed: Wraps a value in a root.
  ///   - extract: Unwraps the value, or returns `nil` if the root is another case.
  public init<Root>(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.init(box: RootedCaseBox(AnyCasePath(embed: embed, extract: extract)))
  }

  /// Creates the case that stands for the whole value.
  public init() {
    self.init(box: IdentityCaseBox<Value>())
  }

  /// Creates the case a case key path leads to.
  ///
  /// - Parameter keyPath: A case key path.
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  /// Extends the case with one of the value's own cases.
  ///
  /// - Parameter keyPath: A key path to a case path of `Value`.
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> Case<AppendedValue> where Value: CasePathable {
    Case<AppendedValue>(box: self.box.appending(Value.allCasePaths[keyPath: keyPath]))
  }

  /// Embeds a value in the root this case was reached from.
  ///
  /// - Parameter value: The value to wrap.
  public func _embed(_ value: Value) -> Any {
    self.box.embed(value)
  }

  /// Extracts the value from a root.
  ///
  /// - Parameter root: A value of the root type this case was reached from.
  public func _extract(from root: Any) -> Value? {
    self.box.extract(from: root)
  }
}

extension Case where Value: CasePathable {
  /// A case without values: the answer of `@CasePathable` for a value outside of all its cases.
  public var never: Case<Never> {
    Case<Never>(box: self.box.appending(.absurd()))
  }
}

/// A ``Case`` whose value type is not known: the value of a ``PartialCaseKeyPath``.
public protocol _AnyCase {
  /// Extracts the value from a root.
  func _extractAny(from root: Any) -> Any?

  /// The case as seen from a root type, or `nil` if it was reached from another.
  func _resolve<Root>(from root: Root.Type) -> _ResolvedCase<Root>?
}

extension Case: _AnyCase {
  /// The value in a root of any type; `nil` where that is another type or case.
  public func _extractAny(from root: Any) -> Any? {
    self.box.extract(from: root).map { $0 as Any }
  }

  /// The path from a root type; `nil` where the case was reached from another type.
  public func _resolve<Root>(from root: Root.Type) -> _ResolvedCase<Root>? {
    (self.box as? RootedCaseBox<Root, Value>).map { _ResolvedCasePath($0.path) }
  }
}

extension AnyCasePath where Value == Never {
  /// The case path to a case that cannot be.
  static func absurd() -> Self {
    @Sendable func embed(_: Never) -> Root {}
    return Self(embed: embed, extract: { _ in nil })
  }
}
