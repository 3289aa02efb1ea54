/// A value written down: what is left of it are names, numbers and texts, so that another program can read it, too.
package indirect enum ArchivedValue: Hashable, Sendable {
  /// No value.
  case none
  case bool(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  case text(String)
  case bytes([UInt8])
  case list([ArchivedValue])
  /// The fields of a struct or an object, by name.
  case fields([ArchivedField])
  /// A case of an enum, by name, and its associated value.
  case choice(String, ArchivedValue)
  /// An object, numbered within the archive, and what it holds; ``none`` where it was written before.
  case object(Int, ArchivedValue)
}

/// A stored property of a struct or an object.
package struct ArchivedField: Hashable, Sendable {
  package var name: String
  package var value: ArchivedValue

  package init(name: String, value: ArchivedValue) {
    self.name = name
    self.value = value
  }
}

extension ArchivedValue {
  /// The maximum depth of an archive. A list, a record, a case and an object each put their parts one level deeper.
  ///
  /// Writer, encoder and decoder count levels in the same way, so that every written archive can be read. All three are
  /// recursive, and the stack limits their depth.
  package static let levelLimit = 800

  /// The number of levels reserved for the containers of a window around the values of its views: records, addresses,
  /// names.
  static let levelsAround = 8

  /// Whether one more level is available.
  var hasParts: Bool {
    switch self {
    case .none, .bool, .integer, .unsigned, .number, .text, .bytes: false
    case .list(let values): !values.isEmpty
    case .fields(let fields): !fields.isEmpty
    case .choice, .object: true
    }
  }

  /// The kind of value, for reports. The content is private to the user and stays out.
  package var summary: String {
    switch self {
    case .none: "nothing"
    case .bool: "a truth value"
    case .integer, .unsigned, .number: "a number"
    case .text: "a text"
    case .bytes: "bytes"
    case .list(let values): "a list of \(values.count)"
    case .fields(let fields): "fields \(fields.map(\.name).joined(separator: ", "))"
    case .choice(let name, _): "case \(name)"
    case .object: "an object"
    }
  }
}
