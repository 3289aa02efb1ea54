internal import IppoArchive

/// Writes the state of nodes, by address: for an archive of their window, or for its suspension.
@MainActor
final class WindowArchiver {
  /// The objects that stay alive.
  enum Keeping {
    /// No objects: their contents are archived.
    case values
    /// Objects of properties. The views disappear.
    case properties
    /// Objects of properties, and started effects of views. The views do not disappear.
    case views
  }

  let writer = ArchiveWriter()
  let keeping: Keeping
  private(set) var kept = KeptObjects()
  /// Whether views are notified when they disappear.
  var hasFarewells = false
  private var records: [NodeRecord] = []

  init(keeping: Keeping = .values) { self.keeping = keeping }

  /// Keeps an object for the node that replaces this one.
  func keep(_ object: AnyObject, of owner: any Any.Type, at address: NodeAddress) {
    kept.add(object, of: owner, at: address)
  }

  /// Adds the state of a node.
  ///
  /// - Parameter name: The type of the view, for reports.
  func write(_ value: ArchivedValue, at address: NodeAddress, of name: String) {
    records.append(NodeRecord(value, at: address, of: name))
  }

  /// Adds records that nodes have written before.
  func write(_ records: [NodeRecord]) { self.records += records }

  /// The state of a node and of all nodes below it.
  func records(from root: _Node) -> [NodeRecord] {
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
    return records
  }
}

extension ArchivedValue {
  var wholeNumber: Int? {
    if case .integer(let number) = self { Int(exactly: number) } else { nil }
  }
}
