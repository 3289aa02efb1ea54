import Foundation
internal import IssueReporting
public import Observation
internal import Synchronization

/// Counts the saves of a container that matter to an app (`SwiftData.HistoryObserver`).
///
/// ```swift
/// let observer = try HistoryObserver(observedModels: [Trip.self], modelContainer: container)
/// // A change of observer.eventCounter: fetchHistory(_:) has new transactions.
/// ```
///
/// Saves of all contexts and processes count. The counter changes on the actor of the initialiser, a hop after the save.
public final class HistoryObserver: Observable {
  /// The container.
  public let modelContainer: ModelContainer
  /// The classes whose changes count; empty for all. Objects of their subclasses count as well.
  public let observedModels: [any PersistentModel.Type]
  /// The authors whose saves count; empty for all.
  public let authors: Set<String>
  private let reader: HistoryReader

  /// Counts the saves after tokens, or after now.
  ///
  /// - Parameters:
  ///   - historyTokens: the places in the history, by the identifier of the store; `nil` for the present ones.
  ///   - observedModels: the classes whose changes count; empty for all.
  ///   - authors: the ``ModelContext/author`` of saves that count; empty for all.
  /// - Throws: ``SwiftDataError`` for a token of another type than ``DefaultHistoryToken``, and for a history that cannot be read.
  public convenience init(
    historyTokens: [String: any HistoryToken]? = nil, observedModels: [any PersistentModel.Type] = [],
    authors: Set<String> = [], modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
  ) throws {
    let places = try HistoryReader.places(historyTokens, in: modelContainer.core)
    self.init(places, observedModels, authors, modelContainer)
    reader.begin(self, on: isolation)
    if historyTokens != nil { reader.historyChanged() }
  }

  private init(
    _ places: [String: Int64], _ models: [any PersistentModel.Type], _ authors: Set<String>, _ container: ModelContainer
  ) {
    modelContainer = container
    observedModels = models
    self.authors = authors
    let names = Set(models.flatMap { $0._$entity.knownKinds.map(\.name) })
    reader = HistoryReader(container.core, places, names, authors)
  }

  /// The number of times that saves were found that count. Views that read it follow it.
  public var eventCounter: Int {
    reader.registrar.access(self, keyPath: \.eventCounter)
    return reader.eventCounter
  }

  /// The places in the history up to which saves were looked at, by the identifier of the store.
  public var historyTokens: [String: any HistoryToken] {
    reader.places.reduce(into: [:]) { $0[$1.key] = DefaultHistoryToken([$1.key: $1.value]) }
  }
}

/// Reads the history of a container after each save.
final class HistoryReader: Sendable {
  private struct State {
    var places: [String: Int64]
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

  init(_ core: ContainerCore, _ places: [String: Int64], _ names: Set<String>, _ authors: Set<String>) {
    (self.core, self.names, self.authors) = (core, names, authors)
    state = Mutex(State(places: places))
  }

  var eventCounter: Int { state.withLock { $0.eventCounter } }

  var places: [String: Int64] { state.withLock { $0.places } }

  /// The numbers of the last transactions that tokens name, by store.
  static func places(_ tokens: [String: any HistoryToken]?, in core: ContainerCore) throws -> [String: Int64] {
    if core.isMissing { throw SwiftDataError.missingModelContext }
    var places: [String: Int64] = [:]
    for store in core.allStores {
      guard let tokens else {
        places[store.identifier] = try max(store.history().last?.number ?? 0, store.lastDeletedTransaction())
        continue
      }
      guard let token = tokens[store.identifier] else {
        places[store.identifier] = 0
        continue
      }
      guard let token = token as? DefaultHistoryToken else {
        throw SwiftDataError(
          .unknownSchema, "The stores have a history of 'DefaultHistoryToken', not of '\(type(of: token))'.")
      }
      places[store.identifier] = token.tokenValue?[store.identifier] ?? 0
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
        let known = state.withLock { $0.places[store.identifier, default: 0] }
        let new = try store.history(after: known)
        guard let last = new.last else { continue }
        // A history that cannot be read now is looked at again after the next save.
        let matters = try new.contains { try self.counts($0, store) }
        let isFirst = state.withLock { state in
          guard state.places[store.identifier, default: 0] == known else { return false }
          state.places[store.identifier] = last.number
          return true
        }
        if isFirst, matters { counts = true }
      }
      if counts { count() }
    } catch {
      reportIssue("The history of a container could not be read: \(error)")
    }
  }

  private func counts(_ transaction: StoredTransaction, _ store: any ModelStore) throws -> Bool {
    if !authors.isEmpty, !authors.contains(transaction.author ?? "") { return false }
    return try names.isEmpty || store.changes(of: transaction.number).contains { names.contains($0.entity) }
  }

  private func count() {
    guard let observer = state.withLock({ $0.observer })?.value else { return }
    registrar.withMutation(of: observer, keyPath: \.eventCounter) { state.withLock { $0.eventCounter += 1 } }
  }
}
