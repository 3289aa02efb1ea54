internal import Foundation

extension NavigationPath {
  /// A path from its stored form.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// The form in which the path is stored; `nil` if a value cannot be encoded and decoded.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable & Hashable } ? CodableRepresentation(elements: elements) : nil
  }

  /// A path that can be stored (`SwiftUI.NavigationPath.CodableRepresentation`): pairs of a type's name and the value
  /// as JSON, the last value first.
  ///
  /// The names are those that the compiler gives to types. An app can read a stored path for as long as the types keep
  /// their names and modules.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(elements: [AnyHashable]) { self.elements = elements }

    /// Reads a path.
    ///
    /// - Throws: `DecodingError.dataCorrupted` if a value is unreadable, or its type does not exist.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription:
              "A value of the path is of the type '\(name)', which the app does not have, or which is not Decodable and Hashable."
          )
        }
        elements.append(try Self.value(type, json: container.decode(String.self)))
      }
      self.elements = elements.reversed()
    }

    private static func value<Value: Decodable & Hashable>(_: Value.Type, json: String) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(Value.self, from: Data(json.utf8)))
    }

    /// Writes the path.
    ///
    /// - Throws: `EncodingError.invalidValue` if a value's type has no name (it is local to a function, for example),
    ///   and errors of a value's own encoding.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: value)) else {
          throw EncodingError.invalidValue(
            element.base,
            EncodingError.Context(
              codingPath: container.codingPath,
              debugDescription: "The type of a value of the path, \(type(of: element.base)), has no name."))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}
