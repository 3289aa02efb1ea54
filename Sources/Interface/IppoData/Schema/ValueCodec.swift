import Foundation
internal import IppoPredicates

/// Writes the values of a type to columns, and reads them.
///
/// Numbers, texts and dates stay comparable in the store: dates are the seconds since the reference date, UUIDs 16 bytes,
/// enumerations their raw values. Other `Codable` values are JSON.
struct ValueCodec: Sendable {
  /// Kinds of columns, in the words of SQLite.
  enum Kind: String, Sendable {
    case integer = "INTEGER"
    case real = "REAL"
    case text = "TEXT"
    case blob = "BLOB"
  }

  /// Types whose values a store makes of columns by itself.
  enum DirectType: Sendable {
    case bool, int, double, string, date, uuid, data
  }

  enum Form: Sendable {
    case bool, integer, real, text, date, uuid, url, data, decimal
    /// The raw value of an enumeration.
    case raw
    case json
  }

  let form: Form
  let kind: Kind
  /// Writes an unwrapped value.
  let encode: @Sendable (Any) throws -> SQLValue
  /// Reads a value; `nil` if the stored value is not of the type.
  let decode: @Sendable (SQLValue) throws -> Any?

  /// The type, if stores make its values by themselves.
  func direct(_ type: any Any.Type) -> DirectType? {
    switch form {
    case .bool: .bool
    case .integer: type is Int.Type ? .int : nil
    case .real: type is Double.Type ? .double : nil
    case .text: .string
    case .date: .date
    case .uuid: .uuid
    case .data: .data
    case .url, .decimal, .raw, .json: nil
    }
  }

  /// The codec of a type; `nil` if the type is not `Codable`.
  /// - Parameter isEncoded: whether values are JSON even where a column could have them as they are.
  static func of(_ type: any Any.Type, isEncoded: Bool) -> ValueCodec? {
    isEncoded ? (type as? any Codable.Type).flatMap { json($0) } : of(type)
  }

  /// The codec of a type; `nil` if the type is not `Codable`.
  static func of(_ type: any Any.Type) -> ValueCodec? {
    switch type {
    case is Bool.Type:
      return ValueCodec(.bool, .integer, of: Bool.self, { .integer($0 ? 1 : 0) }) {
        if case .integer(let value) = $0 { value != 0 } else { nil }
      }
    case is Float.Type: return floatingPoint(Float.self)
    case is Double.Type: return floatingPoint(Double.self)
    case is String.Type: return text(.text, String.self, { $0 }) { $0 }
    case is Date.Type:
      return ValueCodec(.date, .real, of: Date.self, { .real($0.timeIntervalSinceReferenceDate) }) {
        real($0).map(Date.init(timeIntervalSinceReferenceDate:))
      }
    case is UUID.Type: return uuid
    case is URL.Type: return text(.url, URL.self, \.absoluteString) { URL(string: $0) }
    case is Decimal.Type: return text(.decimal, Decimal.self, \.description) { Decimal(string: $0) }
    case is Data.Type:
      return ValueCodec(.data, .blob, of: Data.self, { .blob($0) }) {
        if case .blob(let value) = $0 { value } else { nil }
      }
    case let type as any (FixedWidthInteger & SendableMetatype).Type: return integer(type)
    case let type as any (RawRepresentable & SendableMetatype).Type:
      if let codec = raw(type) { return codec }
      return (type as? any Codable.Type).flatMap { json($0) }
    case let type as any Codable.Type: return json(type)
    default: return nil
    }
  }

  private init(
    form: Form, kind: Kind, encode: @escaping @Sendable (Any) throws -> SQLValue,
    decode: @escaping @Sendable (SQLValue) throws -> Any?
  ) {
    (self.form, self.kind, self.encode, self.decode) = (form, kind, encode, decode)
  }

  private init<Value>(
    _ form: Form, _ kind: Kind, of type: Value.Type,
    _ encode: @escaping @Sendable (Value) throws -> SQLValue,
    _ decode: @escaping @Sendable (SQLValue) throws -> Value?
  ) {
    self.init(
      form: form, kind: kind,
      encode: { value in
        guard let value = value as? Value else { throw SwiftDataError.modelValidationFailure }
        return try encode(value)
      },
      decode: { try decode($0) })
  }

