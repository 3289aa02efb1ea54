/// The spelling of a value in an address.
struct AddressSpelling<Value> {
  let text: (Value) -> String
  let value: (String) -> Value?
}

extension AddressSpelling where Value: LosslessStringConvertible {
  static var description: Self { Self(text: \.description, value: Value.init) }
}

extension AddressSpelling where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
  static var rawValue: Self {
    Self(text: \.rawValue.description, value: { Value.RawValue($0).flatMap(Value.init(rawValue:)) })
  }
}
