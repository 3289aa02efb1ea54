/// Values that views give to the container around them, by the type of a key.
struct KeyedTraits: ViewTrait {
  private var values = KeyedValues()

  static var defaultValue: KeyedTraits { KeyedTraits() }

  /// The value under a key; `nil` where no modifier has set one.
  subscript<Key, Value>(key: Key.Type, as type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(key)].map { $0 as! Value } }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Sets a value under a key.
struct KeyedTraitModifier<Key, Value>: TraitModifier {
  typealias Body = Never
  let key: Key.Type
  let value: Value

  func write(_ traits: inout ViewTraits, detached: [ViewChild]) {
    traits[KeyedTraits.self][key, as: Value.self] = value
  }
}
