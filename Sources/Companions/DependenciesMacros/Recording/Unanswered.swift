/// The result of a replayed call without an answer, an error and a default value. The value is `()`, `nil`, an empty
/// collection, an ended stream, zero, `false` or the first case.
enum Unanswered {
  /// - Returns: The value; `nil` for a type without such a value.
  static func value<Value>(as type: Value.Type) -> Value? {
    if type == Void.self { return () as? Value }
    return (type as? any EndedStream.Type)?.ended as? Value ?? literal(of: type) as? Value
  }

  private static func literal<Value>(of type: Value.Type) -> Any? {
    if let type = type as? any ExpressibleByNilLiteral.Type { return empty(type) }
    // A vector is written as an array, but not as an empty one.
    if type is any Sequence.Type || type is any SetAlgebra.Type {
      if let type = type as? any ExpressibleByArrayLiteral.Type { return empty(type) }
      if let type = type as? any ExpressibleByDictionaryLiteral.Type { return empty(type) }
    }
    if let type = type as? any RangeReplaceableCollection.Type { return empty(type) }
    if let type = type as? any ExpressibleByBooleanLiteral.Type { return empty(type) }
    if let type = type as? any AdditiveArithmetic.Type { return type.zero }
    if let type = type as? any CaseIterable.Type { return firstCase(type) }
    return nil
  }

  private static func firstCase<Value: CaseIterable>(_: Value.Type) -> Value? { Value.allCases.first }
  private static func empty<Value: ExpressibleByNilLiteral>(_: Value.Type) -> Value { nil }
  private static func empty<Value: ExpressibleByArrayLiteral>(_: Value.Type) -> Value { [] }
  private static func empty<Value: ExpressibleByDictionaryLiteral>(_: Value.Type) -> Value { [:] }
  private static func empty<Value: RangeReplaceableCollection>(_: Value.Type) -> Value { Value() }
  private static func empty<Value: ExpressibleByBooleanLiteral>(_: Value.Type) -> Value { false }
}

/// A stream that can be made without elements.
private protocol EndedStream {
  static var ended: Self { get }
}

extension AsyncStream: EndedStream {
  fileprivate static var ended: Self { AsyncStream { $0.finish() } }
}

extension AsyncThrowingStream: EndedStream where Failure == any Error {
  fileprivate static var ended: Self { AsyncThrowingStream { $0.finish() } }
}
