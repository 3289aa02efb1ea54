/// Objects of nodes that outlive the nodes, by address and by who kept them.
///
/// A window that rests holds them for hours and looks none up: they stand side by side, and are put in order by the first who
/// takes one.
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
  /// Where the objects of a key stand that were not taken, the first one last; `nil` until one is.
  private var places: [Key: [Int]]?

  /// Whether nothing is kept.
  var isEmpty: Bool { places?.isEmpty ?? entries.isEmpty }

  /// Objects are added before the first one is taken.
  ///
  /// - Parameter owner: the type of the node, or of the view whose properties it has.
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

  /// The object that was added first of those that are left.
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

/// What is kept alive, and can be written down.
@MainActor
protocol KeptState: AnyObject {
  func archive(at address: NodeAddress, in archiver: WindowArchiver)
}

/// A mark without content: it says that something was kept, and nothing else.
final class KeptMark: Sendable {
  static let shared = KeptMark()
}
