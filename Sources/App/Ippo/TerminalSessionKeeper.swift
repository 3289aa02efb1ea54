#if Terminal && Web
  import Foundation
  import IppoRender
  import IppoSessions
  import IppoTerminal

  /// Keeps a terminal's window in a store of sessions, as a server keeps those of browsers. Each turn is committed with
  /// the epoch of the session, so that of two processes the later one has it.
  @MainActor
  final class TerminalSessionKeeper: TerminalKeeper {
    private let vault: SessionVault
    private let id: String
    private let epoch: Int
    /// The last stored record.
    private var record: SessionRecord
    private var schedule = CommitSchedule()
    private var archive: (@MainActor () -> (window: [UInt8]?, place: TerminalPlace))?
    private let sleep: @Sendable (Duration) async -> Void
    private var hasMoved = false
    private var waiters: [CheckedContinuation<Void, Never>] = []

    let place: TerminalPlace?
    var onSettled: (@MainActor () -> Void)?
    var onMove: (@MainActor () -> Void)?

    /// The archive from which the window is rebuilt; `nil` for a new session.
    let restored: [UInt8]?

    /// How long a session that has a name is kept: a leap year.
    static let lifetime = Duration.seconds(366 * 24 * 3600)

    /// Finds the session or begins it, and takes it from whoever has it.
    /// - Throws: `SessionStoreError` when the store cannot be used, or holds something else by this name.
    static func open(
      _ id: String, in vault: SessionVault,
      sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) async throws(SessionStoreError) -> TerminalSessionKeeper {
      for isLast in [false, true] {
        if let found = try await vault.claimNamed(id) {
          var record = found.record
          let restored = record.window.isEmpty ? nil : record.window
          // What a browser has of the session opens it no more.
          record.keys = SessionKeys(UUID().uuidString)
          record.link = nil
          let keeper = TerminalSessionKeeper(
            vault, id, epoch: found.epoch, record: record, restored: restored, sleep: sleep)
          _ = try await vault.commit(record, of: id, epoch: found.epoch, lifetime: lifetime)
          return keeper
        }
        // Nobody's until a link gives it to somebody.
        let record = SessionRecord(
          handled: 0, revision: 0, keys: SessionKeys(UUID().uuidString), visitor: "", client: nil, window: [])
        do throws(SessionStoreError) {
          try await vault.create(record, of: id, lifetime: lifetime)
          return TerminalSessionKeeper(vault, id, epoch: 1, record: record, restored: nil, sleep: sleep)
        } catch .exists where !isLast {
          // Another process was first, or what there is has expired.
          await vault.sweep()
        }
      }
      throw .exists
    }

    private init(
      _ vault: SessionVault, _ id: String, epoch: Int, record: SessionRecord, restored: [UInt8]?,
      sleep: @escaping @Sendable (Duration) async -> Void
    ) {
      self.vault = vault
      self.id = id
      self.epoch = epoch
      self.record = record
      self.restored = restored
      self.sleep = sleep
      place = record.place.flatMap { try? JSONDecoder().decode(TerminalPlace.self, from: $0) }
    }

    var isSettled: Bool { schedule.isClean || schedule.isFailing || hasMoved }

    func change(_ archive: @escaping @MainActor () -> (window: [UInt8]?, place: TerminalPlace)) {
      self.archive = archive
      if !hasMoved, schedule.change() { commit() }
    }

    private func commit() {
      guard let archive else { return }
      let (window, place) = archive()
      schedule.taken()
      if let window { record.window = window } else { vault.cannotKeep() }
      // A number, a text, numbers: there is nothing in it that JSON cannot say.
      record.place = try! JSONEncoder().encode(place)
      record.revision += 1
      Task { await send(record) }
    }

    private func send(_ record: SessionRecord) async {
      do throws(SessionStoreError) {
        _ = try await vault.commit(record, of: id, epoch: epoch, lifetime: Self.lifetime)
        if schedule.committed() { commit() }
        settle()
      } catch .moved {
        hasMoved = true
        settle()
        onMove?()
      } catch {
        let delay = schedule.failed()
        settle()
        await sleep(delay)
        if !hasMoved, schedule.due() { commit() }
      }
    }

    private func settle() {
      guard isSettled else { return }
      for waiter in waiters { waiter.resume() }
      waiters = []
      onSettled?()
    }

    func finish() async {
      if schedule.due() { commit() }
      guard !isSettled else { return }
      await withCheckedContinuation { waiters.append($0) }
    }

    /// Lets a browser go on with the session.
    /// - Returns: what the address of the link ends in.
    func offerLink(_ signer: SessionLinkSigner, now: Date) async throws(SessionStoreError) -> String {
      let link = SessionLink(now: now)
      record.link = link
      _ = try await vault.commit(record, of: id, epoch: epoch, lifetime: Self.lifetime)
      return signer.text(link, of: id)
    }
  }
#endif
