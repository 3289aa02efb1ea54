public import IssueReporting

/// An enum whose cases have case paths. `@CasePathable` writes the conformance.
///
/// With `@dynamicMemberLookup` on the enum too, every case is an optional property: `screen.detail`.
@dynamicMemberLookup
public protocol CasePathable {
  /// A type with one ``AnyCasePath`` property per case.
  associatedtype AllCasePaths

  /// The case paths of the enum.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// The root of the enum's case key paths: `\Screen.Cases.detail`.
  public typealias Cases = Case<Self>

  /// The associated value of a case, or `nil` if the value is another case.
  ///
  /// Setting it replaces the associated value if the value is that case, and leaves another case as it is. Setting
  /// `nil`, which is no associated value, reports an issue and leaves the root as it is (unless the associated value is
  /// itself an optional).
  ///
  /// - Parameter keyPath: A case key path.
  @_disfavoredOverload
  @inlinable
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { CaseResolution.typed(keyPath).path._extract(self) }
    set {
      // One subscript that reads and writes, not two: the type checker would prefer the writing one for `==`.
      guard let value = newValue ?? nilPayload() else {
        reportIssue("Can't set '\(Self.self)' to the case '\(keyPath)' without its value: it was set to 'nil'.")
        return
      }
      let path = CaseResolution.typed(keyPath).path
      if path._extract(self) != nil { self = path._embed(value) }
    }
  }

  // Generic, so that it is the least special of the subscripts: a key path whose value type is known takes the others.
  /// The associated value of a case, or `nil` if the value is another case.
  ///
  /// - Parameter keyPath: A case key path whose value type is not known.
  @_disfavoredOverload
  public subscript<Path: PartialCaseKeyPath<Self>>(case keyPath: Path) -> Any? {
    CaseResolution.partial(keyPath)?.extractAny(from: self)
  }

  /// The associated value of a case, for enums marked `@dynamicMemberLookup`.
  ///
  /// - Parameter keyPath: A key path to a case path.
  @inlinable
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    Self.allCasePaths[keyPath: keyPath]._extract(self)
  }

  /// Replaces the associated value of a case, for enums marked `@dynamicMemberLookup`. Another case stays as it is.
  ///
  /// - Parameter keyPath: A key path to a case path.
  @_disfavoredOverload
  @inlinable
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Self.AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value {
    @available(*, unavailable)
    get { fatalError("A case can be set, but not read without knowing that it is the present one.") }
    set {
      let path = Self.allCasePaths[keyPath: keyPath]
      if path._extract(self) != nil { self = path._embed(newValue) }
    }
  }

  /// Whether the value is a case.
  ///
  /// - Parameter keyPath: A case key path.
  @_disfavoredOverload
  @inlinable
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    CaseResolution.partial(keyPath)?.matches(self) ?? false
  }

  /// Changes the associated value of a case in place.
  ///
  /// If the value is another case, an issue is reported and nothing changes.
  ///
  /// - Parameters:
  ///   - keyPath: A case key path.
  ///   - yield: Changes the associated value.
  ///   - fileID: Where an issue is reported.
  ///   - filePath: Where an issue is reported.
  ///   - line: Where an issue is reported.
  ///   - column: Where an issue is reported.
  @_disfavoredOverload
  @inlinable
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    if CaseResolution.typed(keyPath).path._modifyIfPresent(&self, yield) == nil {
      reportIssue(
        """
        "\(String(describing: self))" is not in the case to modify, and stays as it is: \
        \(CaseResolution.typed(keyPath).path._shown(by: keyPath)), \
        which holds "\(Value.self)"
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}

extension CasePathable where AllCasePaths: CasePathReflectable<Self> {
  /// The case key path of the case the value is.
  public var `case`: PartialCaseKeyPath<Self> {
    Self.allCasePaths[self]
  }
}

/// `nil` as an associated value, for cases whose associated value is an optional.
@usableFromInline
func nilPayload<Value>() -> Value? {
  (Value.self as? any _OptionalProtocol.Type)?.absent as? Value
}

extension _OptionalProtocol {
  fileprivate static var absent: Any { Wrapped?.none as Any }
}
