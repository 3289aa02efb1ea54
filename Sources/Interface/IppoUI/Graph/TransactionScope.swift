/// The transactions of the evaluation that is running.
@MainActor
final class TransactionScope {
  /// The transaction of that evaluation, with the modifiers around it.
  private(set) var current = Transaction()
  /// The transaction of the present change, before any modifier of it.
  private var change = Transaction()
  /// The merged transactions of the turn, for changes that follow from preferences.
  private(set) var turn = Transaction()

  func beginTurn() { turn = Transaction() }

  /// Follows a change: the evaluation of a node below `cell`, the innermost modifier of the transaction.
  func follow(_ transaction: Transaction, below cell: TransactionCell?) {
    change = transaction
    turn.merge(transaction)
    current = transaction
    cell?.applyAll(&current)
  }

  func finish() {
    current = Transaction()
    change = Transaction()
  }

  /// Runs `body` with a modifier of the transaction applied.
  func within(_ cell: TransactionCell, _ body: () -> Void) {
    let outer = current
    cell.apply(&current)
    body()
    current = outer
  }

  /// Runs `body` with the transaction of the place where `cell` is the innermost modifier.
  func back(at cell: TransactionCell?, _ body: () -> Void) {
    let inner = current
    current = change
    cell?.applyAll(&current)
    body()
    current = inner
  }
}
