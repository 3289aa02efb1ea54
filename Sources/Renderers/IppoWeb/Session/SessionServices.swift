import IppoSessions
import Logging

/// What the sessions of a host have in common.
struct SessionServices: Sendable {
  let limits: WebLimits
  let signer: SessionTokenSigner
  let metrics: WebMetrics
  let logger: Logger
  let share: MainActorShare
  /// Room for files that visitors send.
  let uploads: UploadBudget
  /// Keeps sessions for other processes. `nil`: they end with this one.
  var vault: SessionVault?
  /// Waits for that long.
  let sleep: @Sendable (Duration) async -> Void
}
