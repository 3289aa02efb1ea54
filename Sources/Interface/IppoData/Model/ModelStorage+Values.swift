import Foundation
internal import IppoPredicates

extension _ModelStorage.Value {
  /// A value, or `nil`, of a type with a case of its own; `nil` for values of other types.
  ///
  /// The compiler does not know `V` here. A comparison of types costs less than a cast.
  init?<V>(_ value: V, _ type: ValueCodec.DirectType) {
    // With `T` known, the type `T?` needs no look-up.
    @inline(__always) func optional<T>(_ make: (T) -> Self) -> Self? {
      if V.self == T.self { return make(unsafeBitCast(value, to: T.self)) }
      if V.self == T?.self { return unsafeBitCast(value, to: T?.self).map(make) ?? .some(.none) }
      return nil
    }
    let made: Self? =
      switch type {
      case .int: optional(Self.int)
      case .bool: optional(Self.bool)
      case .double: optional(Self.double)
      case .string: optional(Self.string)
      case .date: optional(Self.date)
      case .uuid, .data: nil
      }
    guard let made else { return nil }
    self = made
  }

  /// The value as one of a type, or of its optional; `nil` if it is of another type.
  func typed<V>(_ type: V.Type) -> V? {
    @inline(__always) func cast<T>(_ value: T) -> V? {
      if V.self == T.self { return unsafeBitCast(value, to: V.self) }
      if V.self == T?.self { return unsafeBitCast(T?.some(value), to: V.self) }
      return value as? V
    }
    return switch self {
    case .int(let value): cast(value)
    case .bool(let value): cast(value)
    case .double(let value): cast(value)
    case .string(let value): cast(value)
    case .date(let value): cast(value)
    case .value(let value): value as? V
    case .none: Self.none(type)
    case .ids, .models, .unloaded, .encoded: nil
    }
  }

  /// `nil`, if the type is an optional.
  static func none<V>(_ type: V.Type) -> V? {
    if V.self == String?.self { return unsafeBitCast(String?.none, to: V.self) }
    if V.self == Int?.self { return unsafeBitCast(Int?.none, to: V.self) }
    if V.self == Double?.self { return unsafeBitCast(Double?.none, to: V.self) }
    if V.self == Date?.self { return unsafeBitCast(Date?.none, to: V.self) }
    guard let type = type as? any OptionalValue.Type else { return nil }
    return type.none as? V
  }

  /// The value to write to a column.
  func stored(_ property: ModelProperty) throws -> SQLValue {
    switch self {
    case .int(let value): .integer(Int64(value))
    case .bool(let value): .integer(value ? 1 : 0)
    // SQLite takes what is not a number for NULL.
    case .double(let value): value.isNaN ? .null : .real(value)
    case .date(let value): .real(value.timeIntervalSinceReferenceDate)
    // SQLite ends a text at its first zero: the codec knows how to keep it.
    case .string(let value) where !value.utf8.contains(0): .text(value)
    case .string(let value): try property.codec?.encode(value) ?? .null
    case .value(let value): try property.codec?.encode(value) ?? .null
    case .ids(let ids): ids.first.map(SQLValue.integer) ?? .null
    case .none, .models, .unloaded, .encoded: .null
    }
  }
}
