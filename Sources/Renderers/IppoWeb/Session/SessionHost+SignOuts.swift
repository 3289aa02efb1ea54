import Foundation
import IppoRender
import IppoSessions
import Logging

extension SessionHost {
  /// Ends all sessions of somebody who has signed in: those of this process at once, and those of others that have the same
  /// store as soon as they look, which they do before they go on with a session, and every few seconds.
  /// - Returns: how many there were in this process.
  package func endSessions(ofUser user: String) async -> Int {
    if let vault = services.vault { await signOut(user, in: vault) }
    var count = 0
    for id in sessions(ofUser: user) where await endSession(id) { count += 1 }
    return count
  }

  private func signOut(_ user: String, in vault: SessionVault) async {
    do throws(SessionStoreError) {
      try await vault.signOut(user)
    } catch {
      logger.error("Sessions at other processes have not been ended yet", metadata: ["error": "\(error)"])
      guard error != .closed else { return }
      Task {
        await services.sleep(.seconds(2))
        await signOut(user, in: vault)
      }
    }
  }

  /// How often all sessions of somebody have been ended; `nil` where that is not kept. While the store does not answer, it is
  /// assumed that they never were: then the session ends too early, and not too late.
  func signOuts(of person: Visitor) async -> Int? {
    guard let vault = services.vault, let user = person.user else { return nil }
    return (try? await vault.signOuts(of: user)) ?? 0
  }

  /// Ends the sessions that were ended at other processes.
  func followSignOuts() async {
    guard let vault = services.vault, sessions.values.contains(where: { $0.person.user != nil }),
      let seen = try? await vault.signOuts(), seen != seenSignOuts
    else { return }
    let users = Set(sessions.values.compactMap { $0.person.user })
    for user in users {
      // What cannot be asked now is asked for the next time.
      guard let count = try? await vault.signOuts(of: user) else { return }
      for session in sessions.values where session.person.user == user && session.signOuts ?? 0 < count {
        _ = await endSession(session.id)
      }
    }
    seenSignOuts = seen
  }
}
