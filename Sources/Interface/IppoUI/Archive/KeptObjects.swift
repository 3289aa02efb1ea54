/// Objects of nodes that outlive the nodes, by address and owner.
///
/// A suspended window holds the objects for hours without a look-up. The entries stand side by side, and the first
/// look-up sorts them.
struct KeptObjects {
  struct Key: Hashable {
    var address: NodeAddress
    var owner: ObjectIdentifier
  }

  struct Entry {
    let key: Key
    /// `nil` once it was taken.
    fileprivate(set) var object: AnyObject?
  }

  private(set) var entries: [Entry] = []
  /// The indices of the objects of a key that were not taken, the first one last; `nil` until one is taken.
  private var places: [Key: [Int]]?

  /// Whether there are no objects.
  var isEmpty: Bool { places?.isEmpty ?? entries.isEmpty }

  /// Adds an object. All objects are added before the first one is taken.
  ///
  /// - Parameter owner: The type of the node, or of the view with the properties.
  mutating func add(_ object: AnyObject, of owner: any Any.Type, at address: NodeAddress) {
    add(object, of: Key(address: address, owner: ObjectIdentifier(owner)))
  }

  mutating func add(_ object: AnyObject, of key: Key) { entries.append(Entry(key: key, object: object)) }

  /// Gives everything away.
  mutating func takeAll() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  func forEach(_ body: (AnyObject, NodeAddress) -> Void) {
    for entry in entries {
      if let object = entry.object { body(object, entry.key.address) }
    }
  }

  /// The object that was added first of the remaining ones.
  mutating func take(of owner: any Any.Type, at address: NodeAddress) -> AnyObject? {
    take(Key(address: address, owner: ObjectIdentifier(owner)))
  }

  mutating func take(_ key: Key) -> AnyObject? {
    var places = places ?? Dictionary(grouping: entries.indices.reversed()) { entries[$0].key }
    self.places = nil
    defer { self.places = places }
    guard let place = places[key]?.popLast() else { return nil }
    if places[key]?.isEmpty == true { places[key] = nil }
    let object = entries[place].object
    entries[place].object = nil
    return object
  }
}

/// State that is kept alive, and can be archived.
@MainActor
protocol KeptState: AnyObject {
  func archive(at address: NodeAddress, in archiver: WindowArchiver)
}

/// A mark without content: it says only that a node had kept state.
final class KeptMark: Sendable {
  static let shared = KeptMark()
}
