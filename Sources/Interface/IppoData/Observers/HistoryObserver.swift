import Foundation
public import Observation

/// Counts the saves of a container that matter to an app (`SwiftData.HistoryObserver`).
///
/// ```swift
/// let observer = try HistoryObserver(observedModels: [Trip.self], modelContainer: container)
/// // A change of observer.eventCounter: fetchHistory(_:) has new transactions.
/// ```
///
/// Saves of all contexts and processes count, and those of stores of the app that are ``HistoryProviding``. The counter changes on the
/// actor of the initialiser, a hop after the save.
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
  ///   - historyTokens: the places in the history, by the identifier of the store; `nil` for the newest ones.
  ///   - observedModels: the classes whose changes count; empty for all.
  ///   - authors: the ``ModelContext/author`` of saves that count; empty for all.
  /// - Throws: ``SwiftDataError`` for a token of another type than that of its store, and where no store has a history. The error
  ///   of a store reaches the caller.
  public convenience init(
    historyTokens: [String: any HistoryToken]? = nil, observedModels: [any PersistentModel.Type] = [],
    authors: Set<String> = [], modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
  ) throws {
    let places = try HistoryReader.places(historyTokens, in: modelContainer.core)
    self.init(places, observedModels, authors, modelContainer)
    reader.begin(self, on: isolation)
    // There may be saves after the tokens, and saves since the newest places were found.
    reader.historyChanged()
  }

  private init(
    _ places: [String: HistoryReader.Place], _ models: [any PersistentModel.Type], _ authors: Set<String>,
    _ container: ModelContainer
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
    reader.places.reduce(into: [:]) { $0[$1.key] = $1.value.token(of: $1.key) }
  }
}
