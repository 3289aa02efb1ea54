import Foundation
internal import Synchronization

/// Identifies an object in a store, across processes (`SwiftData.PersistentIdentifier`).
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Sendable, Comparable {
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

  /// An identifier with values from elsewhere.
  public static func identifier(for storeIdentifier: String, entityName: String, primaryKey: Int64) -> Self {
    Self(entityName: entityName, key: primaryKey, storeIdentifier: storeIdentifier)
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
