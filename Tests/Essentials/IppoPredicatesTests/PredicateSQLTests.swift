import Foundation
import Testing

@testable import IppoPredicates

/// The SQL of each construct that the macro `#Predicate` allows.
@Suite struct PredicateSQLTests {
  @Test func `A comparison of a column with a value binds the value`() throws {
    try expect(#Predicate { $0.count > 3 }, #"("root"."count" > ?)"#, [.integer(3)])
  }
}

/// Compares the SQL of a predicate over items.
func expect(
  _ predicate: Predicate<Item>, _ sql: String, _ arguments: [SQLValue] = [], reasons: [String] = [],
  location: SourceLocation = #_sourceLocation
) throws {
  let translated = try SQLPredicate(predicate, schema: schema)
  #expect(translated.sql == sql, sourceLocation: location)
  #expect(translated.arguments == arguments, sourceLocation: location)
  #expect(translated.reasons == reasons, sourceLocation: location)
}
