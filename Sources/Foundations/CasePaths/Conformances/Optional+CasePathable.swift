import IssueReporting

extension Optional: CasePathable, CasePathIterable {
  /// The case paths of an optional: `none` and `some`.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The case key path of the case an optional is.
    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      root == nil ? \.none : \.some
    }

    /// The case path of an absent value.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(embed: { .none }, extract: { if case .none = $0 { () } else { nil } })
    }

    /// The case path of a present value.
    public var some: AnyCasePath<Optional, Wrapped> {
      AnyCasePath(embed: { .some($0) }, extract: { $0 })
    }

    /// The case path to an optional's case, chained through the optional.
    ///
    /// - Parameter keyPath: A case key path of the wrapped value.
    @available(*, deprecated, message: "Name the case of the optional, too: '\\.some.detail'.")
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Case<Wrapped>, Case<Member>>
    ) -> AnyCasePath<Optional, Member?> where Wrapped: CasePathable {
      AnyCasePath(keyPath).optionalized
    }
  }

  /// The case paths of an optional.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Optional.AllCasePaths: Sequence {
  /// Iterates over `none` and `some`.
  public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Optional>> {
    [\Optional.Cases.none as PartialCaseKeyPath<Optional>, \.some].makeIterator()
  }
}

extension Optional where Wrapped: CasePathable {
  /// Whether the optional holds a value that is a case.
  ///
  /// - Parameter keyPath: A case key path of the wrapped value.
  public func `is`(_ keyPath: PartialCaseKeyPath<Wrapped>) -> Bool {
    self?.is(keyPath) ?? false
  }

  /// Changes the associated value of a wrapped case in place.
  ///
  /// If the value is missing, or in another case, the function reports an issue and changes nothing.
  ///
  /// - Parameters:
  ///   - keyPath: A case key path of the wrapped value.
  ///   - yield: Changes the associated value.
  ///   - fileID: Where an issue is reported.
  ///   - filePath: Where an issue is reported.
  ///   - line: Where an issue is reported.
  ///   - column: Where an issue is reported.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Wrapped, Value>,
    yield: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let present: Void? = self == nil ? nil : AnyCasePath(keyPath)._modifyIfPresent(&self!, yield)
    if present == nil {
      reportIssue(
        """
        "\(String(describing: self))" is not in the case to modify, and stays as it is: \
        \(AnyCasePath(keyPath)._shown(by: keyPath)), \
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

/// An optional of any type.
public protocol _OptionalProtocol<Wrapped> {
  /// The type of the value that may be present.
  associatedtype Wrapped

  /// The optional itself.
  var optional: Wrapped? { get set }
}

extension Optional: _OptionalProtocol {
  /// The optional itself.
  public var optional: Wrapped? {
    get { self }
    set { self = newValue }
  }
}

extension AnyCasePath where Root == Value? {
  /// The case path of a present value.
  static var unwrapping: Self { Self(embed: { $0 }, extract: { $0 }) }
}

extension AnyCasePath {
  /// The same case path between optionals: a missing root holds a missing value.
  fileprivate var optionalized: AnyCasePath<Root?, Value?> {
    AnyCasePath<Root?, Value?>(
      embed: { $0.map(self.embed) },
      extract: { root in
        guard let root else { return .some(nil) }
        return self.extract(from: root).map(Optional.some)
      }
    )
  }
}
