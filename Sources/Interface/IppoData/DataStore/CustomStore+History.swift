import Foundation

// The history of a store that keeps one.
extension CustomStore {
  func history<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]? {
    func history<H: HistoryProviding>(_ store: H) throws -> [T]? {
      guard let descriptor = descriptor as? HistoryDescriptor<H.HistoryType> else { return nil }
      return try store.fetchHistory(descriptor) as? [T]
    }
    return try using { store in try (store as? any HistoryProviding).flatMap { try history($0) } }
  }

  func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> Bool {
    func delete<H: HistoryProviding>(_ store: H) throws -> Bool {
      guard let descriptor = descriptor as? HistoryDescriptor<H.HistoryType> else { return false }
      try store.deleteHistory(descriptor)
      return true
    }
    return try using { store in try (store as? any HistoryProviding).map { try delete($0) } ?? false }
  }

  var hasHistory: Bool { Store.self is any HistoryProviding.Type }

  /// The place of the newest transaction.
  func newestToken() throws -> (any HistoryToken)? {
    func newest<H: HistoryProviding>(_ store: H) throws -> (any HistoryToken)? {
      var descriptor = HistoryDescriptor<H.HistoryType>(sortBy: [SortDescriptor(\.token, order: .reverse)])
      descriptor.fetchLimit = 1
      // A store may leave out the order and the limit, or refuse them.
      let found = try (try? store.fetchHistory(descriptor)) ?? store.fetchHistory(HistoryDescriptor())
      return found.map(\.token).max()
    }
    return try using { store in try (store as? any HistoryProviding).flatMap { try newest($0) } }
  }

  func transactions(after token: (any HistoryToken)?) throws -> [AppTransaction] {
    func transactions<H: HistoryProviding>(_ store: H) throws -> [AppTransaction] {
      var descriptor = HistoryDescriptor<H.HistoryType>()
      var found: [H.HistoryType]?
      let place = try token.map { try Self.place($0, in: H.self) }
      if let place {
        descriptor.predicate = #Predicate { $0.token > place }
        // A store may know no conditions.
        found = try? store.fetchHistory(descriptor)
      }
      let all = try found ?? store.fetchHistory(HistoryDescriptor())
      return all.filter { transaction in place.map { transaction.token > $0 } ?? true }.map { transaction in
        AppTransaction(
          author: transaction.author, token: transaction.token,
          entities: Set(transaction.changes.map(\.changedPersistentIdentifier.entityName)))
      }
    }
    return try using { store in try (store as? any HistoryProviding).map { try transactions($0) } ?? [] }
  }

  func check(_ token: any HistoryToken) throws {
    func check<H: HistoryProviding>(_ type: H.Type) throws { _ = try Self.place(token, in: type) }
    if let type = Store.self as? any HistoryProviding.Type { try check(type) }
  }

  private static func place<H: HistoryProviding>(
    _ token: any HistoryToken, in type: H.Type
  ) throws -> H.HistoryType.TokenType {
    if let place = token as? H.HistoryType.TokenType { return place }
    throw SwiftDataError(
      .unknownSchema,
      "The store has a history of '\(H.HistoryType.TokenType.self)', not of '\(Swift.type(of: token))'.")
  }
}
