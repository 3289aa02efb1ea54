#if Web
  import Foundation

  /// A JSON text as a value, for a client that reads messages of many shapes.
  enum JSONValue: Equatable, Sendable, Decodable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let boolean = try? value.decode(Bool.self) {
        self = .boolean(boolean)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let string = try? value.decode(String.self) {
        self = .string(string)
      } else if let array = try? value.decode([JSONValue].self) {
        self = .array(array)
      } else {
        self = .object(try value.decode([String: JSONValue].self))
      }
    }

    init(_ text: String) throws { self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }

    var string: String? { if case .string(let string) = self { string } else { nil } }

    var integer: Int? { if case .number(let number) = self { Int(exactly: number) } else { nil } }

    var array: [JSONValue]? { if case .array(let array) = self { array } else { nil } }

    /// Values of an object; the protocol writes 0 where there are none.
    var entries: [String: JSONValue] { if case .object(let object) = self { object } else { [:] } }
  }
#endif
