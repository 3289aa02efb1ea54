#if SQLite
  import Foundation
  import Testing

  @testable import IppoData

  @Suite("Requests to the store")
  struct RequestTests {
    private let container: ModelContainer
    private let store: CountingStore

    init() throws {
      (container, store) = try CountingStore.container(Trip.self)
      let context = ModelContext(container)
      for number in 0..<200 {
        let trip = Trip(name: "Trip \(number)")
        context.insert(trip)
        for order in 0..<(number % 4) { trip.stops.append(Stop(city: "\(number)-\(order)", order: order)) }
      }
      try context.save()
    }

    @Test("The objects that many lead to are read together")
    func toOne() throws {
      let context = ModelContext(container)
      let stops = try context.fetch(FetchDescriptor<Stop>())
      #expect(stops.count == 300)
      var names: [String] = []
      let requests = store.requests { names = stops.map { $0.trip?.name ?? "none" } }
      #expect(names == stops.map { "Trip \($0.city.prefix { $0 != "-" })" })
      #expect(requests <= 2, "\(requests)")
      #expect(store.requests { names = stops.map { $0.trip?.name ?? "none" } } == 0)
      let other = ModelContext(container)
      let reversed = Array(try other.fetch(FetchDescriptor<Stop>()).reversed())
      let others = store.requests { names = reversed.map { $0.trip?.name ?? "none" } }
      #expect(names == reversed.map { "Trip \($0.city.prefix { $0 != "-" })" })
      #expect(others <= 2, "\(others)")
    }

    @Test("Relationships to many are read together, more and more of them")
    func toMany() throws {
      let context = ModelContext(container)
      let trips = try context.fetch(FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.startDate)]))
      var counts: [Int] = []
      let requests = store.requests { counts = trips.map(\.stops.count) }
      #expect(counts == (0..<200).map { $0 % 4 })
      #expect(requests <= 8, "\(requests)")
      let reversed = Array(try ModelContext(container).fetch(FetchDescriptor<Trip>()).reversed())
      let others = store.requests { counts = reversed.map(\.stops.count) }
      #expect(counts == (0..<200).map { $0 % 4 }.reversed())
      #expect(others <= 8, "\(others)")
      let alone = ModelContext(container)
      let trip = try alone.fetch(FetchDescriptor<Trip>())
      var orders: [Int] = []
      #expect(store.requests { orders = trip[3].stops.map(\.order) } == 1)
      #expect(orders == [0, 1, 2])
    }

    @Test("An object that many saves have renewed is still kept once")
    func manySaves() throws {
      let context = ModelContext(container)
      let trip = try #require(
        try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Trip 1" })).first)
      let other = ModelContext(container)
      let copy = try #require(
        try other.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Trip 1" })).first)
      for number in 0..<300 {
        copy.stops[0].order = number
        try other.save()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 200)
        #expect(trip.stops.map(\.order) == [number])
      }
    }

    @Test("Relationships that were read together follow changes and saves")
    func toManyAfterChanges() throws {
      let context = ModelContext(container)
      let trips = try context.fetch(FetchDescriptor<Trip>())
      // The second request reads the others as well.
      #expect(trips[0].stops.isEmpty && trips[1].stops.count == 1)
      let moved = try #require(trips[1].stops.first)
      moved.trip = trips[4]
      context.insert(Stop(city: "new", trip: trips[2]))
      try context.save()
      #expect(trips[4].stops == [moved])
      #expect(trips[2].stops.map(\.city) == ["2-0", "2-1", "new"])
      let other = ModelContext(container)
      let id = moved.persistentModelID
      try other.delete(model: Stop.self, where: #Predicate { $0.persistentModelID == id })
      try other.save()
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 200)
      #expect(trips[4].stops.isEmpty)
    }

    @Test("Objects that another context has changed are read again together")
    func refresh() throws {
      let context = ModelContext(container)
      let stops = try context.fetch(FetchDescriptor<Stop>())
      let trips = Array(Set(stops.compactMap(\.trip)))
      let other = ModelContext(container)
      for trip in try other.fetch(FetchDescriptor<Trip>()) { trip.notes = "seen \(trip.name)" }
      for stop in try other.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.order == 2 })) { other.delete(stop) }
      try other.save()
      #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 200)
      var isSeen = false
      let requests = store.requests { isSeen = trips.allSatisfy { $0.notes == "seen \($0.name)" } }
      #expect(isSeen)
      #expect(requests == 1, "\(requests)")
      #expect(stops.filter(\.isDeleted).count == 50)
    }

    @Test("A limit and an offset below zero are none, also with pending changes")
    func numbersBelowZero() throws {
      let context = ModelContext(container)
      var descriptor = FetchDescriptor<Trip>()
      (descriptor.fetchLimit, descriptor.fetchOffset) = (-1, -1)
      #expect(try context.fetch(descriptor).count == 200)
      #expect(try context.fetchCount(descriptor) == 200)
      context.insert(Trip(name: "new"))
      #expect(try context.fetch(descriptor).count == 201)
      #expect(try context.fetchCount(descriptor) == 201)
      (descriptor.fetchLimit, descriptor.fetchOffset) = (3, 199)
      #expect(try context.fetch(descriptor).map(\.name) == ["Trip 199", "new"])
    }

    @Test("A condition with an expression of another kind is evaluated, and requests with it can be printed")
    func customExpression() throws {
      let context = ModelContext(container)
      let condition = Predicate<Trip> {
        PredicateExpressions.IsPalindrome(
          text: PredicateExpressions.build_KeyPath(root: PredicateExpressions.build_Arg($0), keyPath: \Trip.notes))
      }
      context.insert(Trip(name: "Otto", notes: "otto"))
      try context.save()
      let descriptor = FetchDescriptor<Trip>(predicate: condition, sortBy: [SortDescriptor(\.name)])
      #expect(try context.fetch(descriptor).map(\.name) == ["Otto"])
      #expect(try context.fetchCount(descriptor) == 1)
      #expect("\(descriptor)" == "FetchDescriptor<Trip>(a condition, 1 orders)")
      #expect(String(reflecting: descriptor).contains("Trip"))
      var dumped = ""
      dump(descriptor, to: &dumped)
      #expect(dumped.contains("hasPredicate: true"), "\(dumped)")
    }
  }

  extension PredicateExpressions {
    /// An expression that neither Foundation nor the store knows.
    fileprivate struct IsPalindrome<Text: PredicateExpression>: PredicateExpression where Text.Output == String? {
      let text: Text

      func evaluate(_ bindings: PredicateBindings) throws -> Bool {
        guard let text = try text.evaluate(bindings) else { return false }
        return String(text.reversed()) == text
      }
    }
  }

  extension PredicateExpressions.IsPalindrome: Sendable where Text: Sendable {}
  extension PredicateExpressions.IsPalindrome: Codable where Text: Codable {}
  extension PredicateExpressions.IsPalindrome: StandardPredicateExpression where Text: StandardPredicateExpression {}
#endif
