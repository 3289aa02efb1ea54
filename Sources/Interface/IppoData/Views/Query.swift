public import Foundation

/// The objects that meet a request, in a view (`SwiftData.Query`).
///
/// ```swift
/// @Query(sort: \Trip.startDate) private var trips: [Trip]
/// ```
///
/// The view follows every change of the objects. Changes of the same context show in the same turn, and so do saves of other
/// contexts on the main actor. Saves of other actors and of other processes follow.
///
/// A query with more than 512 results reads only their identifiers. The context reads the values in batches when a view uses
/// them, so that a list reads the rows that it shows.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: _QueryResult>: DynamicProperty where Result.Model == Element {
  @Environment(\.modelContextReference) private var reference
  @State private var results = QueryResults<Element, Result>()
  private let request: QueryRequest<Element, Result>

  init(_ request: QueryRequest<Element, Result>) { self.request = request }

  // In an extension, the compiler would not take it for the initial value of a property.
  /// All objects, the oldest first.
  public init() where Result == [Element] { self.init(QueryRequest(FetchDescriptor())) }

  /// The objects, or their sections.
  public var wrappedValue: Result { results.result ?? request.make([]) }

  /// The error of the last request; `nil` if it succeeded.
  public var fetchError: (any Error)? { results.error }

  /// The context of the view.
  public var modelContext: ModelContext { reference.context }

  /// Follows the context of the view.
  public mutating func update() { results.follow(reference, request) }
}

/// A type of the value of a ``Query``: an array of models, or sections of them.
public protocol _QueryResult<Model> {
  /// The class of the objects.
  associatedtype Model: PersistentModel
}

extension Array: _QueryResult where Element: PersistentModel {
  /// The class of the objects.
  public typealias Model = Element
}

extension Query where Result == [Element] {
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
