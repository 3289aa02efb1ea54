#if SQLite
  import Foundation
  import GRDB
  import Observation
  import Synchronization
  import Testing

  @testable import IppoData

  /// Whether a change tells those who have read a value.
  private func tells(_ read: () -> Void, _ change: () throws -> Void) throws -> Bool {
    final class Told: Sendable { let value = Mutex(false) }
    let told = Told()
    withObservationTracking {
      read()
    } onChange: {
      told.value.withLock { $0 = true }
    }
    try change()
    return told.value.withLock { $0 }
  }

  private let byName = FetchDescriptor<Craft>(sortBy: [SortDescriptor(\.name)])
  private let byLength = FetchDescriptor<Craft>(sortBy: [SortDescriptor(\.length)])

  @Suite struct SiblingTests {
    @Test func changesOfInheritedPropertiesReachObservers() throws {
      let container = try harbour(2)
      let (first, second) = (ModelContext(container), ModelContext(container))
      let ferry = try #require(try first.fetch(FetchDescriptor<Ferry>()).first)
      let oslo = Harbour(name: "Oslo")
      first.insert(oslo)
      #expect(try tells({ _ = ferry.harbour }) { oslo.crafts = [ferry] }, "the other side of a relationship")
      #expect(ferry.harbour === oslo)
      #expect(try tells({ _ = ferry.harbour }) { oslo.crafts = [] })
      try first.save()

      let same = try #require(try second.fetch(FetchDescriptor<Ferry>()).first)
      same.name = "Bergen"
      try second.save()
      let isTold = try tells({ _ = ferry.name }) {
        same.name = "Hurtigruten"
        try second.save()
        _ = try first.fetch(byName)
        #expect(ferry.name == "Hurtigruten")
      }
      #expect(isTold, "a save of another context")
      ferry.name = "Color"
      #expect(try tells({ _ = ferry.name }) { first.rollback() })
      #expect(ferry.name == "Hurtigruten")
    }

    @Test func relationshipsOfSiblingsKeepTheirObjects() throws {
      let context = ModelContext(try harbour(12))
      let all = try context.fetch(FetchDescriptor<Craft>())
      let ferries = all.compactMap { $0 as? Ferry }
      let tankers = all.compactMap { $0 as? Tanker }
      for ferry in ferries { #expect(ferry.decks.map { "F\($0.number)" } == [ferry.name]) }
      for tanker in tankers { #expect(tanker.tanks.map { "T\(Int($0.volume))" } == [tanker.name]) }
      for tanker in tankers { context.delete(tanker) }
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<Tank>()) == 0)
      #expect(try context.fetchCount(FetchDescriptor<Deck>()) == 6)
    }

    @Test func siblingsStayWhereOneOfThemIsReadAgain() throws {
      let context = ModelContext(try harbour(6))
      let all = try context.fetch(FetchDescriptor<Craft>())
      for craft in all { craft._$storage.becomeFault() }
      #expect(all.allSatisfy { $0._$storage.isFault })
      #expect(all.map(\.name).sorted() == ["F0", "F2", "F4", "T1", "T3", "T5"])
      #expect(all.allSatisfy { !$0.isDeleted && $0.modelContext === context })
    }

    @Test func anInheritedPropertyIsNoInverseOfASecondRelationship() throws {
      let container = try harbour(2)
      let context = ModelContext(container)
      let ferry = try #require(try context.fetch(FetchDescriptor<Ferry>()).first)
      let (oslo, kiel) = (Harbour(name: "Oslo"), Harbour(name: "Kiel"))
      context.insert(oslo)
      context.insert(kiel)
      oslo.crafts = [ferry]
      kiel.ferries = [ferry]
      #expect(ferry.harbour === oslo)
      try context.save()
      let read = try ModelContext(container).fetch(FetchDescriptor<Harbour>(sortBy: [SortDescriptor(\.name)]))
      #expect(read.map { $0.crafts.map(\.name) } == [[], ["F0"]])
      #expect(read.map { $0.ferries.map(\.name) } == [["F0"], []])
    }

    @Test func inheritedValuesAreUniqueAmongObjectsOfTheirClassAlone() throws {
      let container = try harbour(0)
      let context = ModelContext(container)
      let tanker = Tanker(name: "Stena")
      tanker.tender = nil
      context.insert(tanker)
      try context.save()
      let ferry = Ferry(name: "Stena", length: 100)
      context.insert(ferry)
      context.insert(Craft(name: "Stena", length: 7))
      try context.save()
      #expect(try context.fetch(byLength).map(\.length) == [7, 10, 100])
      #expect(!tanker.isDeleted)

      let longer = Ferry(name: "Stena", length: 120)
      context.insert(longer)
      try context.save()
      #expect(longer == ferry)
      #expect(try ModelContext(container).fetch(byLength).map(\.length) == [7, 10, 120])

      let other = CarFerry(name: "Viking")
      context.insert(other)
      try context.save()
      other.name = "Stena"
      #expect(throws: SwiftDataError.uniqueViolation) { try context.save() }
    }

    @Test func indicesOfASubclassOverInheritedPropertiesAreMade() throws {
      let folder = try TemporaryFolder()
      func indices(_ types: [any PersistentModel.Type]) throws -> [String: String] {
        let schema = Schema(types)
        let store = try SQLiteStore(
          path: folder.url.appending(path: "s").path, schema: schema, allowsSave: true, plan: nil)
        return try store.database.read {
          let rows = try Row.fetchAll(
            $0, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql NOT NULL")
          return Dictionary(uniqueKeysWithValues: rows.map { ($0[0] as String, $0[1] as String) })
        }
      }
      let first = try indices([Ferry.self])
      #expect(first["$index Ferry length"] != nil)
      #expect(first["$class Craft"] != nil, "requests for a subclass")
      #expect(first["$unique Ferry name"]?.hasSuffix("WHERE \"$class\" IN ('Ferry')") == true, "\(first)")
      let second = try indices([Ferry.self, CarFerry.self])
      #expect(second["$unique Ferry name"]?.hasSuffix("WHERE \"$class\" IN ('CarFerry', 'Ferry')") == true, "\(second)")
    }

    @Test func theHistoryNamesTheClassOfALinkedObject() throws {
      let container = try harbour(0)
      let context = ModelContext(container)
      let ferry = CarFerry(name: "Viking")
      let oslo = Harbour(name: "Oslo")
      context.insert(ferry)
      context.insert(oslo)
      try context.save()
      oslo.ferries = [ferry]
      try context.save()
      let history = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>())
      let changed = try #require(history.last).changes.map(\.changedPersistentIdentifier)
      #expect(changed.contains(ferry.persistentModelID), "\(changed)")
      #expect(Set(changed.map(\.entityName)) == ["CarFerry", "Harbour"])
    }

    @Test func aReadObjectKeepsItsValuesBesideAnInitialValueOfItsSuperclass() throws {
      let container = try harbour(0)
      let writer = ModelContext(container)
      writer.insert(Tanker(name: "Stena", length: 200))
      try writer.save()
      let context = ModelContext(container)
      let read = try #require(try context.fetch(FetchDescriptor<Tanker>()).first)
      #expect(read.name == "Stena")
      #expect(read.length == 200)
      #expect(read.tender?.name == "tender")
      #expect(!context.hasChanges)
    }
  }
#endif
