internal import IppoArchive

/// Writes down what nodes keep, by address: for an archive of their window, or while they are put away.
@MainActor
final class WindowArchiver {
  /// What is kept as it is, alive.
  enum Keeping {
    /// Nothing: what objects hold is written down.
    case values
    /// Objects of properties. The views disappear.
    case properties
    /// Objects of properties, and what views have begun: for them nothing happens.
    case views
  }

  let writer = ArchiveWriter()
  let keeping: Keeping
  private(set) var kept = KeptObjects()
  /// Whether views are to be told when they disappear.
  var hasFarewells = false
  private var records: [NodeRecord] = []

  init(keeping: Keeping = .values) { self.keeping = keeping }

  /// Keeps an object for the node that comes in the place of this one.
  func keep(_ object: AnyObject, of owner: any Any.Type, at address: NodeAddress) {
    kept.add(object, of: owner, at: address)
  }

  /// Adds what a node keeps.
  ///
  /// - Parameter name: the type of the view, for reports.
  func write(_ value: ArchivedValue, at address: NodeAddress, of name: String) {
    records.append(NodeRecord(value, at: address, of: name))
  }

  /// Adds what nodes have written down before.
  func write(_ records: [NodeRecord]) { self.records += records }

  /// What a node and all below it keep.
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
