/// A value and an id for it, where the value has none of its own.
///
/// The semantics are those of `Identified` in swift-identified-collections.
@dynamicMemberLookup
public struct Identified<ID: Hashable, Value>: Identifiable {
  /// The id.
  public let id: ID

  /// The value.
  public var value: Value

  /// Identifies a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: Its id.
  public init(_ value: Value, id: ID) {
    self.id = id
    self.value = value
  }

  /// Identifies a value by one of its properties.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: The key path to its id.
  public init(_ value: Value, id: KeyPath<Value, ID>) {
    self.init(value, id: value[keyPath: id])
  }

  /// Identifies a value by a function of it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - id: Makes its id.
  @_disfavoredOverload
  public init(_ value: Value, id: (Value) -> ID) {
    self.init(value, id: id(value))
  }

  /// A property of the value.
  public subscript<LocalValue>(dynamicMember keyPath: WritableKeyPath<Value, LocalValue>) -> LocalValue {
    get { self.value[keyPath: keyPath] }
    set { self.value[keyPath: keyPath] = newValue }
  }

  /// A read-only property of the value.
  public subscript<LocalValue>(dynamicMember keyPath: KeyPath<Value, LocalValue>) -> LocalValue {
    self.value[keyPath: keyPath]
  }
}

extension Identified: Decodable where ID: Decodable, Value: Decodable {}
extension Identified: Encodable where ID: Encodable, Value: Encodable {}
extension Identified: Equatable where Value: Equatable {}
extension Identified: Hashable where Value: Hashable {}
extension Identified: Sendable where ID: Sendable, Value: Sendable {}
