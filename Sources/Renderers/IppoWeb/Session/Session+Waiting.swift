/// The conditions for which other parts of the server wait.
extension Session {
  /// Waits until all that was received is handled.
  nonisolated func settle() async { await worker.done() }

  /// Waits until the session has handled all received messages, and has sent the results to the client.
  nonisolated func settleMessages() async {
    await worker.done()
    await worker.messagesTaken()
  }

  /// Waits until the scheduler has picked the window, if it has work.
  nonisolated func waitForSlot() async { await worker.waitForSlot() }
}
