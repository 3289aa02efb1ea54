/// A modifier of the transaction, for the changes that begin below it.
@MainActor
class TransactionCell {
  let outer: TransactionCell?

  init(outer: TransactionCell?) { self.outer = outer }

  /// Whether the modifier is for a body with a placeholder for the view outside of it.
  var isForBody: Bool { false }

  func apply(_ transaction: inout Transaction) {}

  /// Applies all modifiers from the outermost to this one.
  final func applyAll(_ transaction: inout Transaction) {
    outer?.applyAll(&transaction)
    apply(&transaction)
  }
}

private final class TypedTransactionCell<Modifier: TransactionTransform>: TransactionCell {
  private(set) var modifier: Modifier
  private unowned let graph: ViewGraph
  private var turn: Int?
  private var applies: Bool

  init(_ modifier: Modifier, graph: ViewGraph, outer: TransactionCell?) {
    self.modifier = modifier
    self.graph = graph
    applies = modifier.applies(after: nil)
    super.init(outer: outer)
  }

  func replace(_ new: Modifier) {
    if new.applies(after: modifier) { turn = graph.turn.number }
    modifier = new
  }

  override var isForBody: Bool { Modifier.isForBody }

  override func apply(_ transaction: inout Transaction) {
    if applies || turn == graph.turn.number { modifier.apply(&transaction) }
  }
}

final class TransactionNode<Modifier: TransactionTransform, V: View>: _Node {
  private let cell: TransactionCell
  private var content: _Node!

  init(_ modifier: Modifier, _ content: V, in parent: _Node, _ inputs: _NodeInputs) {
    cell = TypedTransactionCell(modifier, graph: inputs.graph, outer: inputs.transactions)
    super.init(in: parent, inputs)
    graph.transactions.within(cell) { self.content = V._makeNode(content, in: self, inputs.with(transaction: cell)) }
  }

  func patch(_ modifier: Modifier, _ content: V) {
    unsafeDowncast(cell, to: TypedTransactionCell<Modifier>.self).replace(modifier)
    graph.transactions.within(cell) { V._patchNode(self.content, content) }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}
