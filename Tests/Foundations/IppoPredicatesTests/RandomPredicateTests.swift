#if SQLite
  import Foundation
  import GRDB
  import Testing

  @testable import IppoPredicates

  /// Compares the rows that SQLite finds for random predicates with Foundation's evaluation over the same models.
  @Suite struct RandomPredicateTests {
    /// Predicates to compare; `make test-predicates` sets a million.
    private static let total = ProcessInfo.processInfo.environment["IPPO_PREDICATES"].flatMap { Int($0) } ?? 300

    /// The first seed; another one compares other models and predicates.
    private static let seed = ProcessInfo.processInfo.environment["IPPO_PREDICATES_SEED"].flatMap { UInt64($0) } ?? 1

    @Test func `SQL finds the models for which Foundation's evaluation is true`() throws {
      var exact = 0
      var rows = 0
      var faults = 0
      for batch in 0..<(Self.total + 99) / 100 {
        let seed = Self.seed &* 1_000_003 &+ UInt64(batch)
        let world = World(seed: seed)
        let database = try world.database()
        var generator = RandomPredicates(seed: seed, world: world)
        for number in 0..<min(100, Self.total - batch * 100) {
          let predicate = generator.predicate(depth: number % 6)
          let translated = try SQLPredicate(predicate, schema: schema)
          let matched = try database.read { try translated.rows(of: world, in: $0) }
          let expected = Set(world.items.filter { (try? predicate.evaluate($0)) ?? false }.map(\.row))
          exact += translated.isExact ? 1 : 0
          rows += expected.count
          guard matched != expected else { continue }
          faults += 1
          guard faults <= 10 else { continue }
          Issue.record(
            """
            Seed \(seed), predicate \(number): SQL finds \(matched.sorted()), Foundation \(expected.sorted()).
            \(translated.sql)
            \(translated.arguments)
            """)
        }
      }
      #expect(faults == 0)
      print("\(Self.total) predicates: \(exact) exact, \(rows) models match, \(faults) faults.")
      // The generator makes predicates that match some models and that SQL says, for the most part.
      #expect(exact * 10 > Self.total * 6)
      #expect(rows > Self.total)
    }
  }
#endif
