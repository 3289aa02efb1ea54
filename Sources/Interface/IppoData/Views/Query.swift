public import Foundation

/// The objects that meet a request, in a view (`SwiftData.Query`).
///
/// ```swift
/// @Query(sort: \Trip.startDate) private var trips: [Trip]
/// ```
///
/// The view follows every change of the objects. Changes of the same context show in the same turn, and so do saves of other
/// contexts on the main actor. Saves of other actors and of other processes follow.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContextReference) private var reference
  @State private var results = QueryResults<Element>()
  private let request: QueryRequest<Element>

  init(_ request: QueryRequest<Element>) { self.request = request }

  /// All objects, the oldest first.
  public init() { self.init(QueryRequest(FetchDescriptor())) }

  /// The objects.
  public var wrappedValue: [Element] { results.models }

  /// The error of the last request; `nil` if it succeeded.
  public var fetchError: (any Error)? { results.error }

  /// The context of the view.
  public var modelContext: ModelContext { reference.context }

  /// Follows the context of the view.
  public mutating func update() { results.follow(reference, request) }
}

extension Query {
  /// All objects, with an animation for changes.
  public init(animation: Animation) { self.init(QueryRequest(FetchDescriptor(), animation: animation)) }

  /// The objects of a request.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.init(QueryRequest(descriptor, animation: animation))
  }

  /// The objects of a request, with a transaction for changes.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction) {
    self.init(QueryRequest(descriptor, transaction: transaction))
  }

  /// The objects that meet a condition, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) {
    self.init(QueryRequest(FetchDescriptor(predicate: filter, sortBy: descriptors), animation: animation))
  }

  /// The objects that meet a condition, in an order, with a transaction for changes.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction
  ) {
    self.init(QueryRequest(FetchDescriptor(predicate: filter, sortBy: descriptors), transaction: transaction))
  }

  /// The objects that meet a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// The objects that meet a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
  }

  /// The objects that meet a condition, in the order of a property, with a transaction for changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }

  /// The objects that meet a condition, in the order of a property, with a transaction for changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
  }
}
