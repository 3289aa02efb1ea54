/// A way to embed a value in a root, and to try to extract it again. A case path is to an enum's case as a key path is
/// to a struct's field.
///
/// Values of this type are written by `@CasePathable`, one per case. Code that uses case paths names them by
/// ``CaseKeyPath``s (`\.loaded`); `AnyCasePath` is what such a key path resolves to.
///
/// ```swift
/// let success = AnyCasePath<Result<Int, any Error>, Int>(
///   embed: { .success($0) },
///   extract: { try? $0.get() }
/// )
/// success.extract(from: success.embed(42))  // 42
/// ```
///
/// The semantics are those of `AnyCasePath` in swift-case-paths.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  @usableFromInline let _embed: @Sendable (Value) -> Root
  @usableFromInline let _extract: @Sendable (Root) -> Value?
  /// The name of the case, where `@CasePathable` wrote the case path.
  @usableFromInline private(set) var name: StaticString?

  /// Creates a case path from its two directions.
  ///
  /// - Parameters:
  ///   - embed: Wraps a value in a root. It always succeeds.
  ///   - extract: Unwraps the value, or returns `nil` if the root is another case.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self._embed = embed
    self._extract = extract
  }

  /// Creates the case path that a case key path names.
  ///
  /// Resolving a key path costs a look-up; resolve once and keep the result where many values pass through.
  ///
  /// - Parameter keyPath: A case key path such as `\Screen.Cases.detail`.
  @inlinable
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = CaseResolution.typed(keyPath).path
  }

  /// Embeds a value in a root.
  ///
  /// - Parameter value: The value to wrap.
  /// - Returns: The root that holds the value.
  @inlinable
  public func embed(_ value: Value) -> Root {
    self._embed(value)
  }

  /// Tries to extract the value from a root.
  ///
  /// - Parameter root: The root to look into.
  /// - Returns: The value, or `nil` if the root is another case.
  @inlinable
  public func extract(from root: Root) -> Value? {
    self._extract(root)
  }

  /// The case path of one of the value's own cases, reached through this one.
  ///
  /// - Parameter keyPath: A key path to a case path of `Value`.
  @inlinable
  public subscript<AppendedValue>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, AppendedValue>>
  ) -> AnyCasePath<Root, AppendedValue> where Value: CasePathable {
    self._appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// This case path followed by another.
  @inlinable
  public func _appending<AppendedValue>(
    _ path: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    let (outerEmbed, outerExtract) = (self._embed, self._extract)
    let (innerEmbed, innerExtract) = (path._embed, path._extract)
    return AnyCasePath<Root, AppendedValue>(
      embed: { outerEmbed(innerEmbed($0)) },
      extract: { root in
        guard let value = outerExtract(root) else { return nil }
        return innerExtract(value)
      }
    )
  }

  /// The functions for `@CasePathable`. An enum case's constructor and a match of the case are pure functions. In a
  /// generic enum they capture its type arguments; therefore the compiler gives them no `@Sendable` type.
  ///
  /// - Parameters:
  ///   - embed: The constructor of an enum case.
  ///   - extract: Matches the case and returns its associated value.
  ///   - name: The name of the case: that of the property which holds the case path.
  public static func _$embed(
    _ embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?,
    name: StaticString = #function
  ) -> Self {
    var path = Self(
      embed: unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self),
      extract: unsafeBitCast(extract, to: (@Sendable (Root) -> Value?).self)
    )
    path.name = name
    return path
  }
}

extension AnyCasePath {
  /// The case in words: by its name, which key paths of computed properties do not tell on Linux.
  ///
  /// - Parameter keyPath: What named the case.
  @usableFromInline
  func _shown(by keyPath: AnyKeyPath) -> String {
    self.name.map { "\\\(nameInCode(of: Root.self)).Cases.\($0)" } ?? "\(keyPath)"
  }
}

extension AnyCasePath where Root == Value {
  /// The case path from a value to itself.
  @inlinable
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath: CustomStringConvertible {
  /// The types the case path goes between.
  public var description: String {
    "AnyCasePath<\(nameInCode(of: Root.self)), \(nameInCode(of: Value.self))>"
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  /// The same as ``description``.
  public var debugDescription: String { self.description }
}

/// The name of a type as in source code: with enclosing types, without modules, and with the short forms of optionals,
/// arrays and dictionaries.
private func nameInCode(of type: Any.Type) -> String {
  // The angle bracket of an arrow encloses nothing.
  var name = _typeName(type, qualified: true).replacing(#/\(unknown context at [^)]+\)\./#, with: "")
    .replacing("->", with: "→")
  // The innermost types first: their short forms have no angle brackets.
  while let match = name.firstMatch(of: #/\bSwift\.(Optional|Array|Dictionary)<([^<>]*)>/#) {
    let arguments = String(match.output.2)
    let short =
      switch match.output.1 {
      case "Optional": arguments.contains("→") || arguments.hasPrefix("any ") ? "(\(arguments))?" : "\(arguments)?"
      case "Array": "[\(arguments)]"
      default: "[\(arguments.replacing(", ", with: ": ", maxReplacements: 1))]"
      }
    name.replaceSubrange(match.range, with: short)
  }
  return name.replacing("→", with: "->").replacing(#/\w+\.([\w.]+)/#) { String($0.output.1) }
}
