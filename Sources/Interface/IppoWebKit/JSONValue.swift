import Foundation

/// A value of JSON, which a script has sent.
enum JSONValue: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  /// The value as Foundation's objects; `NSNull` for `null`.
  var object: Any {
    switch self {
    case .null: NSNull()
    case .flag(let flag): flag
    case .number(let number): number
    case .text(let text): text
    case .list(let list): list.map(\.object)
    case .object(let object): object.mapValues(\.object)
    }
  }

  /// The value of a script: Foundation's objects; `nil` for `null`.
  var result: Any? { if case .null = self { nil } else { object } }
}
