import Foundation
internal import IppoPredicates

/// A request in the words of the store, and what is left of it for memory.
struct StoreQuery<T: PersistentModel> {
  let descriptor: FetchDescriptor<T>
  let entity: _ModelEntity
  let request: RowRequest
  /// Whether the store sorts the objects.
  let isOrderExact: Bool
  private let predicate: SQLPredicate<T>?

  init(_ descriptor: FetchDescriptor<T>, _ entity: _ModelEntity, _ schema: PredicateSchema) throws {
    self.descriptor = descriptor
    self.entity = entity
    var request = RowRequest(entity: entity)
    let isKnown = schema.entity(T.self) != nil
    predicate = isKnown && descriptor.predicate != nil ? try SQLPredicate(descriptor.predicate, schema: schema) : nil
    if let predicate { request.condition = StoreCondition(sql: predicate.sql, arguments: predicate.arguments) }
    var isOrderExact = descriptor.sortBy.isEmpty
    if !descriptor.sortBy.isEmpty, isKnown {
      let order = try SQLOrder(descriptor.sortBy, schema: schema)
      isOrderExact = order.isExact
      if order.isExact { request.order = StoreCondition(sql: order.sql, arguments: order.arguments) }
    }
    self.request = request
    self.isOrderExact = isOrderExact
  }

  /// The request with its limit and offset, for a store that evaluates all of it.
  var limitedRequest: RowRequest {
    var limited = request
    (limited.limit, limited.offset) = (descriptor.limit, descriptor.fetchOffset)
    return limited
  }

  /// Whether the store evaluates the whole condition.
  var isConditionExact: Bool { predicate?.isExact ?? true }

  var isExact: Bool { isConditionExact && isOrderExact }

  /// The objects that meet the condition. Those for which it fails, such as for `nil` that is unwrapped, do not.
  func filter(_ models: [T]) -> [T] {
    guard let condition = descriptor.predicate else { return models }
    return models.filter { (try? condition.evaluate($0)) ?? false }
  }

  /// The objects of rows that meet what the store has not evaluated.
  func filterRest(_ models: [T]) -> [T] {
    guard let predicate, !predicate.isExact else { return models }
    return models.filter(predicate.matches)
  }

  /// The objects in the order of the request. The older one comes first among equals.
  func sort(_ models: [T]) -> [T] {
    let byAge = models.sorted { $0._$storage.id < $1._$storage.id }
    return descriptor.sortBy.isEmpty ? byAge : byAge.sorted(using: descriptor.sortBy)
  }
}
