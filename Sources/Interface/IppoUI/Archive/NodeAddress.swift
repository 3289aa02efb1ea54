/// The identity path of a node, as a hash that is unique in the node's window. The hash is the same in every process
/// that shows the same views. It covers the parts of the path that distinguish nodes.
///
/// ```
/// root ─ ListScreen ─ child 2 of a tuple ─ the row "milk" ─ Stepper
/// ```
struct NodeAddress: Hashable, Sendable {
  private(set) var value: UInt64 = StableHash.start

  /// The address of the root.
  init() {}

  init(value: UInt64) { self.value = value }

  /// The address of a node below. A part of 0 leaves the address as it is.
  func appending(_ part: UInt64) -> NodeAddress {
    part == 0 ? self : NodeAddress(value: StableHash.hash(part, from: value))
  }
}

/// FNV-1a with 64 bits: unlike `Hasher`, the same in every process.
enum StableHash {
  static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01b3

  static func hash(_ number: UInt64, from start: UInt64) -> UInt64 {
    var result = start
    var rest = number
    for _ in 0..<8 {
      result = (result ^ (rest & 0xFF)) &* prime
      rest >>= 8
    }
    return result
  }

  static func hash(_ text: some StringProtocol) -> UInt64 {
    text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* prime }
  }
}

/// A value that other processes may describe differently.
protocol ArchiveNamed {
  /// `nil`: no name holds in another process.
  var archiveName: String? { get }
}

extension ObjectIdentifier: ArchiveNamed {
  var archiveName: String? { nil }
}

extension StableHash {
  /// The name of an id: of a row, or of a view that has one.
  ///
  /// - Returns: `nil` for ids that are different in every process, as those of objects are.
  static func name(of id: some Hashable) -> UInt64? {
    // Most ids are texts or numbers, and whether a value conforms to a protocol takes longer to find out.
    switch AnyHashable(id).base {
    case let text as String: return hash(text)
    case let number as Int: return hash(UInt64(bitPattern: Int64(number)), from: start)
    case let named as any ArchiveNamed: return named.archiveName.map { hash($0) }
    case let value: return type(of: value) is AnyClass ? nil : hash(String(describing: value))
    }
  }

  /// The name of a type without its generic arguments: these change with the content of a view.
  static func name(of type: any Any.Type) -> UInt64 { hash(_typeName(type, qualified: false).prefix { $0 != "<" }) }
}

/// Places of children of which a node has two or more.
enum NodePlace {
  /// The content of a modifier.
  static let content: UInt64 = 1
  /// The view that a modifier adds to its content.
  static let addition: UInt64 = 2
}

extension _Node {
  /// The address of the node. It is known once the node has its parent, which all nodes have before they make others.
  final var address: NodeAddress {
    // Where nodes are made in the places of others, all of them ask.
    let remembers = graph.persistence.formerNodes != nil
    var result = NodeAddress()
    var path: [(node: _Node, parent: _Node)] = []
    var node = self
    while let parent = node.parent {
      if remembers, let known = graph.persistence.knownAddresses[ObjectIdentifier(node)] {
        result = known
        break
      }
      path.append((node, parent))
      node = parent
    }
    for (node, parent) in path.reversed() {
      result = result.appending(parent.place(of: node)).appending(node.addressPart)
      if remembers { graph.persistence.knownAddresses[ObjectIdentifier(node)] = result }
    }
    return result
  }
}
