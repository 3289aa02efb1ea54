import Foundation
internal import Synchronization

/// Identifies an object in a store, across processes (`SwiftData.PersistentIdentifier`).
public struct PersistentIdentifier: Hashable, Identifiable, Sendable, Comparable {
  /// The name of the class.
  public let entityName: String
  let key: Int64
  /// The store that has the object; `nil` before the object is inserted.
  public let storeIdentifier: String?

  init(entityName: String, key: Int64, storeIdentifier: String?) {
    self.entityName = entityName
    self.key = key
    self.storeIdentifier = storeIdentifier
  }

  /// The identifier itself.
  public var id: Self { self }

  /// Returns whether both name the same object. An identifier from before the insertion equals the one from after it.
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.entityName == right.entityName
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Orders identifiers by class, and then by the age of objects.
  public static func < (left: Self, right: Self) -> Bool {
    (left.entityName, left.key) < (right.entityName, right.key)
  }

  /// An identifier with the key that a store has for an object.
  ///
  /// Keys that are numbers are those of the object here. The process keeps other keys, such as UUIDs and texts, in memory.
  /// - Throws: the error of a key that cannot be encoded.
  public static func identifier<T>(
    for storeIdentifier: String, entityName: String, primaryKey: T
  ) throws -> PersistentIdentifier where T: Comparable & CustomStringConvertible & Codable & Hashable {
    let text: String
    switch primaryKey {
    case let known as String: text = known.hasPrefix("=") ? "=\(known)" : known
    case let known as UUID: text = known.uuidString
    default:
      // 0 is the key of no object.
      if let number = primaryKey as? any BinaryInteger, let key = Int64(exactly: number), key != 0 {
        return Self(entityName: entityName, key: key, storeIdentifier: storeIdentifier)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      // No text begins like this.
      text = "=" + String(decoding: try encoder.encode(primaryKey), as: UTF8.self)
    }
    let name = ForeignKeys.Name(store: storeIdentifier, entity: entityName, text: text)
    return Self(entityName: entityName, key: ForeignKeys.key(name), storeIdentifier: storeIdentifier)
  }
}

extension PersistentIdentifier: Codable {
  private enum CodingKeys: String, CodingKey {
    case entityName, key, storeIdentifier, primaryKey
  }

  /// Decodes an identifier of this process, or of another one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let entityName = try container.decode(String.self, forKey: .entityName)
    let store = try container.decodeIfPresent(String.self, forKey: .storeIdentifier)
    let key =
      if let text = try container.decodeIfPresent(String.self, forKey: .primaryKey) {
        ForeignKeys.key(ForeignKeys.Name(store: store ?? "", entity: entityName, text: text))
      } else {
        try container.decode(Int64.self, forKey: .key)
      }
    self.init(entityName: entityName, key: key, storeIdentifier: store)
  }

  /// Encodes the class, the store and the key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(entityName, forKey: .entityName)
    if let name = ForeignKeys.name(of: key) {
      try container.encode(name.store, forKey: .storeIdentifier)
      try container.encode(name.text, forKey: .primaryKey)
    } else {
      try container.encode(key, forKey: .key)
      try container.encodeIfPresent(storeIdentifier, forKey: .storeIdentifier)
    }
  }
}

/// The keys of new objects: numbers that grow with time and differ between processes.
///
/// The upper 41 bits are the milliseconds since 2024. The lower 22 bits are random for the first key of a millisecond.
enum ModelKeys {
  private static let last = Atomic<Int64>(0)
  /// The beginning of 2024, in seconds since the reference date.
  private static let start: TimeInterval = 725_760_000

  static func next() -> Int64 {
    let milliseconds = max(0, Int64((Date().timeIntervalSinceReferenceDate - start) * 1000))
    var known = last.load(ordering: .relaxed)
    while true {
      let next = known >> 22 >= milliseconds ? known + 1 : milliseconds << 22 | Int64.random(in: 0..<(1 << 22))
      let result = last.compareExchange(expected: known, desired: next, ordering: .relaxed)
      if result.exchanged { return next }
      known = result.original
    }
  }
}
