#if SQLite
  import Foundation
  import GRDB
  import Testing

  @testable import IppoPredicates

  /// Sort descriptors as SQL.
  @Suite struct OrderTests {
    @Test func `Descriptors become terms, and text has Swift's order`() throws {
      let order = try SQLOrder<Item>(
        [SortDescriptor(\.count, order: .reverse), SortDescriptor(\.name), SortDescriptor(\.due)], schema: schema)
      #expect(
        order.sql == #""root"."count" DESC, "root"."name" COLLATE "ippo_canonical" ASC, "root"."due" ASC"#)
      #expect(order.isExact)
      #expect(try SQLOrder<Item>([], schema: schema).sql == "")
    }

    @Test func `A property without an order of its stored values is sorted in memory`() throws {
      let order = try SQLOrder<Item>([SortDescriptor(\.count), SortDescriptor(\.name.count)], schema: schema)
      #expect(order.sql == "")
      #expect(!order.isExact)
      #expect(order.reason?.hasSuffix("is no stored property of Item, or of a model that it refers to") == true)
    }

    @Test func `SQLite and Foundation sort alike`() throws {
      let descriptors: [[SortDescriptor<Item>]] = [
        [SortDescriptor(\.name)], [SortDescriptor(\.name, order: .reverse)], [SortDescriptor(\.note)],
        [SortDescriptor(\.note, order: .reverse), SortDescriptor(\.count)], [SortDescriptor(\.rank, order: .reverse)],
        [SortDescriptor(\.due), SortDescriptor(\.uuid)], [SortDescriptor(\.small), SortDescriptor(\.weight)],
        [SortDescriptor(\.name, comparator: .lexical)], [SortDescriptor(\.name, comparator: .lexical, order: .reverse)],
        [SortDescriptor(\.note, comparator: .lexical)],
      ]
      for seed in 1...20 {
        let world = World(seed: UInt64(seed), items: 40)
        let database = try world.database()
        for descriptors in descriptors {
          let order = try SQLOrder(descriptors, schema: schema)
          #expect(order.isExact)
          // The key decides among equals, as a stable sort of the models by key does.
          let rows = try database.read { database in
            try Int64.fetchAll(
              database, sql: #"SELECT "root"."id" FROM "item" AS "root" ORDER BY \#(order.sql), "root"."id""#,
              arguments: StatementArguments(order.arguments))
          }
          #expect(rows == world.items.sorted(using: descriptors).map(\.row), "\(order.sql)")
        }
      }
    }
  }
#endif