  private static func real(_ value: SQLValue) -> Double? {
    switch value {
    case .real(let value): value
    case .integer(let value): Double(value)
    case .null, .text, .blob: nil
    }
  }

  private static func floatingPoint<Value: BinaryFloatingPoint & Sendable>(_ type: Value.Type) -> ValueCodec {
    // SQLite takes what is not a number for NULL.
    ValueCodec(.real, .real, of: type, { $0.isNaN ? .null : .real(Double($0)) }) { value in
      value == .null ? .nan : real(value).map(Value.init(_:))
    }
  }

  private static var uuid: ValueCodec {
    ValueCodec(.uuid, .blob, of: UUID.self, { uuid in .blob(withUnsafeBytes(of: uuid.uuid) { Data($0) }) }) { stored in
      guard case .blob(let data) = stored, data.count == 16 else { return nil }
      return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
  }

  private static func text<Value>(
    _ form: Form, _ type: Value.Type, _ encode: @escaping @Sendable (Value) -> String,
    _ decode: @escaping @Sendable (String) -> Value?
  ) -> ValueCodec {
    // SQLite ends a text at its first zero.
    @Sendable func stored(_ text: String) -> SQLValue { text.utf8.contains(0) ? .blob(Data(text.utf8)) : .text(text) }
    return ValueCodec(form, .text, of: type, { stored(encode($0)) }) { value in
      switch value {
      case .text(let text): decode(text)
      case .blob(let data): decode(String(decoding: data, as: UTF8.self))
      case .null, .integer, .real: nil
      }
    }
  }

  private static func integer<Value: FixedWidthInteger & SendableMetatype>(_ type: Value.Type) -> ValueCodec {
    // Unsigned numbers above the greatest signed one keep their bits.
    ValueCodec(.integer, .integer, of: type, { .integer(Int64(exactly: $0) ?? Int64(truncatingIfNeeded: $0)) }) {
      guard case .integer(let value) = $0 else { return nil }
      return Value(exactly: value) ?? (Value.bitWidth == 64 ? Value(truncatingIfNeeded: value) : nil)
    }
  }

  private static func raw<Value: RawRepresentable & SendableMetatype>(_ type: Value.Type) -> ValueCodec? {
    guard let codec = of(Value.RawValue.self), codec.form == .text || codec.form == .integer else { return nil }
    return ValueCodec(.raw, codec.kind, of: type, { try codec.encode($0.rawValue) }) { stored in
      guard let value = try codec.decode(stored) as? Value.RawValue else { return nil }
      return Value(rawValue: value)
    }
  }

  private static func json<Value: Codable>(_ type: Value.Type) -> ValueCodec {
    ValueCodec(
      form: .json, kind: .text,
      encode: { value in
        guard let value = value as? any Encodable else { throw SwiftDataError.modelValidationFailure }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
          positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
      },
      decode: jsonDecoder(type))
  }

  private static func jsonDecoder<Value: Codable>(_ type: Value.Type) -> @Sendable (SQLValue) throws -> Any? {
    let decode = MetatypeBound { (data: Data) throws -> Any in
      let decoder = JSONDecoder()
      decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return try decoder.decode(type, from: data)
    }
    return { stored in
      guard case .text(let text) = stored else { return nil }
      return try decode.function(Data(text.utf8))
    }
  }
}

/// A function that holds a metatype and nothing else.
private struct MetatypeBound: @unchecked Sendable {  // types do not change
  let function: (Data) throws -> Any

  init(_ function: @escaping (Data) throws -> Any) { self.function = function }
}

/// An optional of any type.
protocol OptionalValue {
  static var wrappedType: any Any.Type { get }
  static var none: Self { get }
  var unwrapped: Any? { get }
}

extension Optional: OptionalValue {
  static var wrappedType: any Any.Type { Wrapped.self }
  var unwrapped: Any? { self }
}
