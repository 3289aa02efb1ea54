import Foundation

/// A stack of values of different types: the path of a navigation stack.
///
/// The semantics are those of `UINavigationPath` in swift-navigation.
public struct UINavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Creates an empty path.
  public init() {
    self.elements = []
  }

  /// Creates a path.
  ///
  /// - Parameter elements: Its values.
  public init(_ elements: some Sequence<some Hashable>) {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Creates a path from its stored form.
  ///
  /// - Parameter codable: The stored form.
  public init(_ codable: CodableRepresentation) {
    self.elements = codable.elements
  }

  /// The number of values.
  public var count: Int { self.elements.count }

  /// Whether there are no values.
  public var isEmpty: Bool { self.elements.isEmpty }

  /// The form in which the path is stored, or `nil` if a value cannot be encoded and decoded.
  public var codable: CodableRepresentation? {
    guard self.elements.allSatisfy({ $0.base is any Codable & Hashable }) else { return nil }
    return CodableRepresentation(elements: self.elements)
  }

  /// Pushes a value.
  ///
  /// - Parameter value: The value.
  public mutating func append(_ value: some Hashable) {
    self.elements.append(AnyHashable(value))
  }

  /// Pops values. Traps if there are fewer.
  ///
  /// - Parameter k: How many.
  public mutating func removeLast(_ k: Int = 1) {
    self.elements.removeLast(k)
  }
}

extension UINavigationPath: @unchecked Sendable {}  // elements are values of paths, and are not changed

extension UINavigationPath {
  /// A path that can be stored: pairs of a type's name and the value as JSON, last value first.
  public struct CodableRepresentation: Codable, Equatable {
    var elements: [AnyHashable]

    init(elements: [AnyHashable]) {
      self.elements = elements
    }

    /// Reads a path.
    ///
    /// - Throws: `DecodingError.dataCorrupted` if a value's type is unknown or the value is unreadable.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      self.elements = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container,
            debugDescription: "'\(name)' is not the name of a type that is decodable and hashable."
          )
        }
        let json = Data(try container.decode(String.self).utf8)
        func decode<Element: Decodable & Hashable>(_: Element.Type) throws -> AnyHashable {
          AnyHashable(try JSONDecoder().decode(Element.self, from: json))
        }
        self.elements.insert(try decode(type), at: 0)
      }
    }

    /// Writes the path.
    ///
    /// - Throws: `EncodingError.invalidValue` if a value's type lacks a name or the value is not encodable.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in self.elements.reversed() {
        guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: value)) else {
          throw EncodingError.invalidValue(
            element.base,
            EncodingError.Context(
              codingPath: container.codingPath,
              debugDescription: "The type of the value has no name or is not encodable."
            )
          )
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}
