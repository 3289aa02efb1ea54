/// Which child is presented: the id of an identifiable state, the case of an enum and the id within it.
///
/// A child keeps its identity, and with it its effects, while its other state changes or is replaced.
struct ChildIdentity: Hashable, @unchecked Sendable {
  private let caseName: UnsafePointer<CChar>?
  private let id: AnyHashable?

  init(caseName: UnsafePointer<CChar>?, id: AnyHashable?) {
    self.caseName = caseName
    self.id = id
  }

  init<State>(of state: State) {
    if let name = enumCaseName(of: state) {
      caseName = name
      id = payload(of: state).flatMap(identifier)
    } else {
      caseName = nil
      id = identifier(of: state)
    }
  }
}

/// The name of the case an enum value is in, or nil for other values. Unlike a mirror, this copies nothing.
@_silgen_name("swift_EnumCaseName")
private func runtimeEnumCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The name of the case an enum value is in, or nil for other values.
func enumCaseName<Value>(of value: Value) -> UnsafePointer<CChar>? {
  runtimeEnumCaseName(value)
}

/// The associated value of an enum value, if it has one.
func payload(of value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum else { return nil }
  return mirror.children.first?.value
}

private func identifier(of value: Any) -> AnyHashable? {
  guard let value = value as? any Identifiable else { return nil }
  func open<T: Identifiable>(_ value: T) -> AnyHashable { AnyHashable(value.id) }
  return open(value)
}
