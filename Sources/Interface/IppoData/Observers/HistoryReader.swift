import Foundation
internal import IssueReporting
internal import Observation
internal import Synchronization

/// Reads the history of a container after each save.
final class HistoryReader: Sendable {
  /// A place in the history of a store: everything up to it was looked at.
  enum Place: Equatable {
    /// The number of a transaction in SQLite; 0 for none.
    case number(Int64)
    /// A token of a store of the app; `nil` before the first transaction.
    case token((any HistoryToken)?)

    /// The place as the token of a store.
    func token(of store: String) -> (any HistoryToken)? {
      switch self {
      case .number(let number): DefaultHistoryToken([store: number])
      case .token(let token): token
      }
    }

    static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.number(let left), .number(let right)): left == right
      case (.token(let left), .token(let right)): left.map { AnyHashable($0) } == right.map { AnyHashable($0) }
      case (.number, .token), (.token, .number): false
      }
    }
  }

  private struct State {
    var places: [String: Place]
    var eventCounter = 0
    var observer: Observer?
    /// The actor may keep the observer.
    weak var actor: (any Actor)?
  }

  private struct Observer: @unchecked Sendable {  // only its identity is used
    weak var value: HistoryObserver?
  }

  let registrar = ObservationRegistrar()
  private let core: ContainerCore
  /// The names of the classes whose changes count; empty for all.
  private let names: Set<String>
  private let authors: Set<String>
  private let state: Mutex<State>

  init(_ core: ContainerCore, _ places: [String: Place], _ names: Set<String>, _ authors: Set<String>) {
    (self.core, self.names, self.authors) = (core, names, authors)
    state = Mutex(State(places: places))
  }

  var eventCounter: Int { state.withLock { $0.eventCounter } }

  var places: [String: Place] { state.withLock { $0.places } }

  /// The places that tokens name, by store; the newest ones without tokens.
  static func places(_ tokens: [String: any HistoryToken]?, in core: ContainerCore) throws -> [String: Place] {
    if core.isMissing { throw SwiftDataError.missingModelContext }
    var places: [String: Place] = [:]
    for store in core.allStores {
      let token = tokens?[store.identifier]
      if let store = store.snapshots {
        guard store.hasHistory else { continue }
        if let token { try store.check(token) }
        places[store.identifier] = .token(try tokens == nil ? store.newestToken() : token)
      } else if tokens == nil {
        places[store.identifier] = .number(try max(store.lastTransaction(), store.lastDeletedTransaction()))
      } else if let token {
        guard let token = token as? DefaultHistoryToken else {
          throw SwiftDataError(
            .unknownSchema, "The stores have a history of 'DefaultHistoryToken', not of '\(type(of: token))'.")
        }
        places[store.identifier] = .number(token.tokenValue?[store.identifier] ?? 0)
      } else {
        places[store.identifier] = .number(0)
      }
    }
    if places.isEmpty {
      throw SwiftDataError(
        .unknownSchema,
        "No store of the container has a history to observe: make a 'DataStore' of the app conform to 'HistoryProviding'."
      )
    }
    return places
  }

  func begin(_ observer: HistoryObserver, on actor: (any Actor)?) {
    let observer = Observer(value: observer)
    state.withLock { ($0.observer, $0.actor) = (observer, actor) }
    core.hub.add(self)
  }

  /// Looks at the transactions that are new, a hop later.
  func historyChanged() {
    let actor = state.withLock { $0.actor }
    Task { await look(on: actor) }
  }

  private func look(on actor: isolated (any Actor)?) {
    do {
      var counts = false
      for store in core.allStores {
        // One look at a time takes a transaction: the next one begins after it.
        guard let known = state.withLock({ $0.places[store.identifier] }) else { continue }
        // A history that cannot be read now is looked at again after the next save.
        guard let new = try look(at: store, after: known) else { continue }
        let isFirst = state.withLock { state in
          guard state.places[store.identifier] == known else { return false }
          state.places[store.identifier] = new.last
          return true
        }
        if isFirst, new.matters { counts = true }
      }
      if counts { count() }
    } catch {
      reportIssue("The history of a container could not be read: \(error)")
    }
  }

  /// Looks at the transactions of a store after a place.
  /// - Returns: The place of the last one, and whether one of them counts; `nil` if there are none.
  private func look(at store: any ModelStore, after place: Place) throws -> (last: Place, matters: Bool)? {
    switch place {
    case .number(let number):
      let new = try store.history(after: number)
      guard let last = new.last else { return nil }
      return (.number(last.number), try new.contains { try counts($0, store) })
    case .token(let token):
      let new = try store.snapshots?.transactions(after: token) ?? []
      guard let last = new.map(\.token).newest else { return nil }
      let matters = new.contains { counts($0.author) && (names.isEmpty || !names.isDisjoint(with: $0.entities)) }
      return (.token(last), matters)
    }
  }

  private func counts(_ transaction: StoredTransaction, _ store: any ModelStore) throws -> Bool {
    if !counts(transaction.author) { return false }
    return try names.isEmpty || store.changes(of: transaction.number).contains { names.contains($0.entity) }
  }

  private func counts(_ author: String?) -> Bool { authors.isEmpty || authors.contains(author ?? "") }

  private func count() {
    guard let observer = state.withLock({ $0.observer })?.value else { return }
    registrar.withMutation(of: observer, keyPath: \.eventCounter) { state.withLock { $0.eventCounter += 1 } }
  }
}

extension [any HistoryToken] {
  /// The greatest token: those of a store have one type.
  fileprivate var newest: (any HistoryToken)? {
    func newest<Token: HistoryToken>(_ first: Token) -> any HistoryToken { compactMap { $0 as? Token }.max() ?? first }
    return first.map { newest($0) }
  }
}
