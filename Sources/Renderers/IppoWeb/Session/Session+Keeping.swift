import IppoRender
import IppoSessions

/// Sessions are kept for other processes.
extension Session {
  /// Persists the session for the process of its client, which may differ from that of the page. Returns when the
  /// session is stored, or cannot be.
  func keepForClient() async {
    keep()
    await flush()
  }

  func keep() {
    guard services.vault != nil, canBeKept else { return }
    if keeping == nil {
      keeping = SessionKeeping()
      ledger.keepsAtOnce = false
    }
    changed()
  }

  /// Something is not in the archive.
  func changed() {
    if !lifecycle.isEnded, keeping?.schedule.change() == true { worker.add(.archive) }
  }

  func commit(_ window: SessionWindow.Archive) {
    guard let vault = services.vault, let keeping, !lifecycle.isEnded else { return }
    guard let bytes = window.bytes else { return neverKeep() }
    self.keeping?.schedule.taken()
    let record = SessionRecord(
      handled: ledger.acknowledgement.handled, revision: revision, keys: keys, visitor: visitor.id,
      user: person.user, signOuts: signOuts, client: window.client, trial: trial.running,
      window: bytes)
    guard let traces else { return send(record, to: vault, epoch: keeping.epoch, nil) }
    let trace = traces.beginCommit(bytes: bytes.count)
    trace.carry { send(record, to: vault, epoch: keeping.epoch, trace) }
  }

  private func send(_ record: SessionRecord, to vault: SessionVault, epoch: Int?, _ trace: CommitTrace?) {
    let lifetime = services.limits.sessionLifetime
    Task {
      do throws(SessionStoreError) {
        let epoch = try await vault.commit(record, of: id, epoch: epoch, lifetime: lifetime)
        if let trace { traces?.end(trace) }
        didCommit(record, epoch)
      } catch {
        if let trace { traces?.end(trace, error) }
        if error == .moved { await move() } else { await retry() }
      }
    }
  }

  private func didCommit(_ record: SessionRecord, _ epoch: Int) {
    keeping?.epoch = epoch
    keeping?.keys = record.keys
    ledger.keep(record.handled)
    let isBehind = keeping?.schedule.committed() == true
    if isBehind, !lifecycle.isEnded { worker.add(.archive) }
    keeping?.flushed(all: !isBehind)
    if !lifecycle.isEnded { acknowledge() }
  }

  private func retry() async {
    guard let delay = keeping?.schedule.failed() else { return }
    keeping?.flushed(all: true)
    await services.sleep(delay)
    if !lifecycle.isEnded, keeping?.schedule.due() == true { worker.add(.archive) }
  }

  /// Another process has the session: this one leaves it, and what is kept of it, alone.
  private func move() async {
    keeping?.flushed(all: true)
    guard !lifecycle.isEnded else { return }
    end(.moved, "Another process serves the session.")
    await observer.didMove(self)
  }

  /// Gives up persistence, as the content of the session cannot be rebuilt: the session ends with the process, as
  /// without a store.
  private func neverKeep() {
    services.vault?.cannotKeep()
    keeping?.flushed(all: true)
    keeping = nil
    canBeKept = false
    ledger.keepsAtOnce = true
    ledger.acknowledge(ledger.acknowledgement.handled)
    acknowledge()
  }

  /// Waits until all that has happened so far is kept, or cannot be.
  func flush() async {
    guard let keeping, !keeping.schedule.isClean, !lifecycle.isEnded else { return }
    if self.keeping?.schedule.due() == true { worker.add(.archive) }
    await withCheckedContinuation { self.keeping?.wait($0) }
  }

  /// Whether a client shows more than the session knows of: then another process has served it since.
  func isBehind(_ shown: Int) -> Bool { shown > revision }

  /// The epoch of the stored session.
  var epoch: Int? { keeping?.epoch }
}
