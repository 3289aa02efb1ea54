import Foundation
import Observation

/// The request of a ``Query``.
struct QueryRequest<Element: PersistentModel, Result> {
  /// Tells the requests of different evaluations of a view from each other.
  final class Identity {}

  let descriptor: FetchDescriptor<Element>
  let transaction: Transaction?
  /// The property that the sections of the result have in common; `nil` without sections.
  let section: PartialKeyPath<Element>?
  /// Makes the result of the objects.
  let make: ([Element]) -> Result
  let identity = Identity()

  /// Whether both are known to have the same results. Conditions cannot be compared.
  func isSame(as other: Self) -> Bool {
    if identity === other.identity { return true }
    let (left, right) = (descriptor, other.descriptor)
    return left.predicate == nil && right.predicate == nil && left.sortBy == right.sortBy && section == other.section
      && left.fetchLimit == right.fetchLimit && left.fetchOffset == right.fetchOffset
      && left.includePendingChanges == right.includePendingChanges
  }
}

extension QueryRequest where Result == [Element] {
  init(_ descriptor: FetchDescriptor<Element>, animation: Animation?) {
    self.init(descriptor, transaction: animation.map { Transaction(animation: $0) })
  }

  init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor: descriptor, transaction: transaction, section: nil) { $0 }
  }
}

/// The objects of a ``Query``, for the life of its view.
///
/// A change of the context marks the results as outdated and tells the view, which reads them again in the same turn.
final class QueryResults<Element: PersistentModel, Result>: Observable, ContextQuery, Unarchived {
  private let registrar = ObservationRegistrar()
  private var reference: ModelContextReference?
  private var request: QueryRequest<Element, Result>?
  private var isOutdated = true
  private var models: [Element] = []
  private var made: Result?
  private var failure: (any Error)?
  private var reach: RequestReach<Element>?

  /// The result; `nil` before the first evaluation of the view.
  var result: Result? {
    registrar.access(self, keyPath: \.result)
    renew()
    return made
  }

  var error: (any Error)? {
    registrar.access(self, keyPath: \.result)
    renew()
    return failure
  }

  /// Takes the request of an evaluation of the view.
  func follow(_ reference: ModelContextReference, _ request: QueryRequest<Element, Result>) {
    if self.reference != reference {
      self.reference = reference
      isOutdated = true
      reference.context.add(self)
    }
    guard let former = self.request, former.isSame(as: request) else {
      self.request = request
      isOutdated = true
      reach = RequestReach(request.descriptor)
      return
    }
    self.request = request
  }

  private func renew() {
    guard isOutdated, let reference, let request else { return }
    isOutdated = false
    do {
      models = try reference.context.results(of: request.descriptor, after: models)
      failure = nil
    } catch {
      models = []
      failure = error
      reference.context.report(error, of: Element._$entity)
    }
    made = request.make(models)
  }

  func contextChanged(_ entity: _ModelEntity, _ slot: Int?) {
    guard !isOutdated, reach?.contains(entity, slot) == true else { return }
    isOutdated = true
    if let transaction = request?.transaction {
      withTransaction(transaction) { registrar.withMutation(of: self, keyPath: \.result) {} }
    } else {
      registrar.withMutation(of: self, keyPath: \.result) {}
    }
  }
}
