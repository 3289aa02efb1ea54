/// Properties that hardly any value sets. There are thousands of values in a server, each with the same properties: where none of
/// the rare ones is set, one word says so, and otherwise copies share them.
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
  /// None of them is set.
  init()
}
