/// Extracts an associated value by reflection.
@available(*, deprecated, message: "Use a property of the case from '@CasePathable', instead.")
public func extract<Root, Value>(case embed: @escaping (Value) -> Root, from root: Root) -> Value? {
  AnyCasePath(unsafe: embed).extract(from: root)
}

/// Extracts an associated value from an optional by reflection.
@available(*, deprecated, message: "Use a property of the case from '@CasePathable', instead.")
@_disfavoredOverload
public func extract<Root, Value>(case embed: @escaping (Value) -> Root?, from root: Root?) -> Value? {
  optionalPath(embed).extract(from: root)
}

/// A function that extracts an associated value by reflection.
@available(*, deprecated, message: "Use a property of the case from '@CasePathable', instead.")
public func extract<Root, Value>(_ embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  AnyCasePath(unsafe: embed).extract(from:)
}

/// A function that extracts an associated value from an optional by reflection.
@available(*, deprecated, message: "Use a property of the case from '@CasePathable', instead.")
@_disfavoredOverload
public func extract<Root, Value>(_ embed: @escaping (Value) -> Root?) -> (Root?) -> Value? {
  optionalPath(embed).extract(from:)
}
