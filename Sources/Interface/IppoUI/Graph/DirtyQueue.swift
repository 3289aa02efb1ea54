/// Nodes to bring up to date, the ones nearest to the root first: a parent may make the update of a child unneeded.
struct DirtyQueue {
  struct Entry {
    let node: _Node
    let depth: Int32
    let order: Int
    var transaction: Transaction
  }

  private var heap: [Entry] = []
  private var order = 0

  var isEmpty: Bool { heap.isEmpty }

  mutating func push(_ node: _Node, depth: Int32, _ transaction: Transaction) {
    order += 1
    heap.append(Entry(node: node, depth: depth, order: order, transaction: transaction))
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(child, parent) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// The node is in the queue already; it gets the later transaction as well.
  mutating func merge(_ node: _Node, _ transaction: Transaction) {
    guard !transaction.isEmpty, let index = heap.firstIndex(where: { $0.node === node }) else { return }
    heap[index].transaction.merge(transaction)
  }

  mutating func pop() -> Entry? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    // What the first turn of a window needs is not kept for all others.
    if heap.isEmpty, heap.capacity > 16 { heap = [] }
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && precedes(child, least) { least = child }
      guard least != parent else { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    (heap[left].depth, heap[left].order) < (heap[right].depth, heap[right].order)
  }
}
