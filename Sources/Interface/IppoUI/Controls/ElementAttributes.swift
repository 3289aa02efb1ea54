import Foundation

/// The attributes of an element, as texts.
struct ElementAttributes {
  private(set) var values: [String: String] = [:]
  /// Names that attributes of the app cannot have.
  private(set) var refused: [String] = []

  /// The reason why the attributes cannot be made.
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  init(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    guard data.count <= RenderCustomElement.attributeBytes else {
      throw Fault(description: "They are \(data.count) bytes.")
    }
    guard case .object(let fields) = try JSONDecoder().decode(JSONFragment.self, from: data) else {
      throw Fault(description: "They have no names.")
    }
    for (key, fragment) in fields {
      let name = Self.name(of: key)
      guard RenderCustomElement.isAttribute(name) else {
        refused.append(name)
        continue
      }
      switch fragment {
      case .none, .flag(false): break
      case .flag(true): values[name] = ""
      case .text(let text): values[name] = text
      case .integer, .number, .array, .object:
        values[name] = String(decoding: try encoder.encode(fragment), as: UTF8.self)
      }
    }
  }

  /// `isOpen` is `is-open`.
  private static func name(of key: String) -> String {
    key.reduce(into: "") { name, character in
      if character.isUppercase {
        if !name.isEmpty, name.last != "-" { name += "-" }
        name += character.lowercased()
      } else {
        name.append(character)
      }
    }
  }
}

/// A value of JSON.
private enum JSONFragment: Codable {
  case none
  case flag(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case array([JSONFragment])
  case object([String: JSONFragment])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .none
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let integer = try? value.decode(Int64.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let array = try? value.decode([JSONFragment].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONFragment].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .none: try container.encodeNil()
    case .flag(let flag): try container.encode(flag)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .array(let array): try container.encode(array)
    case .object(let object): try container.encode(object)
    }
  }
}
