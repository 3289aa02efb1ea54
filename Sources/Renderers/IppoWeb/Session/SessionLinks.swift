import Foundation
import IppoSessions

/// The links by which browsers go on with sessions of terminals, and what the store says of them.
struct SessionLinks: Sendable {
  let signer: SessionLinkSigner
  let vault: SessionVault
  let date: @Sendable () -> Date

  /// A link that opens a session at the moment.
  struct Open: Sendable {
    /// The id of the session.
    let id: String
    fileprivate let nonce: String
  }

  /// Whether a link was written by a process that shares the secret, and is not too old. The store is not asked.
  func mayOpen(_ text: String) -> Bool { signer.link(text, at: date()) != nil }

  /// - Returns: `nil` for a link that was used, is too old or forged.
  func open(_ text: String) async throws(SessionStoreError) -> Open? {
    guard let (id, nonce) = signer.link(text, at: date()) else { return nil }
    // Who comes with a used link does not take the session from its owner.
    guard let link = try await vault.find(id)?.record.link, link.nonce == nonce, link.isOpen(at: date()) else {
      return nil
    }
    return Open(id: id, nonce: nonce)
  }

  /// Uses a link up: its session is the visitor's from now on. Nobody sees the session before the store has that.
  /// - Parameters:
  ///   - signOuts: how often all sessions of the user had been ended.
  ///   - key: that of the token the visitor gets.
  ///   - lifetime: how long the store keeps a session it does not have.
  /// - Returns: `nil` when somebody else was quicker.
  func use(
    _ link: Open, for visitor: WebVisitor, user: String?, signOuts: Int?, key: String, lifetime: Duration
  ) async throws(SessionStoreError) -> SessionVault.Found? {
    guard var found = try await vault.claim(link.id), found.record.link?.nonce == link.nonce else { return nil }
    // A page of its own, whose client counts its events from the first.
    found.record.handled = 0
    found.record.link = nil
    found.record.place = nil
    found.record.visitor = visitor.id
    found.record.user = user
    found.record.signOuts = signOuts
    found.record.keys = SessionKeys(key)
    do throws(SessionStoreError) {
      _ = try await vault.commit(found.record, of: link.id, epoch: found.epoch, lifetime: lifetime)
    } catch .moved {
      return nil
    }
    return found
  }
}
