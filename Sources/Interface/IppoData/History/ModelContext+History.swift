import Foundation
internal import IppoPredicates

extension ModelContext {
  /// The transactions that meet a request, of all contexts and processes (`SwiftData.ModelContext.fetchHistory(_:)`).
  ///
  /// Stores keep the history of 30 days. Earlier transactions go when a container opens the store.
  /// - Throws: ``SwiftDataError/historyTokenExpired`` if the condition names a token after which transactions were deleted.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T] {
    let ofApp = try core.snapshotStores.compactMap { try $0.history(descriptor) }
    var found = ofApp.flatMap { $0 }
    if let descriptor = descriptor as? HistoryDescriptor<DefaultHistoryTransaction> {
      if let predicate = descriptor.predicate { try checkTokens(of: predicate) }
      found += try transactions(descriptor, needsChanges: true).compactMap { $0 as? T }
    } else if ofApp.isEmpty {
      throw SwiftDataError(
        .unknownSchema, "The stores have a history of 'DefaultHistoryTransaction', not of '\(T.self)'.")
    }
    guard core.allStores.count > 1, !ofApp.isEmpty else { return found }
    // Each store has answered for itself.
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    guard descriptor.fetchLimit > 0, found.count > descriptor.fetchLimit else { return found }
    return Array(found.prefix(Int(descriptor.fetchLimit)))
  }

  /// Deletes the transactions that meet a request from the history (`SwiftData.ModelContext.deleteHistory(_:)`).
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    for store in core.snapshotStores { _ = try store.deleteHistory(descriptor) }
    guard let descriptor = descriptor as? HistoryDescriptor<DefaultHistoryTransaction> else { return }
    let transactions = try transactions(descriptor, needsChanges: false)
    for store in core.allStores {
      let numbers = transactions.filter { $0.storeIdentifier == store.identifier }.compactMap(\.transactionIdentifier)
      if !numbers.isEmpty { try store.deleteHistory(numbers) }
    }
  }

  private func transactions(
    _ descriptor: HistoryDescriptor<DefaultHistoryTransaction>, needsChanges: Bool
  ) throws -> [DefaultHistoryTransaction] {
    if core.isMissing { throw SwiftDataError.missingModelContext }
    let known = try core.allStores.flatMap { store in
      try store.history().map { (store: store, stored: $0) }
    }.sorted { ($0.stored.time, $0.stored.number) < ($1.stored.time, $1.stored.number) }
    // Conditions about the changes are rare, and the changes of all transactions are many.
    let readsChanges = descriptor.predicate.map { $0.mentions(\DefaultHistoryTransaction.changes) } ?? false
    var numbers: [String: Int64] = [:]
    var found: [DefaultHistoryTransaction] = []
    for (store, stored) in known {
      numbers[store.identifier] = stored.number
      var transaction = try transaction(stored, store, DefaultHistoryToken(numbers), hasChanges: readsChanges)
      if let predicate = descriptor.predicate, (try? predicate.evaluate(transaction)) != true { continue }
      if needsChanges, !readsChanges {
        transaction = try self.transaction(stored, store, transaction.token, hasChanges: true)
      }
      found.append(transaction)
      // The order of the saves is the order of the request.
      if descriptor.sortBy.isEmpty, descriptor.fetchLimit > 0, found.count == descriptor.fetchLimit { break }
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    guard descriptor.fetchLimit > 0, found.count > descriptor.fetchLimit else { return found }
    return Array(found.prefix(Int(descriptor.fetchLimit)))
  }

  private func transaction(
    _ stored: StoredTransaction, _ store: any ModelStore, _ token: DefaultHistoryToken, hasChanges: Bool
  ) throws -> DefaultHistoryTransaction {
    DefaultHistoryTransaction(
      author: stored.author, bundleIdentifier: stored.bundle,
      changes: hasChanges ? try store.changes(of: stored.number).flatMap { changes($0, stored.number, store) } : [],
      processIdentifier: stored.process, storeIdentifier: store.identifier,
      timestamp: Date(timeIntervalSinceReferenceDate: stored.time), token: token, transactionIdentifier: stored.number)
  }

  private func changes(_ stored: StoredChange, _ number: Int64, _ store: any ModelStore) -> [HistoryChange] {
    guard let entity = core.schema.model(named: stored.entity) else { return [] }
    func changes<Model: PersistentModel>(_ type: Model.Type) -> [HistoryChange] {
      stored.ids.map { id in
        let identifier = PersistentIdentifier(
          entityName: entity.name, key: id, storeIdentifier: store.identifier)
        switch stored.kind {
        case .insert:
          return .insert(
            DefaultHistoryInsert<Model>(changedPersistentIdentifier: identifier, transactionIdentifier: number))
        case .update:
          let properties = stored.properties.compactMap {
            entity.property(named: $0)?.keyPath as? PartialKeyPath<Model>
          }
          return .update(
            DefaultHistoryUpdate<Model>(
              changedPersistentIdentifier: identifier, transactionIdentifier: number, updatedAttributes: properties))
        case .delete:
          return .delete(
            DefaultHistoryDelete<Model>(
              changedPersistentIdentifier: identifier, transactionIdentifier: number,
              tombstone: HistoryTombstone(stored.tombstone, entity)))
        }
      }
    }
    return changes(entity.type)
  }

  /// Refuses tokens after which transactions were deleted: a reader would take the rest for the whole.
  private func checkTokens(of predicate: Predicate<DefaultHistoryTransaction>) throws {
    let tokens = predicate.constants(of: DefaultHistoryToken.self)
    if tokens.isEmpty { return }
    for store in core.allStores {
      let deleted = try store.lastDeletedTransaction()
      for token in tokens where token.tokenValue?[store.identifier, default: 0] ?? 0 < deleted {
        throw SwiftDataError(
          .historyTokenExpired,
          "Transactions after the token were deleted from the history: read the objects themselves, and go on from the "
            + "token of the last transaction.")
      }
    }
  }
}

extension HistoryTombstone {
  fileprivate init(_ stored: [String: SQLValue], _ entity: _ModelEntity) {
    var values: [PartialKeyPath<Model>: Any] = [:]
    for (name, value) in stored {
      guard let property = entity.property(named: name), let keyPath = property.keyPath as? PartialKeyPath<Model> else {
        continue
      }
      if value == .null, property.isOptional { continue }
      if let value = try? property.codec?.decode(value) { values[keyPath] = value }
    }
    self.init(values: values)
  }
}

extension Predicate {
  /// The values of a type that the condition compares with.
  fileprivate func constants<Value>(of type: Value.Type) -> [Value] {
    var found: [Value] = []
    visit { if let value = $0 as? Value { found.append(value) } }
    return found
  }

  /// Whether the condition reads a property.
  fileprivate func mentions(_ keyPath: AnyKeyPath) -> Bool {
    var isFound = false
    visit { if let path = $0 as? AnyKeyPath, path == keyPath { isFound = true } }
    return isFound
  }

  /// Calls a function with the parts of the expression.
  private func visit(_ body: (Any) -> Void) {
    func visit(_ part: Any, _ depth: Int) {
      body(part)
      if depth == 0 || part is AnyKeyPath || part is DefaultHistoryToken { return }
      for child in Mirror(reflecting: part).children { visit(child.value, depth - 1) }
    }
    visit(expression, 64)
  }
}
