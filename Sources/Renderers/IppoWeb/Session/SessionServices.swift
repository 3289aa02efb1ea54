import FoundationShims
import IppoSessions
import Logging

/// The services that the sessions of a host share: each has a reference to them.
final class SessionServices: Sendable {
  let limits: WebLimits
  let signer: SessionTokenSigner
  let metrics: WebMetrics
  let logger: Logger
  let scheduler: MainActorScheduler
  /// Room for files that visitors send.
  let uploads: UploadBudget
  /// The tickets of the files that the sessions show.
  let tickets: FileTickets
  /// The first pages that several sessions have shown.
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
    limits: WebLimits, signer: SessionTokenSigner, metrics: WebMetrics, logger: Logger, scheduler: MainActorScheduler,
    uploads: UploadBudget, tickets: FileTickets, pages: SharedPages = SharedPages(), vault: SessionVault? = nil,
    trials: TrialTurns = TrialTurns(), files: TemporaryFolder = TemporaryFolder(),
    sleep: @escaping @Sendable (Duration) async -> Void
  ) {
    self.limits = limits
    self.signer = signer
    self.metrics = metrics
    self.logger = logger
    self.scheduler = scheduler
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
      limits: limits, signer: signer, metrics: metrics, logger: logger, scheduler: scheduler, uploads: uploads,
      tickets: tickets, pages: pages, vault: vault, trials: trials, files: files, sleep: sleep)
  }
}
