import IppoSessions

/// The tokens by which the client comes.
extension Session {
  /// Decides which token the client comes with the next time.
  func offerToken() {
    let key: String
    if services.vault == nil {
      key = SessionTokenSigner.key()
      keys.offer(key)
    } else {
      key = keys.offerPrepared(archived: keeping?.keys)
      keys.prepare(SessionTokenSigner.key())
    }
    offeredKey = key
  }

  /// The token the client comes with the next time.
  var offered: String { services.signer.issue(for: id, key: offeredKey).text }
}
