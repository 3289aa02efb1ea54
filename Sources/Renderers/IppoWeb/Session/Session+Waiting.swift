/// What others wait for.
extension Session {
  /// Waits until all that was received is handled.
  nonisolated func settle() async { await worker.done() }

  /// Waits until all that was received is handled, and the client is sent what came of it.
  nonisolated func settleTurns() async {
    await worker.done()
    await worker.turnsTaken()
  }

  /// Waits until it has been the turn of the window, if there is something for it to do.
  nonisolated func takeTurn() async { await worker.turn() }
}
