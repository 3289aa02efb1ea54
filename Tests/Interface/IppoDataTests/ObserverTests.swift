#if SQLite
  import Foundation
  import IppoTesting
  import Synchronization
  import TestSignals
  import Testing

  @testable import IppoData

  private struct TripCount: View {
    let observer: ResultsObserver<Trip, Never>

    var body: some View { Text("Trips: \(observer.results.map(\.name).joined(separator: " "))") }
  }

  /// An actor that keeps its observers.
  private actor Holder {
    private let life: EndOfLife
    private var results: ResultsObserver<Trip, Never>?
    private var history: HistoryObserver?

    init(among living: Watched<Int>) { life = EndOfLife(among: living) }

    func observe(_ container: ModelContainer) throws {
      results = try ResultsObserver(modelContainer: container)
      history = try HistoryObserver(modelContainer: container)
    }
  }

  @MainActor
  @Suite("Observers of results and of the history")
  struct ObserverTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws { container = try memory(Trip.self, Plant.self) }

    private func insert(_ names: String...) throws {
      for name in names { context.insert(Trip(name: name)) }
      try context.save()
    }

    @Test("Results follow changes of their context before a save, and views that read them are evaluated again")
    func results() throws {
      try insert("Oslo")
      let observer = try ResultsObserver<Trip, Never>(sortBy: [SortDescriptor(\.name)], modelContext: context)
      let host = ViewHost { TripCount(observer: observer) }
      #expect(host.contains("Trips: Oslo"))
      let bergen = Trip(name: "Bergen")
      context.insert(bergen)
      #expect(observer.results.map(\.name) == ["Bergen", "Oslo"])
      #expect(host.contains("Trips: Bergen Oslo"))
      bergen.name = "Voss"
      #expect(host.contains("Trips: Oslo Voss"))
      context.delete(bergen)
      #expect(host.contains("Trips: Oslo"))
    }

    @Test("A new condition and a new order count at once")
    func request() throws {
      try insert("Oslo", "Bergen", "Bodø")
      let observer = try ResultsObserver<Trip, Never>(
        fetchDescriptor: FetchDescriptor(sortBy: [SortDescriptor(\.name)]), modelContext: context)
      let changes = Watched(0)
      withObservationTracking(options: [.didSet]) {
        _ = observer.results.count
      } onChange: { _ in
        changes.change { $0 += 1 }
      }
      observer.filterBy = #Predicate { $0.name.starts(with: "B") }
      #expect(observer.results.map(\.name) == ["Bergen", "Bodø"] && changes.value == 1)
      observer.sortBy = [SortDescriptor(\.name, order: .reverse)]
      #expect(observer.results.map(\.name) == ["Bodø", "Bergen"])
      observer.filterBy = nil
      #expect(observer.results.count == 3 && observer.sections == nil && observer.sectionBy == nil)
    }

    @Test("Saves of another context reach an observer with a context of its own, on its actor")
    func otherContexts() async throws {
      try insert("Oslo")
      let observer = try ResultsObserver<Trip, Never>(modelContainer: container)
      #expect(observer.modelContext !== context)
      let seen = Watched<[String]>([])
      let token = withContinuousObservation(options: [.didSet]) { _ in
        seen.value = observer.results.map(\.name)
      }
      #expect(seen.value == ["Oslo"])
      let other = ModelContext(container)
      other.insert(Trip(name: "Lom"))
      try other.save()
      try await seen.wait(for: "the trip of another context") { $0 == ["Oslo", "Lom"] }
      token.cancel()
    }

    @Test("Sections have the order of their titles, also after another order was set")
    func sections() throws {
      for (name, family) in [("Aspen", "Willow"), ("Beech", nil), ("Alder", "Birch"), ("Willow", "Willow")] {
        context.insert(Plant(name: name, family: family))
      }
      try context.save()
      let observer = try ResultsObserver<Plant, String>(
        sortBy: [SortDescriptor(\.name)], sectionBy: \.family, modelContext: context)
      func line() -> String {
        (observer.sections ?? SectionedResults([]) { $0.name }).map { section in
          "\(section.title): \(section.map(\.name).joined(separator: " "))"
        }.joined(separator: "; ")
      }
      #expect(line() == ": Beech; Birch: Alder; Willow: Aspen Willow")
      observer.sortBy = [SortDescriptor(\.name, order: .reverse)]
      #expect(line() == ": Beech; Birch: Alder; Willow: Willow Aspen")
      #expect(observer.sectionBy == \Plant.family && observer.sortBy.count == 2)
      let places = try ResultsObserver<Plant, String>(
        fetchDescriptor: FetchDescriptor(), sectionBy: \.place, modelContainer: container)
      #expect(places.sections?.sectionTitles == [""])
    }

    @Test("The first fetch of a class that the container lacks throws")
    func unknownClass() throws {
      let other = try memory(Plant.self)
      #expect(throws: SwiftDataError.unknownSchema) {
        try ResultsObserver<Trip, Never>(modelContext: other.mainContext)
      }
    }

    @Test("The counter grows with saves of the observed classes and authors alone")
    func history() async throws {
      try insert("Oslo")
      let all = try HistoryObserver(modelContainer: container)
      let plants = try HistoryObserver(observedModels: [Plant.self], modelContainer: container)
      let imports = try HistoryObserver(authors: ["import"], modelContainer: container)
      let counts = Watched([0, 0, 0])
      let token = withContinuousObservation(options: [.didSet]) { _ in
        counts.value = [all.eventCounter, plants.eventCounter, imports.eventCounter]
      }
      try insert("Bergen")
      try await counts.wait(for: "the save of a trip") { $0 == [1, 0, 0] }
      let other = ModelContext(container)
      other.author = "import"
      other.insert(Plant(name: "Alder"))
      try other.save()
      try await counts.wait(for: "the save of a plant by an import") { $0 == [2, 1, 1] }
      token.cancel()
    }

    @Test("A save while an observer of the history is made counts")
    func saveWhileMade() async throws {
      let (container, store) = try CountingStore.container(Trip.self)
      store.duringSearch.withLock { call in
        call = {
          let context = ModelContext(container)
          context.insert(Trip(name: "Oslo"))
          try context.save()
        }
      }
      let observer = try HistoryObserver(modelContainer: container)
      let count = Watched(0)
      let token = withContinuousObservation(options: [.didSet]) { _ in count.value = observer.eventCounter }
      try await count.wait(for: "the save before the observer followed the container") { $0 == 1 }
      token.cancel()
    }

    @Test("An actor with observers is kept alive by neither")
    func lifetimes() async throws {
      let living = Watched(0)
      do {
        let holder = Holder(among: living)
        try await holder.observe(container)
        #expect(living.value == 1)
      }
      try await living.wait(for: "the end of the actor") { $0 == 0 }
    }

    @Test("An observer with tokens counts what was saved after them")
    func tokens() async throws {
      let before = try HistoryObserver(modelContainer: container)
      try insert("Oslo")
      try insert("Bergen")
      let observer = try HistoryObserver(historyTokens: before.historyTokens, modelContainer: container)
      let count = Watched(0)
      let token = withContinuousObservation(options: [.didSet]) { _ in count.value = observer.eventCounter }
      try await count.wait(for: "the saves after the token") { $0 == 1 }
      let store = try #require(observer.historyTokens.keys.first)
      let last = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last?.token
      #expect(observer.historyTokens[store] as? DefaultHistoryToken == last)
      token.cancel()
    }
  }
#endif
