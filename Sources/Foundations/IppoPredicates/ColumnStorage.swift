import Foundation

/// The form in which a column stores Swift values, and with it the meaning of SQL comparisons of the column.
///
/// SQLite stores NaN as NULL. Therefore NULL in a `real`, `single` or `date` column of a type that is not optional is NaN.
/// In other columns NULL is `nil`.
package enum ColumnStorage: Sendable {
  /// `Bool` as 0 or 1.
  case bool
  /// An integer type with the values of a range. Unsigned types reach to `Int64.max`.
  case integer(ClosedRange<Int64>)
  /// `Double`, and `CGFloat`.
  case real
  /// `Float`, as a double with the same value.
  case single
  /// `String`, `Substring` and `Character`, as they are: canonical equivalents keep their different bytes.
  case text
  /// `Date` as REAL: seconds since the reference date, which keeps each date exactly.
  case date
  /// `UUID` as BLOB of 16 bytes.
  case uuid
  /// `URL` without a base as its absolute string.
  case url
  /// `Data`.
  case blob
  /// An array of values as JSON text; elements are `bool`, `integer` or `text`.
  indirect case array(of: ColumnStorage, isOptional: Bool)
  /// Values of another type in an encoding of the owner of the schema.
  case custom(SQLCodec)

  /// Keys of rows.
  static let key = ColumnStorage.integer(.min ... .max)

  /// The storage of a type, which may be optional. `nil` for types that need a codec.
  package init?(_ type: Any.Type) {
    switch Self.wrapped(type) {
    case is Bool.Type: self = .bool
    case is Double.Type, is CGFloat.Type: self = .real
    case is Float.Type: self = .single
    case is String.Type, is Character.Type, is Substring.Type: self = .text
    case is Date.Type: self = .date
    case is UUID.Type: self = .uuid
    case is URL.Type: self = .url
    case is Data.Type: self = .blob
    case let type as any FixedWidthInteger.Type: self = .integer(Self.range(of: type))
    default: return nil
    }
  }

  /// The values of an integer type that are values of `Int64` too.
  private static func range<Number: FixedWidthInteger>(of type: Number.Type) -> ClosedRange<Int64> {
    Int64(clamping: type.min)...Int64(clamping: type.max)
  }

  /// The type without one layer of `Optional`.
  static func wrapped(_ type: Any.Type) -> Any.Type { (type as? any AnyOptional.Type)?.wrappedType ?? type }

  /// The stored value of a Swift value, or `nil` if this storage cannot say it.
  package func encode(_ value: Any) -> SQLValue? {
    switch self {
    case .bool: (value as? Bool).map { .integer($0 ? 1 : 0) }
    case .integer(let range):
      (value as? any BinaryInteger).flatMap { Int64(exactly: $0) }.flatMap { range.contains($0) ? .integer($0) : nil }
    case .real: ((value as? Double) ?? (value as? CGFloat).map(Double.init)).map(Self.real)
    case .single: (value as? Float).map { Self.real(Double($0)) }
    case .text:
      switch value {
      case let value as String: .text(value)
      case let value as Substring: .text(String(value))
      case let value as Character: .text(String(value))
      default: nil
      }
    case .date: (value as? Date).map { Self.real($0.timeIntervalSinceReferenceDate) }
    case .uuid: (value as? UUID).map { uuid in .blob(withUnsafeBytes(of: uuid.uuid) { Data($0) }) }
    case .url: (value as? URL).flatMap { $0.baseURL == nil ? .text($0.absoluteString) : nil }
    case .blob: (value as? Data).map { .blob($0) }
    case .array: nil
    case .custom(let codec): codec.encode(value)
    }
  }

  /// NaN is NULL, as SQLite stores it.
  private static func real(_ value: Double) -> SQLValue { value.isNaN ? .null : .real(value) }

  /// Whether NULL can stand for NaN.
  var hasNaN: Bool {
    switch self {
    case .real, .single, .date: true
    case .bool, .integer, .text, .uuid, .url, .blob, .array, .custom: false
    }
  }

  /// Whether values of both are stored alike, so that SQL can compare them.
  func isComparable(with other: ColumnStorage) -> Bool {
    switch (self, other) {
    case (.bool, .bool), (.integer, .integer), (.real, .real), (.single, .single), (.text, .text), (.date, .date),
      (.uuid, .uuid), (.url, .url), (.blob, .blob):
      true
    case (.custom(let codec), .custom(let other)): codec.name == other.name
    default: false
    }
  }

  /// Whether SQL's order of stored values is the order of `Comparable`.
  package var isOrdered: Bool {
    switch self {
    case .integer, .real, .single, .text, .date, .uuid: true
    case .bool, .url, .blob, .array: false
    case .custom(let codec): codec.isOrdered
    }
  }

  /// Whether equal Swift values are equal stored values, and the reverse.
  var isEquatable: Bool {
    switch self {
    case .array: false
    case .custom(let codec): codec.isEquatable
    case .bool, .integer, .real, .single, .text, .date, .uuid, .url, .blob: true
    }
  }
}

/// An encoding of values of one Swift type in a column, which the owner of a schema states.
package struct SQLCodec: Sendable {
  /// A name of the encoding; columns with equal names are comparable.
  package var name: String
  /// Whether `==` of Swift and of stored values agree.
  package var isEquatable: Bool
  /// Whether `<` of Swift and of stored values agree.
  package var isOrdered: Bool
  /// The stored form of a value, or `nil` for a value that has none.
  package var encode: @Sendable (Any) -> SQLValue?

  package init(
    name: String, isEquatable: Bool = false, isOrdered: Bool = false, encode: @escaping @Sendable (Any) -> SQLValue?
  ) {
    self.name = name
    self.isEquatable = isEquatable
    self.isOrdered = isOrdered
    self.encode = encode
  }
}

/// An optional of any type.
protocol AnyOptional {
  static var wrappedType: Any.Type { get }
  static var none: Self { get }
  var anyValue: Any? { get }
}

extension Optional: AnyOptional {
  static var wrappedType: Any.Type { Wrapped.self }
  var anyValue: Any? { self }
}

/// The value inside of all layers of `Optional`, or `nil`.
func unwrapped(_ value: Any) -> Any? {
  var value = value
  while let optional = value as? any AnyOptional {
    guard let next = optional.anyValue else { return nil }
    value = next
  }
  return value
}
