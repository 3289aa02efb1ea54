prefix operator /

// An operand that could be a constructor or a value is read as a value unless the context says what is extracted:
// `let path: AnyCasePath<Action, Int> = /Action.count`. Parameters of operators and reducers say so.

/// A case path from a function that embeds; extraction is by reflection: `/Action.child`.
@available(*, deprecated, message: "Use a case key path from '@CasePathable', instead: '\\.child'.")
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value> {
  AnyCasePath(unsafe: embed)
}

/// A case path of an optional from a function that embeds; extraction is by reflection.
@available(*, deprecated, message: "Use a case key path from '@CasePathable', instead: '\\.child'.")
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root?) -> AnyCasePath<Root?, Value> {
  optionalPath(embed)
}

/// A case path from a case without an associated value; extraction is by reflection: `/Action.close`.
@available(*, deprecated, message: "Use a case key path from '@CasePathable', instead: '\\.close'.")
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(unsafe: root)
}

/// A case path of an optional from a case without an associated value; extraction is by reflection.
@available(*, deprecated, message: "Use a case key path from '@CasePathable', instead: '\\.close'.")
@_disfavoredOverload
public prefix func / <Root>(root: Root?) -> AnyCasePath<Root?, Void> {
  AnyCasePath(unsafe: root)
}

/// The case path from a value to itself: `/State.self`.
@available(*, deprecated, message: "Use the case key path '\\.self', instead.")
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// A case path itself: `/.self`.
@available(*, deprecated, message: "Use the case path itself, instead.")
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value> {
  path
}

/// A function that extracts, from one that embeds: `actions.compactMap(/Action.child)`.
@available(*, deprecated, message: "Use a property of the case from '@CasePathable', instead: '\\.child'.")
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  AnyCasePath(unsafe: embed).extract(from:)
}

/// A function that extracts from an optional, from one that embeds.
@available(*, deprecated, message: "Use a property of the case from '@CasePathable', instead: '\\.child'.")
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root?) -> (Root?) -> Value? {
  optionalPath(embed).extract(from:)
}

/// A function that tells whether a value is a case, by its result being present.
@available(*, deprecated, message: "Use a property of the case from '@CasePathable', instead: '\\.close'.")
@_disfavoredOverload
public prefix func / <Root>(root: Root) -> (Root) -> Void? {
  AnyCasePath(unsafe: root).extract(from:)
}

/// A function that tells whether an optional is a case, by its result being present.
@available(*, deprecated, message: "Use a property of the case from '@CasePathable', instead: '\\.close'.")
@_disfavoredOverload
public prefix func / <Root>(root: Root?) -> (Root?) -> Void? {
  AnyCasePath(unsafe: root).extract(from:)
}

/// The case path through a present value, for a function that was promoted to return an optional.
func optionalPath<Root, Value>(_ embed: @escaping (Value) -> Root?) -> AnyCasePath<Root?, Value> {
  let reflected = ReflectedCase<Root, Value> { value in
    guard let root = embed(value) else {
      preconditionFailure("A case path's function returned 'nil' in place of an enum's case.")
    }
    return root
  }
  return ._$embed(embed) { $0.flatMap(reflected.extract(from:)) }
}
