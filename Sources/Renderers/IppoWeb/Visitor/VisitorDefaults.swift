import Foundation

/// The user defaults of one visitor: property lists under names, of which there may be so many bytes.
///
/// What the program was launched with (the domain of arguments) goes before the visitor's values, and what it registered
/// after them, as in any `UserDefaults`.
final class VisitorDefaults: UserDefaults {
  /// The file's name, where there is one.
  let name: String
  private let limit: Int
  private let changed: @Sendable (VisitorDefaults) -> Void
  private let refused: @Sendable (VisitorDefaults, Refusal) -> Void
  private let lock = NSLock()
  private var kept: [String: Any]
  private var bytes: Int

  enum Refusal: Equatable, Sendable {
    case tooLarge(key: String, limit: Int)
    case notAPropertyList(key: String)
  }

  init(
    name: String, values: [String: Any], limit: Int, changed: @escaping @Sendable (VisitorDefaults) -> Void,
    refused: @escaping @Sendable (VisitorDefaults, Refusal) -> Void
  ) {
    self.name = name
    self.limit = limit
    self.changed = changed
    self.refused = refused
    kept = values
    bytes = values.reduce(0) { $0 + $1.key.utf8.count + (PropertyListSize.bytes(of: $1.value) ?? 0) }
    // The suite is never written to: everything that reads or writes is overridden.
    super.init(suiteName: "ippo.visitor")!
    // What the program was launched with is asked of the standard ones; there is no need for a copy with each visitor.
    removeVolatileDomain(forName: UserDefaults.argumentDomain)
  }

  /// About how many bytes the values take.
  var size: Int { lock.withLock { bytes } }

  /// All values as they are now.
  var values: [String: Any] { lock.withLock { kept } }

  // MARK: Reading

  override func object(forKey key: String) -> Any? {
    return UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)[key]
      ?? lock.withLock { kept[key] }
      ?? super.object(forKey: key)
  }

  override func url(forKey key: String) -> URL? {
    guard let text = object(forKey: key) as? String else { return nil }
    return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
  }

  override func dictionaryRepresentation() -> [String: Any] { values }

  override func synchronize() -> Bool { true }

  // MARK: Writing

  override func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    guard let size = PropertyListSize.bytes(of: value) else { return refused(self, .notAPropertyList(key: key)) }
    let isKept = lock.withLock {
      let old = kept[key].map { key.utf8.count + (PropertyListSize.bytes(of: $0) ?? 0) } ?? 0
      let total = bytes - old + key.utf8.count + size
      // What makes it smaller is never refused.
      guard total <= limit || total <= bytes else { return false }
      kept[key] = value
      bytes = total
      return true
    }
    if isKept { announce() } else { refused(self, .tooLarge(key: key, limit: limit)) }
  }

  // Foundation converts these first, and asks for them by type afterwards: keep what was given.
  override func set(_ value: Int, forKey key: String) { set(value as Any?, forKey: key) }
  override func set(_ value: Float, forKey key: String) { set(Double(value) as Any?, forKey: key) }
  override func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  override func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  override func set(_ url: URL?, forKey key: String) {
    set(url.map { $0.isFileURL ? $0.path : $0.absoluteString } as Any?, forKey: key)
  }

  override func removeObject(forKey key: String) {
    let isRemoved = lock.withLock {
      guard let old = kept.removeValue(forKey: key) else { return false }
      bytes -= key.utf8.count + (PropertyListSize.bytes(of: old) ?? 0)
      return true
    }
    if isRemoved { announce() }
  }

  private func announce() {
    changed(self)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}

/// How much room a property list takes, about.
enum PropertyListSize {
  /// - Returns: `nil` for what is none.
  static func bytes(of value: Any) -> Int? {
    switch value {
    case let text as String: return 16 + text.utf8.count
    case let data as Data: return 16 + data.count
    case is Bool, is any BinaryInteger, is any BinaryFloatingPoint, is NSNumber, is Date: return 16
    case let array as [Any]:
      var total = 16
      for element in array {
        guard let size = bytes(of: element) else { return nil }
        total += size
      }
      return total
    case let dictionary as [String: Any]:
      var total = 16
      for (key, element) in dictionary {
        guard let size = bytes(of: element) else { return nil }
        total += 16 + key.utf8.count + size
      }
      return total
    default: return nil
    }
  }
}
