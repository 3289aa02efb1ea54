public import CasePaths

/// A way to embed a value in a case and to extract it again, by the name it had in 2020.
public typealias CasePath = AnyCasePath

prefix operator /

/// The case path of a case with associated values: `/AppAction.counter`.
///
/// - Parameter embed: The case.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// The case path of a case without associated values: `/AppAction.close`.
///
/// - Parameter root: The case.
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: root)
}

/// The case path from a value to itself: `/AppAction.self`.
///
/// - Parameter type: The type of the value.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// A case path itself: `/.self`.
///
/// - Parameter path: The case path.
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value> {
  path
}

/// A function that extracts the values of a case: `actions.compactMap(/AppAction.counter)`.
///
/// - Parameter embed: The case.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  AnyCasePath(unsafe: embed).extract(from:)
}

/// A function that tells whether a value is a case, by its result being present.
///
/// - Parameter root: The case.
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> (Root) -> Void? {
  AnyCasePath(unsafe: root).extract(from:)
}

extension AnyCasePath where Root == Value {
  /// The case path from a value to itself, where a parameter's type says which: `action: .self`.
  public static var `self`: Self { Self() }
}

extension AnyCasePath {
  /// Whether a value is the case: what `case /AppAction.counter:` means.
  ///
  /// - Parameters:
  ///   - pattern: The case path.
  ///   - value: The value.
  @_disfavoredOverload
  public static func ~= (pattern: AnyCasePath, value: Root) -> Bool {
    pattern.extract(from: value) != nil
  }
}
