import Foundation
import IppoRender
import IppoSessions

/// Sessions that go on in a browser by a link.
extension SessionHost {
  /// Whether a link was written by a process that shares the secret, and is not too old. The store is not asked.
  func mayContinue(_ link: String) -> Bool { links?.mayOpen(link) == true }

  /// Goes on with the session that a link names, which is the visitor's from now on, and renders its page.
  /// - Returns: `nil` for a link that was used, is too old or forged.
  /// - Throws: ``Overload`` when there is no room for another session, and `SessionStoreError`.
  func continueSession(
    _ text: String, visitor: WebVisitor, person: Visitor, from network: ClientNetwork, for client: ClientEnvironment?
  ) async throws -> OpenedPage? {
    guard let links, let link = try await links.open(text) else { return nil }
    try admit(network)
    opening += 1
    addresses.addSession(network, at: now())
    defer { opening -= 1 }
    let token = signer.issue(for: link.id)
    let seen = seenSignOuts
    let found: SessionVault.Found?
    do {
      found = try await links.use(
        link, for: visitor, user: person.user, signOuts: signOuts(of: person), key: token.key,
        lifetime: limits.sessionLifetime)
    } catch {
      addresses.removeSession(network)
      throw error
    }
    guard let found else {
      addresses.removeSession(network)
      return nil
    }
    if let stale = sessions[link.id] {
      forget(stale)
      await stale.end(.moved, "Another process serves the session.")
    }
    let (session, _) = await Session.open(
      Session.Origin(
        id: link.id, key: token.key, person: person, network: network, now: now(),
        client: client ?? found.record.client, restoring: (found, 0)),
      services: services, observer: observer, makeSource: makeSource)
    metrics.restored()
    await add(session, since: seen)
    let page = await session.openedPage(token)
    await expectClient(of: session, bytes: await session.weight)
    return page
  }
}
