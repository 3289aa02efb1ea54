public import CasePaths

/// A way from a root to a part of it that may be missing. Key paths to a field, case paths to a case, and an
/// ``OptionalPath`` to the inside of an optional are such ways.
///
/// A function that makes a reducer can take any of them, and work wherever the feature is embedded:
///
/// ```swift
/// func gameReducer<StatePath: ComposableArchitecture.Path, Action>(
///   state: StatePath, action: CasePath<Action, GameAction>
/// ) -> Reducer<StatePath.Root, Action, GameEnvironment> where StatePath.Value == GameState
/// ```
///
/// The generalisation follows that of the game isowords. In files that import SwiftUI too, name the module:
/// `ComposableArchitecture.Path`, or `SwiftUI.Path` for the shape.
public protocol Path<Root, Value> {
  /// The whole.
  associatedtype Root
  /// The part.
  associatedtype Value

  /// The part, or nil if it is not there.
  ///
  /// - Parameter root: The whole.
  func extract(from root: Root) -> Value?

  /// Writes the part.
  ///
  /// - Parameters:
  ///   - root: The whole.
  ///   - value: The part.
  func set(into root: inout Root, _ value: Value)
}

extension WritableKeyPath: Path {
  /// The field.
  ///
  /// - Parameter root: The whole.
  public func extract(from root: Root) -> Value? {
    root[keyPath: self]
  }

  /// Writes the field.
  ///
  /// - Parameters:
  ///   - root: The whole.
  ///   - value: The field.
  public func set(into root: inout Root, _ value: Value) {
    root[keyPath: self] = value
  }
}

extension AnyCasePath: EmbeddingPath {
  /// Makes the root the case, with a value.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - value: The associated value.
  public func set(into root: inout Root, _ value: Value) {
    root = embed(value)
  }
}

extension Path {
  /// This path, and then another from its end.
  ///
  /// - Parameter path: The path from the part.
  public func appending<Next: Path>(path: Next) -> OptionalPath<Root, Next.Value> where Next.Root == Value {
    OptionalPath(
      extract: { extract(from: $0).flatMap(path.extract(from:)) },
      set: { root, value in
        guard var part = extract(from: root) else { return }
        path.set(into: &part, value)
        set(into: &root, part)
      }
    )
  }
}
