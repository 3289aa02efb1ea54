import IppoRender
import IppoSessions

/// Sessions of other processes, which come here with their clients.
extension SessionHost {
  /// The host's answer for a session that a client asks for.
  enum Restoration: Sendable {
    case session(Session)
    case none
    /// The session is another visitor's, or the key was replaced.
    case refused
    /// The answer is unknown for now.
    case busy(String)
  }

  /// The session of a token: in this process, or else rebuilt from what is kept of it.
  func find(_ token: SessionToken, for connection: WireConnection, shown: Int) async -> Restoration {
    guard let vault = services.vault else { return sessions[token.id].map { .session($0) } ?? .none }
    if let session = sessions[token.id] {
      switch await ownership(of: session, in: vault, shown: shown) {
      case .ours: return .session(session)
      case .unknown: return .busy("The session cannot be reached at the moment.")
      case .lost:
        // What this process knows of it is of the past.
        forget(session)
        await session.end(.moved, "Another process serves the session.")
      }
    }
    // An answer about another connection is of use where there is a session, or nothing.
    while let other = restoring[token.id] {
      switch await other.value {
      case .session(let session): return .session(session)
      case .none: return .none
      case .refused, .busy: continue
      }
    }
    let task = Task {
      let result = await restore(token, from: vault, for: connection, shown: shown)
      restoring[token.id] = nil
      return result
    }
    restoring[token.id] = task
    return await task.value
  }

  private enum Ownership { case ours, lost, unknown }

  /// Whether a session of this process is still its own: its client may return from another process that this one has
  /// not noticed.
  private func ownership(of session: Session, in vault: SessionVault, shown: Int) async -> Ownership {
    guard let epoch = await session.epoch else { return .ours }
    do throws(SessionStoreError) {
      return try await vault.epoch(of: session.id) == epoch ? .ours : .lost
    } catch {
      // While the store cannot be asked, sessions go on.
      return await session.isBehind(shown) ? .unknown : .ours
    }
  }

  private func restore(
    _ token: SessionToken, from vault: SessionVault, for connection: WireConnection, shown: Int
  ) async -> Restoration {
    guard addresses.takeLookup(connection.network, at: now()) else {
      let overload = Overload(kind: .addressRate, retryAfter: .seconds(1))
      metrics.rejected(overload.kind.rawValue)
      return .busy(overload.text)
    }
    do throws(SessionStoreError) {
      // Whoever may not have the session does not take it from its owner either.
      guard var found = try await vault.find(token.id) else { return .none }
      guard found.record.visitor == connection.visitor.id, found.record.keys.admit(token.key) else { return .refused }
      let seen = seenSignOuts
      let signOuts = try await vault.signOuts(ofUser: found.record.user, visitor: found.record.visitor)
      if signOuts > found.record.signOuts ?? 0 {
        await vault.remove(token.id, epoch: found.epoch)
        return .none
      }
      do throws(Overload) {
        try admit(connection.network)
      } catch {
        metrics.rejected(error.kind.rawValue)
        return .busy(error.text)
      }
      opening += 1
      addresses.addSession(connection.network, at: now())
      defer { opening -= 1 }
      let claimed: SessionVault.Found?
      do throws(SessionStoreError) {
        claimed = try await vault.claim(token.id)
      } catch {
        addresses.removeSession(connection.network)
        throw error
      }
      guard let claimed else {
        addresses.removeSession(connection.network)
        return .none
      }
      let (session, _) = await Session.open(
        Session.Origin(
          id: token.id, key: token.key, person: Visitor(id: claimed.record.visitor, user: claimed.record.user),
          network: connection.network, now: now(), client: claimed.record.client, restoring: (claimed, shown)),
        services: services, observer: observer, makeSource: makeSource)
      metrics.restored()
      await add(session, since: seen)
      return .session(session)
    } catch {
      return .busy("The session cannot be reached at the moment.")
    }
  }
}
