import Crypto
import Foundation

/// All sessions of a person, or of a browser, can be ended at once, at every process that has the same store.
///
/// The store counts sign-outs, as the epoch of a record without an archive. There is a count for each user and each
/// browser, and one for all users and for all browsers, which tell processes when to look. A session that began before
/// the last time is over. No clocks are compared.
extension SessionVault {
  /// How often sessions of anybody have been ended.
  package struct SignOuts: Equatable, Sendable {
    /// The sign-outs of users.
    package var users = 0
    /// The sign-outs of browsers.
    package var visitors = 0

    package init() {}
  }

  /// The browser of a session, and the user if somebody has signed in there: sign-outs of both end the session.
  package struct Person: Hashable, Sendable {
    /// The id of the browser.
    package var visitor: String
    package var user: String?

    package init(visitor: String, user: String?) {
      self.visitor = visitor
      self.user = user
    }
  }

  /// How often all sessions of a person have been ended, and all of a browser, together.
  /// - Parameters:
  ///   - user: who has signed in, if somebody has.
  ///   - visitor: the id of the browser.
  package func signOuts(ofUser user: String?, visitor: String) async throws(SessionStoreError) -> Int {
    let person = Person(visitor: visitor, user: user)
    return try await signOuts(of: [person])[person] ?? 0
  }

  /// The same of many people, with one question to the store.
  package func signOuts(of people: [Person]) async throws(SessionStoreError) -> [Person: Int] {
    let ids = people.map { person in
      (
        visitor: Self.id(of: person.visitor, in: Self.idOfVisitors),
        user: person.user.map { Self.id(of: $0, in: Self.idOfUsers) }
      )
    }
    // A person may have several browsers, and a browser several people.
    let asked = Set(ids.map(\.visitor)).union(ids.compactMap(\.user))
    let counts = try await counts(Array(asked))
    var result: [Person: Int] = [:]
    for (person, id) in zip(people, ids) {
      let (visitors, users) = (counts[id.visitor] ?? 0, id.user.flatMap { counts[$0] } ?? 0)
      let (sum, isTooLarge) = visitors.addingReportingOverflow(users)
      guard !isTooLarge else { throw .unusable("the numbers of sign-outs are too large") }
      result[person] = sum
    }
    return result
  }

  /// How often that has happened to anybody.
  package func signOuts() async throws(SessionStoreError) -> SignOuts {
    let counts = try await counts([Self.idOfUsers, Self.idOfVisitors])
    var result = SignOuts()
    result.users = counts[Self.idOfUsers] ?? 0
    result.visitors = counts[Self.idOfVisitors] ?? 0
    return result
  }

  /// All sessions that a person has at the moment are over.
  package func signOut(user: String) async throws(SessionStoreError) { try await signOut(user, in: Self.idOfUsers) }

  /// All sessions that a browser has at the moment are over.
  package func signOut(visitor: String) async throws(SessionStoreError) {
    try await signOut(visitor, in: Self.idOfVisitors)
  }

  private func signOut(_ name: String, in all: String) async throws(SessionStoreError) {
    try await raise(Self.id(of: name, in: all))
    try await raise(all)
  }

  private static let idOfUsers = "sign-outs"
  private static let idOfVisitors = "visitor-ends"

  /// The id of a user or a browser, which hides the name from the store.
  private static func id(of name: String, in all: String) -> String {
    all + "-" + Data(SHA256.hash(data: Data(name.utf8))).base64URL
  }

  private func counts(_ ids: [String]) async throws(SessionStoreError) -> [String: Int] {
    try await watched { () async throws(SessionStoreError) in try await store.epochs(of: ids) }
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
