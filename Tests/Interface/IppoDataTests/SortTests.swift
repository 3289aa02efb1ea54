#if SQLite
  import Foundation
  import Testing

  @testable import IppoData

  @Suite("Orders for a locale")
  struct SortTests {
    private let context: ModelContext
    private static let names = ["item 10", "Item 2", "item 2", "Äpfel", "zebra", "apple", "Banana", "item 1"]

    init() throws {
      context = ModelContext(try memory(Trip.self))
      for (number, name) in Self.names.enumerated() {
        let trip = Trip(name: name, notes: number.isMultiple(of: 2) ? name : nil)
        context.insert(trip)
        context.insert(Stop(city: name.uppercased(), trip: trip))
      }
      try context.save()
    }

    private func order(_ descriptor: SortDescriptor<Trip>) throws -> [String] {
      let request = FetchDescriptor<Trip>(sortBy: [descriptor])
      let query = try StoreQuery(request, Trip._$entity, context.core.predicates)
      #expect(query.isOrderExact, "the store sorts")
      let stored = try context.fetch(request)
      // Foundation's own sort in memory.
      #expect(stored == (try context.fetch(FetchDescriptor<Trip>())).sorted(using: [descriptor]))
      return stored.map(\.name)
    }

    @Test("localizedStandard sorts as a person does, in the store and in memory")
    func localizedStandard() throws {
      let expected = Self.names.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
      #expect(try order(SortDescriptor(\.name, comparator: .localizedStandard)) == expected)
      #expect(
        try order(SortDescriptor(\Trip.name, comparator: .localizedStandard, order: .reverse)) == expected.reversed())
      let places = ["item 1", "item 2", "Item 2", "item 10"].map { expected.firstIndex(of: $0) }
      #expect(places == places.sorted { ($0 ?? 0) < ($1 ?? 0) })
    }

    @Test("localized compares texts without numbers, and lexical their code points")
    func otherComparators() throws {
      let localized = Self.names.sorted { $0.localizedCompare($1) == .orderedAscending }
      #expect(try order(SortDescriptor(\.name, comparator: .localized)) == localized)
      #expect(localized != Self.names.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
      #expect(try order(SortDescriptor(\.name, comparator: .lexical)).first == "Banana")
    }

    @Test("Texts that are nil come first")
    func optionalTexts() throws {
      let names = try order(SortDescriptor(\.notes, comparator: .localizedStandard))
      let texts = Self.names.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      #expect(names.suffix(4) == texts.sorted { $0.localizedStandardCompare($1) == .orderedAscending }[...])
      #expect(
        try order(SortDescriptor(\.notes, comparator: .localizedStandard, order: .reverse)).prefix(4).contains(
          "item 10"))
    }

    @Test("Pending changes and other descriptors take part")
    func pendingChanges() throws {
      context.insert(Trip(name: "item 3"))
      let descriptors = [
        SortDescriptor(\Trip.budget), SortDescriptor(\Trip.name, comparator: .localizedStandard, order: .reverse),
      ]
      let names = try context.fetch(FetchDescriptor(sortBy: descriptors)).map(\.name)
      #expect(names == (Self.names + ["item 3"]).sorted { $0.localizedStandardCompare($1) == .orderedDescending })
      #expect(descriptors[1] == SortDescriptor(\Trip.name, comparator: .localizedStandard, order: .reverse))
      #expect(descriptors[1] != SortDescriptor(\Trip.name, comparator: .localized, order: .reverse))
    }
  }
#endif
