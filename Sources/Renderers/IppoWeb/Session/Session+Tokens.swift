import IppoSessions

/// The tokens that identify the client.
extension Session {
  /// Decides the client's next token.
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

  /// The client's next token.
  var offered: String { services.signer.issue(for: id, key: offeredKey).text }
}
