import Crypto
import Foundation

/// All sessions of a person can be ended at once, at every process that has the same store.
///
/// The store keeps how often that has happened, as the epoch of a record without an archive: one for each person, and one for
/// all, which tells processes when to look. A session that began before the last time is over. No clocks are compared.
extension SessionVault {
  /// How often all sessions of a person have been ended.
  package func signOuts(of user: String) async throws(SessionStoreError) -> Int { try await count(Self.id(of: user)) }

  /// How often that has happened to anybody.
  package func signOuts() async throws(SessionStoreError) -> Int { try await count(Self.idOfAll) }

  /// All sessions that a person has at the moment are over.
  package func signOut(_ user: String) async throws(SessionStoreError) {
    try await raise(Self.id(of: user))
    try await raise(Self.idOfAll)
  }

  private static let idOfAll = "sign-outs"

  /// Who it is, the store does not learn.
  private static func id(of user: String) -> String {
    idOfAll + "-" + Data(SHA256.hash(data: Data(user.utf8))).base64URL
  }

  private func count(_ id: String) async throws(SessionStoreError) -> Int {
    try await watched { () async throws(SessionStoreError) in try await store.read(id) }?.epoch ?? 0
  }

  private func raise(_ id: String) async throws(SessionStoreError) {
    try await watched { () async throws(SessionStoreError) in
      if try await store.claim(id) != nil { return }
      do throws(SessionStoreError) {
        // Longer than any session lives.
        try await store.create(id, archive: [], expiry: date().addingTimeInterval(10 * 366 * 86_400))
      } catch .exists {
        // Another process was first: what began since then is not meant by it, and is by this one.
        _ = try await store.claim(id)
      }
    }
  }
}
