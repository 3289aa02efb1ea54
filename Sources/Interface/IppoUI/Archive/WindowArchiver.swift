internal import IppoArchive

/// Writes one archive of a window: what its nodes keep, by address.
@MainActor
final class WindowArchiver {
  let writer = ArchiveWriter()
  /// Objects that hold state are kept as they are, and what they hold is not written down.
  let keepsObjects: Bool
  private(set) var kept = KeptObjects()
  /// Whether views are to be told when they disappear.
  var hasFarewells = false
  private var records: [ArchivedValue] = []

  init(keepsObjects: Bool = false) { self.keepsObjects = keepsObjects }

  /// Keeps an object for the node that comes in the place of this one.
  func keep(_ object: AnyObject, of owner: any Any.Type, at address: NodeAddress) {
    kept.add(object, of: owner, at: address)
  }

  /// Adds what a node keeps.
  ///
  /// - Parameter name: the type of the view, for reports.
  func write(_ value: ArchivedValue, at address: NodeAddress, of name: String) {
    records.append(.list([.unsigned(address.value), .choice(name, value)]))
  }

  /// What all nodes from the root on keep.
  func records(from root: _Node) -> ArchivedValue {
    records = []
    // Not recursive, so that depth is not limited by the stack.
    var pending: [(node: _Node, address: NodeAddress)] = [(root, root.address)]
    while let (node, address) = pending.popLast() {
      node.archive(at: address, in: self)
      let first = pending.count
      node.forEachLastingChild { child in
        pending.append((child, address.appending(node.place(of: child)).appending(child.addressPart)))
      }
      pending[first...].reverse()
    }
    return .list(records)
  }
}

extension ArchivedValue {
  var wholeNumber: Int? {
    if case .integer(let number) = self { Int(exactly: number) } else { nil }
  }
}
