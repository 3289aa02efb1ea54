/// A store with a history of its saves (`SwiftData.HistoryProviding`). ``ModelContext/fetchHistory(_:)`` and
/// ``ModelContext/deleteHistory(_:)`` ask it where the request is for its type of transactions.
public protocol HistoryProviding {
  /// The transactions.
  associatedtype HistoryType: HistoryTransaction

  /// The type of the transactions.
  static var historyType: HistoryType.Type { get }

  /// The transactions that meet a request.
  func fetchHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws -> [HistoryType]

  /// Deletes the transactions that meet a request.
  func deleteHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws
}

extension HistoryProviding {
  /// The type of the transactions.
  public static var historyType: HistoryType.Type { HistoryType.self }
}
