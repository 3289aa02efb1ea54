public import CustomDump
public import OpenCombine
public import Perception

extension Shared: Perceptible {}

extension Shared: Equatable where Value: Equatable {
  /// Whether two shared values are equal.
  ///
  /// In an assertion of a test, comparing a property with itself compares what the test expects, on the left, with
  /// what is, on the right.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    let (lhs, rhs) = (lhs.reference, rhs.reference)
    if SharedChangeTracking.current?.asserting != nil, lhs.rootID == rhs.rootID {
      return lhs.wrappedValue == rhs.currentValue
    }
    return lhs.wrappedValue == rhs.wrappedValue
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Shared: CustomStringConvertible {
  /// The type, and where the value is kept.
  public var description: String { "Shared<\(Value.self)>(\(reference.description))" }
}

extension Shared: CustomReflectable {
  /// The value's mirror.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension Shared: CustomDumpRepresentable {
  /// The value.
  public var customDumpValue: Any { wrappedValue }
}

extension Shared: _CustomDiffObject {
  /// The value a test expects, and the value there is.
  public var _customDiffValues: (Any, Any) { (reference.wrappedValue, reference.currentValue) }

  /// Tells the shared value from others.
  public var _objectIdentifier: ObjectIdentifier { reference.rootID }
}

extension Shared {
  /// Emits the value now, and upon each change.
  ///
  /// ```swift
  /// $count.publisher.sink { print($0) }
  /// ```
  public var publisher: some Publisher<Value, Never> {
    box.values(of: { $0.values }, later: { $0.laterValues })
  }
}
