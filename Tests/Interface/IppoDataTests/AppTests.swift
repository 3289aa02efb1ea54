#if SQLite
  import Foundation
  import IppoData
  import IppoTesting
  import SwiftDataApps
  import Testing

  /// Apps as they are written for Apple's platforms.
  @MainActor
  @Suite("Apps with models")
  struct AppTests {
    @Test("Trips are added, opened, edited and found")
    func trips() throws {
      let container = try memory(Journey.self)
      let host = ViewHost { JourneysView().modelContainer(container) }
      #expect(host.contains("No journeys"))
      try host.tap("Add journey")
      try host.type("Norway", into: "Name")
      try host.type("Oslo", into: "Destination")
      try host.tap("Done")
      #expect(host.outline.contains("Norway"), "\(host.outline)")
      #expect(host.outline.contains("0 planned"), "\(host.outline)")
      let journey = try #require(try container.mainContext.fetch(FetchDescriptor<Journey>()).first)
      journey.name = "Sweden"
      #expect(host.outline.contains("Sweden"), "\(host.outline)")
      #expect(!host.outline.contains("Norway"))
      try container.mainContext.save()
      container.mainContext.delete(journey)
      #expect(host.contains("No journeys"))
    }

    @Test("To-dos have tags, which others share")
    func todos() throws {
      let container = try memory(TodoItem.self)
      let host = ViewHost { TodoApp().modelContainer(container) }
      for text in ["Milk #shop", "Bread #shop #food"] {
        try host.type(text, into: "New to-do")
        try host.tap("Add")
      }
      #expect(host.contains("2 open, 0 done"))
      #expect(host.contains("#shop: 2"))
      #expect(host.contains("#food: 1"))
      try host.toggle("Milk")
      #expect(host.contains("1 open, 1 done"))
      try host.tap("Remove completed")
      #expect(host.contains("1 open, 0 done"))
      #expect(host.contains("#shop: 1"))
      try container.mainContext.save()
      #expect(try ModelContext(container).fetchCount(FetchDescriptor<TodoItem>()) == 1)
    }

    @Test("Expenses are summed by category, and imported by an actor")
    func expenses() async throws {
      let container = try memory(ExpenseCategory.self)
      container.mainContext.insert(ExpenseCategory(name: "Food"))
      let host = ViewHost { ExpensesView().modelContainer(container) }
      #expect(host.contains("Food: 0.00"))
      try host.tap("Add to Food")
      try host.tap("Add to Food")
      #expect(host.contains("Food: 25.00"))
      try container.mainContext.save()
      try await ExpenseImporter(modelContainer: container)
        .load([("Train", 120), ("Hotel", 300), ("Plane", 200)], into: "Travel")
      await host.wait { $0.contains("Travel: 620.00") && $0.contains("Large: Hotel, Plane") }
      try host.tap("Delete Food")
      #expect(!host.contains("Food: 25.00"))
      let orphans = try container.mainContext.fetch(
        FetchDescriptor<Expense>(predicate: #Predicate { $0.category == nil }))
      #expect(orphans.count == 2)
    }
  }
#endif
