/// The nodes that have read a value. Every readable value has a set. Most sets have at most one member, which stands in
/// the set itself.
///
/// The set does not retain nodes: each node leaves its sets before it is released.
struct ReaderSet {
  private enum Storage {
    case none
    case one(UnsafeMutableRawPointer)
    case few([UnsafeMutableRawPointer])
    case many(Set<UnsafeMutableRawPointer>)
  }

  private var storage = Storage.none

  /// So many are looked through one by one.
  private static let few = 8

  var isEmpty: Bool { if case .none = storage { true } else { false } }

  /// One of the readers.
  var first: _Node? {
    switch storage {
    case .none: nil
    case .one(let reader): Self.node(reader)
    case .few(let readers): readers.first.map(Self.node)
    case .many(let readers): readers.first.map(Self.node)
    }
  }

  mutating func insert(_ node: _Node) {
    let reader = Unmanaged.passUnretained(node).toOpaque()
    switch storage {
    case .none: storage = .one(reader)
    case .one(let first): storage = .few([first, reader])
    case .few(var readers):
      storage = .none
      readers.append(reader)
      storage = readers.count > Self.few ? .many(Set(readers)) : .few(readers)
    case .many(var readers):
      storage = .none
      readers.insert(reader)
      storage = .many(readers)
    }
  }

  mutating func remove(_ node: _Node) {
    let reader = Unmanaged.passUnretained(node).toOpaque()
    switch storage {
    case .none: break
    case .one(let first): if first == reader { storage = .none }
    case .few(var readers):
      guard let index = readers.firstIndex(of: reader) else { return }
      storage = .none
      readers.swapAt(index, readers.count - 1)
      readers.removeLast()
      storage = readers.count > 1 ? .few(readers) : .one(readers[0])
    case .many(var readers):
      storage = .none
      readers.remove(reader)
      // A large table is released when a suspended window leaves few readers.
      storage = readers.count > Self.few / 2 ? .many(readers) : .few(Array(readers))
    }
  }

  func forEach(_ body: (_Node) -> Void) {
    switch storage {
    case .none: break
    case .one(let reader): body(Self.node(reader))
    case .few(let readers): for reader in readers { body(Self.node(reader)) }
    case .many(let readers): for reader in readers { body(Self.node(reader)) }
    }
  }

  private static func node(_ reader: UnsafeMutableRawPointer) -> _Node {
    Unmanaged<_Node>.fromOpaque(reader).takeUnretainedValue()
  }
}
