public import Foundation

/// A mark in the history of stores (`SwiftData.HistoryToken`).
public protocol HistoryToken: Comparable, Hashable, Codable, Sendable {}

/// The changes of one save (`SwiftData.HistoryTransaction`).
public protocol HistoryTransaction {
  /// The marks.
  associatedtype TokenType: HistoryToken
  /// The ``ModelContext/author`` of the context.
  var author: String? { get }
  /// The changes.
  var changes: [HistoryChange] { get }
  /// The store.
  var storeIdentifier: String { get }
  /// The time of the save.
  var timestamp: Date { get }
  /// The place of the save in the history.
  var token: TokenType { get }
}

/// A mark in the history of the stores of a container (`SwiftData.DefaultHistoryToken`). It stays valid in other processes.
public struct DefaultHistoryToken: HistoryToken {
  /// The number of the last transaction, by the identifier of the store.
  public let tokenValue: [String: Int64]?

  init(_ numbers: [String: Int64]) { tokenValue = numbers }

  /// Orders the marks of a container by time.
  public static func < (left: Self, right: Self) -> Bool {
    let (left, right) = (left.tokenValue ?? [:], right.tokenValue ?? [:])
    let stores = Set(left.keys).union(right.keys)
    return stores.allSatisfy { left[$0, default: 0] <= right[$0, default: 0] } && left != right
  }
}

/// The changes of one save (`SwiftData.DefaultHistoryTransaction`).
public struct DefaultHistoryTransaction: HistoryTransaction, @unchecked Sendable {  // nothing in it changes
  /// The ``ModelContext/author`` of the context.
  public let author: String?
  /// The identifier of the app, which is the name of the program where there is no bundle.
  public let bundleIdentifier: String
  /// The changes: inserted objects, changed ones, and deleted ones. Classes that the schema no longer has are left out.
  public let changes: [HistoryChange]
  /// The name of the program, and the number of its process.
  public let processIdentifier: String
  /// The store.
  public let storeIdentifier: String
  /// The time of the save.
  public let timestamp: Date
  /// The place of the save in the history.
  public let token: DefaultHistoryToken
  /// The number of the transaction in its store.
  public let transactionIdentifier: Int64?
}

/// A request for transactions (`SwiftData.HistoryDescriptor`).
public struct HistoryDescriptor<T: HistoryTransaction> {
  /// The condition; `nil` for all transactions.
  public var predicate: Predicate<T>?
  /// The order, the most significant property first. Without one it is the order of the saves.
  public var sortBy: [SortDescriptor<T>]
  /// The greatest number of transactions; 0 for any.
  public var fetchLimit: UInt64 = 0

  /// A request for the transactions that meet a condition.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
