/// The conditions for which other parts of the server wait.
extension Session {
  /// Waits until all that was received is handled.
  nonisolated func settle() async { await worker.done() }

  /// Waits until the session has handled all received messages, and has sent the results to the client.
  nonisolated func settleTurns() async {
    await worker.done()
    await worker.turnsTaken()
  }

  /// Waits until it has been the turn of the window, if there is something for it to do.
  nonisolated func takeTurn() async { await worker.turn() }
}
