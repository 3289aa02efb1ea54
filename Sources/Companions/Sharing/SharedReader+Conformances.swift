public import CustomDump
public import OpenCombine
public import Perception

extension SharedReader: Perceptible {}

extension SharedReader: Equatable where Value: Equatable {
  /// Whether two shared values are equal. See `Shared`'s `==` for how it compares in an assertion.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    let (lhs, rhs) = (lhs.reference, rhs.reference)
    if SharedChangeTracking.current?.asserting != nil, lhs.rootID == rhs.rootID {
      return lhs.wrappedValue == rhs.currentValue
    }
    return lhs.wrappedValue == rhs.wrappedValue
  }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension SharedReader: CustomStringConvertible {
  /// The type, and where the value is kept.
  public var description: String { "SharedReader<\(Value.self)>(\(reference.description))" }
}

extension SharedReader: CustomReflectable {
  /// The value's mirror.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension SharedReader: CustomDumpRepresentable {
  /// The value.
  public var customDumpValue: Any { wrappedValue }
}

extension SharedReader {
  /// Emits the value now, and upon each change.
  public var publisher: some Publisher<Value, Never> {
    box.values(of: { $0.values }, later: { $0.laterValues })
  }
}
