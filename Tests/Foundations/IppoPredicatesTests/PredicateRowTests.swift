#if SQLite
  import Foundation
  import GRDB
  import Testing

  @testable import IppoPredicates

  /// Rows that SQLite finds, where random predicates do not reach.
  @Suite struct PredicateRowTests {
    @Test func `A row on which Foundation would trap or throw does not match`() throws {
      let item = Item(row: 1)
      (item.count, item.small) = (.max, 100)
      let found = try [
        #Predicate<Item> { $0.count + 1 < 0 || true }, #Predicate<Item> { !($0.count + 1 > 0) },
        #Predicate<Item> { $0.count * 2 - $0.count > 0 }, #Predicate<Item> { $0.small + 100 > 0 },
        #Predicate<Item> { !($0.small * 2 < 0) }, #Predicate<Item> { 1 / ($0.count - $0.count) == 0 || true },
        #Predicate<Item> { !(1 % ($0.count - $0.count) == 0) }, #Predicate<Item> { $0.rank! > 0 || true },
        #Predicate<Item> { !($0.rank! > 0) }, #Predicate<Item> { $0.box!.label == "" || true },
        #Predicate<Item> { ($0.count...5).contains(7) || true },
      ].map { try rows($0, of: [item]) }
      #expect(!found.contains { !$0.isEmpty })
      // The same operations within the limits match.
      (item.count, item.small, item.rank) = (1, 1, 1)
      #expect(try rows(#Predicate { $0.count + 1 > 0 && $0.small * 2 > 0 && $0.rank! > 0 }, of: [item]) == [1])
    }

    @Test func `Each kind of value is found by equality and by membership`() throws {
      for (row, (date, uuid)) in zip(Pool.dates, Pool.uuids).enumerated() {
        let item = Item(row: Int64(row))
        (item.date, item.due, item.uuid, item.link, item.kind) = (date, date, uuid, Pool.links[0], .fragile)
        item.ratio = 0.1
        let (due, link, kind, kinds, dates, ratio) = (
          Optional(date), Optional(Pool.links[0]), Kind.fragile, [Kind.fragile], [date], Float(0.1)
        )
        let found = try [
          #Predicate<Item> { $0.date == date }, #Predicate<Item> { $0.due == due },
          #Predicate<Item> { $0.uuid == uuid },
          #Predicate<Item> { $0.link == link }, #Predicate<Item> { $0.kind == kind },
          #Predicate<Item> { kinds.contains($0.kind) },
          #Predicate<Item> { dates.contains($0.date) }, #Predicate<Item> { $0.ratio == ratio },
        ].map { try rows($0, of: [item]) }
        #expect(found.allSatisfy { $0 == [Int64(row)] })
      }
    }

    @Test func `Equalities of one column keep their collation beside each other, where the column has an index`() throws
    {
      let items = ["\u{212A}", "K", "b"].enumerated().map { row, name in
        let item = Item(row: Int64(row))
        (item.name, item.note) = (name, name)
        return item
      }
      #expect(try rows(#Predicate { $0.name == "K" || $0.name == "b" }, of: items) == [0, 1, 2])
      #expect(try rows(#Predicate { "b" == $0.name || "K" == $0.name }, of: items) == [0, 1, 2])
      #expect(try rows(#Predicate { $0.name == $0.note ?? "" || $0.name == "b" }, of: items) == [0, 1, 2])
      let names = ["K"]
      #expect(try rows(#Predicate { names.contains($0.name) || $0.name == "b" }, of: items) == [0, 1, 2])
    }

    @Test func `Text that looks like SQL is a value`() throws {
      let item = Item(row: 1)
      item.name = "' OR 1 = 1; DROP TABLE item; --"
      let (name, other) = (item.name, "x' OR '1' = '1")
      #expect(try rows(#Predicate { $0.name == name }, of: [item]) == [1])
      #expect(try rows(#Predicate { $0.name == other }, of: [item]).isEmpty)
      #expect(try rows(#Predicate { $0.name.contains("%") }, of: [item]).isEmpty)
    }

    @Test func `Text is searched for a person regardless of case and diacritics`() throws {
      let items = ["Café", "CAFE\u{301} noir", "cave"].enumerated().map { row, name in
        let item = Item(row: Int64(row))
        (item.name, item.note) = (name, row == 0 ? nil : name)
        return item
      }
      #expect(try rows(#Predicate { $0.name.localizedStandardContains("cafe") }, of: items) == [0, 1])
      #expect(try rows(#Predicate { $0.note?.localizedStandardContains("cafe") ?? false }, of: items) == [1])
      #expect(try rows(#Predicate { !($0.note?.localizedStandardContains("cafe") ?? false) }, of: items) == [0, 2])
      let same = ComparisonResult.orderedSame
      #expect(try rows(#Predicate { $0.name.caseInsensitiveCompare("CAVE") == same }, of: items) == [2])
    }

    @Test func `Models are found by those that they refer to`() throws {
      let world = World(seed: 3)
      let box = Captured(Optional(world.boxes[0]))
      let owner = Captured(Optional(world.owners[0]))
      let predicates = [
        predicate { Build.build_Equal(lhs: Build.build_KeyPath(root: $0, keyPath: \.box), rhs: box) },
        predicate { Build.build_NotEqual(lhs: Build.build_KeyPath(root: $0, keyPath: \.box), rhs: box) },
        predicate {
          Build.build_Equal(
            lhs: Build.build_flatMap(Build.build_KeyPath(root: $0, keyPath: \.box)) {
              Build.build_KeyPath(root: $0, keyPath: \.owner)
            }, rhs: owner)
        },
      ]
      let database = try world.database()
      for predicate in predicates {
        let translated = try SQLPredicate(predicate, schema: schema)
        let expected = try world.items.filter { try predicate.evaluate($0) }.map(\.row)
        #expect(try database.read { try translated.rows(of: world, in: $0) } == Set(expected))
        #expect(translated.isExact)
        #expect(!expected.isEmpty)
      }
    }

    @Test func `A predicate over another type names the type`() {
      struct Other {}
      let error = #expect(throws: SQLPredicateError.self) {
        _ = try SQLPredicate(Predicate<Other>.true, schema: schema)
      }
      let expected = """
        The predicate is about Other, which is no model of this container. Add Other to the schema of the container.
        """
      #expect(error?.description == expected)
    }

    private func rows(_ predicate: Predicate<Item>, of items: [Item]) throws -> Set<Int64> {
      let world = World(items: items)
      return try world.database().read { try SQLPredicate(predicate, schema: schema).rows(of: world, in: $0) }
    }
  }
#endif
