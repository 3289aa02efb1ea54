extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether two arrays hold equal elements in the same order.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs._elements == rhs._elements
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Feeds the elements to a hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(self._elements)
  }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements, as an array does.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self._elements)
  }
}

extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes elements, as an array does.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if two elements have the same id.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init()
    if let count = container.count { self.reserveCapacity(count) }
    while !container.isAtEnd {
      let offset = container.currentIndex
      guard self.append(try container.decode(Element.self)).inserted else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "The element at position \(offset) has the id of one before it."
        )
      }
    }
  }
}

extension IdentifiedArray: CustomStringConvertible {
  /// The elements, as an array describes them.
  public var description: String { self._elements.description }
}

extension IdentifiedArray: CustomDebugStringConvertible {
  /// The type and the elements.
  public var debugDescription: String {
    "IdentifiedArray<\(Element.self)>(\(self._elements.debugDescription))"
  }
}

extension IdentifiedArray: CustomReflectable {
  /// A collection of the elements, so that dumps and diffs show what an array would.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self._elements, displayStyle: .collection)
  }
}
