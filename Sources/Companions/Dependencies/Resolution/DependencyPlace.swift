extension DependencyValues {
  /// The expression behind `$0` by which code overrides a dependency of a type.
  ///
  /// A type that is its own key has `[FactClient.self]`. Another type has the property that has asked for it, such as
  /// `.factClient`.
  ///
  /// - Returns: `nil` for a type that was not used, and for a private one.
  package func place(of type: Any.Type) -> String? {
    func isOwnKey<Key: TestDependencyKey>(_ key: Key.Type) -> Bool { Key.Value.self == key }
    if let key = type as? any TestDependencyKey.Type, isOwnKey(key) {
      let name = _typeName(type, qualified: true)
      return name.contains("(unknown context at") ? nil : "[\(typeName(type)).self]"
    }
    let partition = resolution.cache.partition()
    let name = resolution.property(of: type) ?? inherited?.property(of: type) ?? partition.property(of: type)
    return name.map { ".\($0)" }
  }
}

extension DependencyBox {
  /// The name of the property that asked for a value of a type.
  func property(of type: Any.Type) -> String? {
    guard valueType == type, let function else { return nil }
    let name = "\(function)"
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? name : nil
  }
}
