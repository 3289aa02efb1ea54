import Foundation

/// A value of JSON, which a script has sent.
enum JSONValue: Codable {
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

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
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

  /// The value as JSON.
  var text: String { (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null" }

  /// The value of JSON as Foundation's objects; `nil` for `null`.
  static func object(json: String) -> Any? {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)) else { return nil }
    if case .null = value { return nil }
    return value.object
  }
}
