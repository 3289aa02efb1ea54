import Foundation
import IppoRender
import IppoSessions
import Logging

extension SessionHost {
  /// Ends all sessions of a user: those of this process at once, and those of other processes with the same store when
  /// they look. They look before they go on with a session, and every few seconds.
  /// - Returns: how many there were in this process.
  package func endSessions(ofUser user: String) async -> Int {
    await signOut(.user(user))
    return await end(sessions(ofUser: user))
  }

  /// Ends all sessions of a browser, at all processes as ``endSessions(ofUser:)`` does.
  /// - Returns: how many there were in this process.
  package func endSessions(ofVisitor visitor: WebVisitor) async -> Int {
    await signOut(.visitor(visitor.id))
    return await end(sessions(of: visitor))
  }

  private func end(_ sessions: [String]) async -> Int {
    var count = 0
    for id in sessions where await endSession(id) { count += 1 }
    return count
  }

  private func signOut(_ signOut: WaitingSignOuts.SignOut) async {
    guard let vault = services.vault else { return }
    do throws(SessionStoreError) {
      try await vault.record(signOut)
    } catch {
      logger.error("Sessions at other processes have not been ended yet", metadata: ["error": "\(error)"])
      guard error != .closed else { return }
      if waitingSignOuts.add(signOut) {
        retrySignOuts(in: vault)
      } else {
        logger.error("Sessions at other processes stay: too many sign-outs wait for the store")
      }
    }
  }

  /// Begins the one task that asks the store again, for all sign-outs that it has not taken.
  private func retrySignOuts(in vault: SessionVault) {
    guard signOutRetry == nil else { return }
    signOutRetry = Task {
      while !waitingSignOuts.isEmpty {
        await services.sleep(waitingSignOuts.pause)
        await askAgain(vault)
      }
      signOutRetry = nil
    }
  }

  /// Asks about each sign-out, until the store is out of reach.
  private func askAgain(_ vault: SessionVault) async {
    var isAway = false
    for signOut in waitingSignOuts.all where waitingSignOuts.take(signOut) {
      do throws(SessionStoreError) {
        try await vault.record(signOut)
      } catch {
        if error == .closed { return waitingSignOuts.removeAll() }
        isAway = true
        _ = waitingSignOuts.add(signOut)
        // Other failures may be about one record.
        if case .unavailable = error { break }
      }
    }
    waitingSignOuts.asked(isAway: isAway)
  }

  /// How often all sessions of somebody have been ended; `nil` where that is not kept. While the store is silent, the
  /// host assumes no sign-outs: then the session ends too early rather than too late.
  func signOuts(of person: Visitor) async -> Int? {
    guard let vault = services.vault else { return nil }
    return (try? await vault.signOuts(ofUser: person.user, visitor: person.id)) ?? 0
  }

  /// Ends the sessions that were ended at other processes.
  func followSignOuts() async {
    guard let vault = services.vault, !sessions.isEmpty, let seen = try? await vault.signOuts(),
      seen != seenSignOuts || !unasked.isEmpty
    else { return }
    let (isNews, areAllAsked, late) = (seen != seenSignOuts, seen.visitors != seenSignOuts.visitors, unasked)
    let asked = sessions.values.filter {
      late.contains(ObjectIdentifier($0)) || isNews && (areAllAsked || $0.person.user != nil)
    }
    let people = Dictionary(grouping: asked, by: { SessionVault.Person(visitor: $0.person.id, user: $0.person.user) })
    // What cannot be asked now is asked for the next time.
    guard let counts = try? await vault.signOuts(of: Array(people.keys)) else { return }
    for (person, group) in people {
      let count = counts[person] ?? 0
      for session in group where session.signOuts ?? 0 < count {
        // Another session may have taken its place meanwhile.
        if sessions[session.id].map({ $0 === session }) ?? true { _ = await endSession(session.id) }
      }
    }
    unasked.subtract(late)
    guard isNews else { return }
    // A session that began meanwhile may know of fewer sign-outs. One that is about to begin finds that others were seen.
    let known = Set(asked.map(ObjectIdentifier.init))
    for session in sessions.values where areAllAsked || session.person.user != nil {
      if !known.contains(ObjectIdentifier(session)) { unasked.insert(ObjectIdentifier(session)) }
    }
    seenSignOuts = seen
  }
}
