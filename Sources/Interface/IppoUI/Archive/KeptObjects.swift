/// Objects of nodes that outlive the nodes, by address and by who kept them.
struct KeptObjects {
  private struct Key: Hashable {
    var address: NodeAddress
    var owner: ObjectIdentifier
  }

  private var objects: [Key: [AnyObject]] = [:]

  /// Whether nothing is kept.
  var isEmpty: Bool { objects.isEmpty }

  /// - Parameter owner: the type of the node, or of the view whose properties it has.
  mutating func add(_ object: AnyObject, of owner: any Any.Type, at address: NodeAddress) {
    objects[Key(address: address, owner: ObjectIdentifier(owner)), default: []].append(object)
  }

  func forEach(_ body: (AnyObject, NodeAddress) -> Void) {
    for (key, objects) in objects {
      for object in objects { body(object, key.address) }
    }
  }

  /// The object that was added first of those that are left.
  mutating func take(of owner: any Any.Type, at address: NodeAddress) -> AnyObject? {
    let key = Key(address: address, owner: ObjectIdentifier(owner))
    guard let object = objects[key]?.removeFirst() else { return nil }
    if objects[key]?.isEmpty == true { objects[key] = nil }
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
