public import Foundation
public import Observation

/// The objects that meet a request, for code outside of views (`SwiftData.ResultsObserver`).
///
/// The results follow the changes of the context in the same turn, and the saves of other contexts and processes. Code that
/// observes them is told, such as a view or `withContinuousObservation`.
///
/// ```swift
/// let observer = try ResultsObserver<Trip, Never>(sortBy: [SortDescriptor(\.name)], modelContext: context)
/// let names = observer.results.map(\.name)
/// ```
///
/// `SectionTitle` is `Never` for results without sections, and `String` with them. An observer that is made outside of actors
/// takes saves of other contexts over when its results are read, and tells nobody of them.
public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable>: Observable {
  /// The context of the objects.
  public let modelContext: ModelContext
  /// The property that the objects of a section have in common; `nil` without sections.
  public let sectionBy: PartialKeyPath<Element>?
  private var request: FetchDescriptor<Element>
  private var reach: RequestReach<Element>
  /// The first order, which keeps the objects of a section together.
  private let sectionOrder: SortDescriptor<Element>?
  private let makeSections: (([Element]) -> SectionedResults<Element, SectionTitle>)?
  private let registrar = ObservationRegistrar()
  private var models: [Element] = []
  private var madeSections: SectionedResults<Element, SectionTitle>?
  private var isOutdated = false

  private init(
    _ descriptor: FetchDescriptor<Element>, _ context: ModelContext, _ actor: (any Actor)?,
    section: PartialKeyPath<Element>? = nil, order: SortDescriptor<Element>? = nil,
    makeSections: (([Element]) -> SectionedResults<Element, SectionTitle>)? = nil
  ) throws {
    modelContext = context
    sectionBy = section
    sectionOrder = order
    self.makeSections = makeSections
    request = descriptor
    request.sortBy = Self.orders(descriptor.sortBy, after: order)
    reach = RequestReach(request)
    models = try context.results(of: request, after: [])
    madeSections = makeSections?(models)
    context.add(self)
    if let actor { context.core.hub.deliver(to: context, on: actor) }
  }

  private static func orders(
    _ orders: [SortDescriptor<Element>], after section: SortDescriptor<Element>?
  ) -> [SortDescriptor<Element>] {
    guard let section, orders.first?.keyPath != section.keyPath else { return orders }
    return [section] + orders
  }

  /// The request.
  public var fetchDescriptor: FetchDescriptor<Element> {
    registrar.access(self, keyPath: \.fetchDescriptor)
    return request
  }

  /// The condition; `nil` for all objects. The results are those of a new condition at once.
  public var filterBy: Predicate<Element>? {
    get { fetchDescriptor.predicate }
    set { change { $0.predicate = newValue } }
  }

  /// The order. The property of the sections is always the first one.
  public var sortBy: [SortDescriptor<Element>] {
    get { fetchDescriptor.sortBy }
    set { change { [sectionOrder] in $0.sortBy = Self.orders(newValue, after: sectionOrder) } }
  }

  private func change(_ body: (inout FetchDescriptor<Element>) -> Void) {
    registrar.withMutation(of: self, keyPath: \.fetchDescriptor) {
      body(&request)
      reach = RequestReach(request)
    }
    invalidate()
  }

  /// The objects that meet the request, in its order. If a later request fails, the failure is reported, and the objects stay.
  public var results: FetchResultsCollection<Element> {
    registrar.access(self, keyPath: \.results)
    renew()
    return FetchResultsCollection(models)
  }

  /// The objects in sections; `nil` without a property for them.
  public var sections: SectionedResults<Element, SectionTitle>? {
    registrar.access(self, keyPath: \.sections)
    renew()
    return madeSections
  }

  private func renew() {
    modelContext.takeChanges()
    guard isOutdated else { return }
    isOutdated = false
    do {
      models = try modelContext.results(of: request, after: models)
      madeSections = makeSections?(models)
    } catch {
      modelContext.report(error, of: Element._$entity)
    }
  }

  private func invalidate() {
    isOutdated = true
    registrar.withMutation(of: self, keyPath: \.results) {}
    registrar.withMutation(of: self, keyPath: \.sections) {}
  }
}

extension ResultsObserver: ContextQuery {
  func contextChanged(_ entity: _ModelEntity, _ slot: Int?) {
    if !isOutdated, reach.contains(entity, slot) { invalidate() }
  }
}

extension ResultsObserver where SectionTitle == Never {
  /// The objects of a request, in a context.
  /// - Throws: the error of the first fetch, a ``SwiftDataError``.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, modelContext, isolation)
  }

  /// The objects of a request, in a context of their own.
  /// - Throws: the error of the first fetch, a ``SwiftDataError``.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, ModelContext(modelContainer), isolation)
  }

  /// The objects that meet a condition, in an order and in a context.
  /// - Throws: the error of the first fetch, a ``SwiftDataError``.
  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil, modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), modelContext, isolation)
  }

  /// The objects that meet a condition, in an order and in a context of their own.
  /// - Throws: the error of the first fetch, a ``SwiftDataError``.
  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil, modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), ModelContext(modelContainer), isolation)
  }
}

extension ResultsObserver where SectionTitle == String {
  private convenience init<Title: _SectionTitle>(
    _ descriptor: FetchDescriptor<Element>, _ section: any KeyPath<Element, Title> & Sendable, _ context: ModelContext,
    _ actor: (any Actor)?
  ) throws {
    try self.init(descriptor, context, actor, section: section, order: Title._order(section)) {
      SectionedResults($0) { $0[keyPath: section]._title }
    }
  }

  /// The objects of a request in sections, in a context.
  ///
  /// - Parameter sectionBy: a property that the objects of a section have in common, a `String` or `String?`.
  /// - Throws: the error of the first fetch, a ``SwiftDataError``.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
    sectionBy: any KeyPath<Element, some _SectionTitle> & Sendable, modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, sectionBy, modelContext, isolation)
  }

  /// The objects of a request in sections, in a context of their own.
  ///
  /// - Parameter sectionBy: a property that the objects of a section have in common, a `String` or `String?`.
  /// - Throws: the error of the first fetch, a ``SwiftDataError``.
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
    sectionBy: any KeyPath<Element, some _SectionTitle> & Sendable, modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(fetchDescriptor, sectionBy, ModelContext(modelContainer), isolation)
  }

  /// The objects that meet a condition, in sections, an order and a context.
  ///
  /// - Parameter sectionBy: a property that the objects of a section have in common, a `String` or `String?`.
  /// - Throws: the error of the first fetch, a ``SwiftDataError``.
  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    sectionBy: any KeyPath<Element, some _SectionTitle> & Sendable, modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    try self.init(FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), sectionBy, modelContext, isolation)
  }

  /// The objects that meet a condition, in sections, an order and a context of their own.
  ///
  /// - Parameter sectionBy: a property that the objects of a section have in common, a `String` or `String?`.
  /// - Throws: the error of the first fetch, a ``SwiftDataError``.
  public convenience init(
    filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>]? = nil,
    sectionBy: any KeyPath<Element, some _SectionTitle> & Sendable, modelContainer: ModelContainer,
    isolation: isolated (any Actor)? = #isolation
  ) throws {
    let descriptor = FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? [])
    try self.init(descriptor, sectionBy, ModelContext(modelContainer), isolation)
  }
}
