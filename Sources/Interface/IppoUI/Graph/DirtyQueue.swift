/// Nodes to bring up to date, the ones nearest to the root first: a parent may make the update of a child unneeded.
struct DirtyQueue {
  /// A node that is due, and the transaction of all that made it so.
  struct Entry {
    let node: _Node
    let transaction: Transaction
  }

  private struct Place {
    let node: _Node
    let depth: Int32
    let order: Int
  }

  private var heap: [Place] = []
  private var order = 0
  // Beside the heap: a node that many values reach is found at once, however many others are due. Empty ones are left
  // out.
  private var transactions: [ObjectIdentifier: Transaction] = [:]

  var isEmpty: Bool { heap.isEmpty }

  mutating func push(_ node: _Node, depth: Int32, _ transaction: Transaction) {
    order += 1
    heap.append(Place(node: node, depth: depth, order: order))
    if !transaction.isEmpty { transactions[ObjectIdentifier(node)] = transaction }
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
    if !transaction.isEmpty { transactions[ObjectIdentifier(node), default: Transaction()].merge(transaction) }
  }

  mutating func pop() -> Entry? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    let node = heap.removeLast().node
    let first = Entry(
      node: node, transaction: transactions.removeValue(forKey: ObjectIdentifier(node)) ?? Transaction())
    // The memory for the first turn of a window is released after it.
    if heap.isEmpty, heap.capacity > 16 { (heap, transactions) = ([], [:]) }
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
