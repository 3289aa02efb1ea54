/// Properties that most values leave unset. A server has thousands of values with the same properties. If a value sets
/// none of the rare ones, they take one word. Otherwise, copies share them.
indirect enum Rare<Properties: RareProperties>: Hashable, Sendable {
  case unset
  case set(Properties)

  init(_ properties: Properties) { self = properties == Properties() ? .unset : .set(properties) }

  var properties: Properties {
    get { if case .set(let properties) = self { properties } else { Properties() } }
    set { self = Self(newValue) }
  }
}

/// Properties that are rarely set.
protocol RareProperties: Hashable, Sendable {
  /// Creates properties of which none is set.
  init()
}
