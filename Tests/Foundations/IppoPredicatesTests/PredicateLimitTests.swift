#if SQLite
  import Foundation
  import GRDB
  import Synchronization
  import Testing

  @testable import IppoPredicates

  /// Predicates at and past the limits of SQLite, and of stacks.
  @Suite struct PredicateLimitTests {
    @Test func `A list of more values than SQLite has placeholders is one argument`() throws {
      let items = (1...8).map { row in
        let item = Item(row: Int64(row))
        item.count = row * 5000
        item.name = "n\(row * 5000)é\"\\\u{1}"
        item.price = Double(row * 5000) / 3
        item.uuid = Self.uuid(row * 5000)
        return item
      }
      let counts = Array(1...33_000)
      let names = Set(counts.map { "n\($0)e\u{301}\"\\\u{1}" })
      let prices = counts.map { Double($0) / 3 }
      let uuids = counts.map(Self.uuid)
      try expectRows([#Predicate<Item> { counts.contains($0.count) }], of: items)
      try expectRows([#Predicate<Item> { names.contains($0.name) }], of: items)
      try expectRows([#Predicate<Item> { prices.contains($0.price) }], of: items)
      try expectRows([#Predicate<Item> { uuids.contains($0.uuid) }], of: items)
      let translated = try SQLPredicate(#Predicate<Item> { counts.contains($0.count) }, schema: schema)
      #expect(translated.isExact)
      #expect(translated.arguments.count == 1)
    }

    @Test func `Two thousand conditions are no deeper than SQLite allows`() throws {
      let items = (1...3).map { Item(row: Int64($0)) }
      items[1].count = 5
      for isConjunction in [true, false] {
        let predicate = Predicate<Item> { item in
          var result = Erased(
            Build.build_Equal(lhs: Build.build_KeyPath(root: item, keyPath: \.count), rhs: Build.build_Arg(5)))
          for number in 0..<2000 {
            let next = Build.build_NotEqual(
              lhs: Build.build_KeyPath(root: item, keyPath: \.count), rhs: Build.build_Arg(number + 10))
            result =
              isConjunction
              ? Erased(Build.build_Conjunction(lhs: result, rhs: next))
              : Erased(Build.build_Conjunction(lhs: next, rhs: result))
          }
          return result
        }
        let translated = try SQLPredicate(predicate, schema: schema)
        #expect(translated.isExact)
        try expectRows([predicate], of: items)
      }
    }

    @Test func `Conditions within each other stop at a depth, on the stack of a small thread`() throws {
      let predicate = Predicate<Item> { item in
        var result = Erased(Build.build_KeyPath(root: item, keyPath: \.isDone))
        for _ in 0..<1000 { result = Erased(Build.build_Negation(result)) }
        return result
      }
      let translated = Mutex<SQLPredicate<Item>?>(nil)
      let finished = DispatchSemaphore(value: 0)
      let thread = Thread {
        translated.withLock { $0 = try? SQLPredicate(predicate, schema: schema) }
        finished.signal()
      }
      // The size of the stacks of libdispatch and of Swift's tasks.
      thread.stackSize = 512 << 10
      thread.start()
      #expect(finished.wait(timeout: .now() + 60) == .success, "The translation has not ended after a minute.")
      translated.withLock {
        #expect($0?.sql == "1")
        #expect($0?.reasons == ["it is nested deeper than \(Translator.depthLimit) levels"])
      }
    }

    private static func uuid(_ number: Int) -> UUID {
      UUID(uuidString: "00000000-0000-0000-0000-" + String(format: "%012d", number))!
    }
  }

  /// Compares the rows that SQLite finds with Foundation's evaluation.
  func expectRows(
    _ predicates: [Predicate<Item>], of items: [Item], location: SourceLocation = #_sourceLocation
  ) throws {
    let world = World(items: items)
    let database = try world.database()
    for predicate in predicates {
      let translated = try SQLPredicate(predicate, schema: schema)
      let found = try database.read { try translated.rows(of: world, in: $0) }
      let expected = items.filter { (try? predicate.evaluate($0)) ?? false }.map(\.row)
      #expect(found == Set(expected), sourceLocation: location)
    }
  }

  extension SQLPredicate<Item> {
    /// The keys of the models that match.
    func rows(of world: World, in database: Database) throws -> Set<Int64> {
      let found = try Int64.fetchSet(
        database, sql: #"SELECT "root"."id" FROM "item" AS "root" WHERE \#(sql)"#,
        arguments: StatementArguments(arguments))
      return Set(world.items.filter { found.contains($0.row) && matches($0) }.map(\.row))
    }
  }
#endif
