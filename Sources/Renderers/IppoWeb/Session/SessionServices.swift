import FoundationShims
import IppoSessions
import Logging

/// What the sessions of a host have in common: each has a reference to it.
final class SessionServices: Sendable {
  let limits: WebLimits
  let signer: SessionTokenSigner
  let metrics: WebMetrics
  let logger: Logger
  let share: MainActorShare
  /// Room for files that visitors send.
  let uploads: UploadBudget
  /// What of files the sessions show.
  let tickets: FileTickets
  /// What several of them have shown first.
  let pages: SharedPages
  /// Keeps sessions for other processes. `nil`: they end with this one.
  let vault: SessionVault?
  /// Turns for events that may have ended a process.
  let trials: TrialTurns
  /// The folder for files of visitors, which last until the end of the session.
  let files: TemporaryFolder
  /// Waits for that long.
  let sleep: @Sendable (Duration) async -> Void

  init(
    limits: WebLimits, signer: SessionTokenSigner, metrics: WebMetrics, logger: Logger, share: MainActorShare,
    uploads: UploadBudget, tickets: FileTickets, pages: SharedPages = SharedPages(), vault: SessionVault? = nil,
    trials: TrialTurns = TrialTurns(), files: TemporaryFolder = TemporaryFolder(),
    sleep: @escaping @Sendable (Duration) async -> Void
  ) {
    self.limits = limits
    self.signer = signer
    self.metrics = metrics
    self.logger = logger
    self.share = share
    self.uploads = uploads
    self.tickets = tickets
    self.pages = pages
    self.vault = vault
    self.trials = trials
    self.files = files
    self.sleep = sleep
  }

  /// The same for sessions that are kept in a store.
  func keeping(in vault: SessionVault) -> SessionServices {
    SessionServices(
      limits: limits, signer: signer, metrics: metrics, logger: logger, share: share, uploads: uploads,
      tickets: tickets, pages: pages, vault: vault, trials: trials, files: files, sleep: sleep)
  }
}
