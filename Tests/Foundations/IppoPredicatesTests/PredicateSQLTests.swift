import Foundation
import Testing

@testable import IppoPredicates

/// The SQL of each construct that the macro `#Predicate` allows.
@Suite struct PredicateSQLTests {
  @Test func `Comparisons bind values`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 5)
    let uuid = UUID(uuidString: "00000000-0000-0000-0000-0000000000FF")!
    let link = URL(string: "https://example.com")
    let kind = Kind.fragile
    try expect(#Predicate { $0.count > 3 }, #"("root"."count" > ?)"#, [.integer(3)])
    try expect(#Predicate { $0.count != 3 }, #"("root"."count" <> ?)"#, [.integer(3)])
    try expect(#Predicate { $0.small <= 3 }, #"("root"."small" <= ?)"#, [.integer(3)])
    try expect(#Predicate { 1.5 < $0.price }, #"(? < "root"."price")"#, [.real(1.5)])
    try expect(#Predicate { $0.date >= date }, #"("root"."date" >= ?)"#, [.real(5.0)])
    try expect(#Predicate { $0.uuid == uuid }, #"("root"."uuid" = ?)"#, [.blob(Data(repeating: 0, count: 15) + [255])])
    try expect(#Predicate { $0.link == link }, #"("root"."link" = ?)"#, [.text("https://example.com")])
    try expect(#Predicate { $0.kind == kind }, #"("root"."kind" = ?)"#, [.text("fragile")])
  }

  @Test func `Names of columns are quoted`() throws {
    try expect(#Predicate { $0.rank == 3 }, #"("root"."rank ""1""" = ?)"#, [.integer(3)])
  }

  @Test func `Nil equals nil, and differs from every value`() throws {
    try expect(#Predicate { $0.rank == nil }, #"("root"."rank ""1""" IS NULL)"#)
    try expect(#Predicate { $0.rank != nil }, #"("root"."rank ""1""" IS NOT NULL)"#)
    try expect(#Predicate { $0.rank != 3 }, #"("root"."rank ""1""" IS NOT ?)"#, [.integer(3)])
    try expect(#Predicate { !($0.rank == 3) }, #"(NOT ifnull(("root"."rank ""1""" = ?), 0))"#, [.integer(3)])
    try expect(#Predicate { $0.note == $0.note }, #"(+"root"."note" IS +"root"."note" COLLATE "ippo_canonical")"#)
    try expect(#Predicate { ($0.rank ?? 7) > 3 }, #"(ifnull("root"."rank ""1""", ?) > ?)"#, [.integer(7), .integer(3)])
    try expect(#Predicate { $0.rank! > 3 }, #"("root"."rank ""1""" > ?)"#, [.integer(3)])
    try expect(#Predicate { $0.rank.flatMap { $0 > 3 } ?? false }, #"("root"."rank ""1""" > ?)"#, [.integer(3)])
    try expect(
      #Predicate { if let rank = $0.rank { rank > 3 } else { true } }, #"ifnull(("root"."rank ""1""" > ?), ?)"#,
      [.integer(3), .integer(1)])
  }

  @Test func `Canonical equivalents are equal, and bytes decide where a text has none`() throws {
    try expect(#Predicate { $0.name == "plain" }, #"("root"."name" = ?)"#, [.text("plain")])
    try expect(#Predicate { $0.name == "K" }, #"(+"root"."name" = +? COLLATE "ippo_canonical")"#, [.text("K")])
    try expect(#Predicate { $0.name == "é" }, #"(+"root"."name" = +? COLLATE "ippo_canonical")"#, [.text("é")])
    try expect(#Predicate { $0.name < "m" }, #"("root"."name" < ? COLLATE "ippo_canonical")"#, [.text("m")])
    try expect(
      #Predicate { $0.name == $0.note ?? "" },
      #"(+"root"."name" = +ifnull("root"."note", ?) COLLATE "ippo_canonical")"#,
      [.text("")])
  }

  @Test func `Texts are searched by characters`() throws {
    try expect(#Predicate { $0.name.contains("e") }, #""ippo_contains"("root"."name", ?)"#, [.text("e")])
    try expect(#Predicate { $0.name.starts(with: "e") }, #""ippo_starts"("root"."name", ?)"#, [.text("e")])
    try expect(
      #Predicate { $0.name.isEmpty || $0.name.count > 3 },
      #"(("root"."name" = '') OR ("ippo_count"("root"."name") > ?))"#, [.integer(3)])
    try expect(
      #Predicate { $0.name.localizedStandardContains("e") }, #""ippo_localized_standard_contains"("root"."name", ?)"#,
      [.text("e")])
    try expect(
      #Predicate { $0.note?.localizedStandardContains("e") == true },
      #"("ippo_localized_standard_contains"("root"."note", ?) = ?)"#, [.text("e"), .integer(1)])
    let same = ComparisonResult.orderedSame
    try expect(
      #Predicate { $0.name.localizedCompare("e") == same }, #"("ippo_localized_compare"("root"."name", ?) = ?)"#,
      [.text("e"), .integer(0)])
    try expect(
      #Predicate { $0.name.caseInsensitiveCompare("e") == same },
      #"("ippo_case_insensitive_compare"("root"."name", ?) = ?)"#, [.text("e"), .integer(0)])
  }

  @Test func `Conditions combine`() throws {
    try expect(#Predicate { $0.isDone }, #""root"."isDone""#)
    try expect(
      #Predicate { !$0.isDone && $0.count > 1 || $0.count < 0 },
      #"(((NOT "root"."isDone") AND ("root"."count" > ?)) OR ("root"."count" < ?))"#, [.integer(1), .integer(0)])
    try expect(#Predicate { $0.isDone == ($0.count > 3) }, #"("root"."isDone" = ("root"."count" > ?))"#, [.integer(3)])
    try expect(#Predicate { $0.isHidden == true }, #"("root"."isHidden" = ?)"#, [.integer(1)])
    try expect(
      #Predicate { ($0.isDone ? $0.count : 5) == 5 },
      #"(CASE WHEN "root"."isDone" THEN "root"."count" ELSE ? END = ?)"#, [.integer(5), .integer(5)])
    try expect(.true, #"?"#, [.integer(1)])
    try expect(.false, #"?"#, [.integer(0)])
    try expect(#Predicate { _ in true }, #"?"#, [.integer(1)])
  }

  @Test func `Calculations check for what Swift traps on`() throws {
    try expect(
      #Predicate { $0.count + 1 > 3 }, #"("ippo_integer"(("root"."count" + ?), ?, ?) > ?)"#,
      [.integer(1), .integer(.min), .integer(.max), .integer(3)])
    try expect(
      #Predicate { $0.count * 2 - 1 > 3 }, #"("ippo_integer"((("root"."count" * ?) - ?), ?, ?) > ?)"#,
      [.integer(2), .integer(1), .integer(.min), .integer(.max), .integer(3)])
    try expect(
      #Predicate { $0.small + 1 > 3 }, #"("ippo_integer"(("root"."small" + ?), ?, ?) > ?)"#,
      [.integer(1), .integer(-128), .integer(127), .integer(3)])
    try expect(
      #Predicate { $0.count / 2 == 1 }, #"("ippo_integer"(("root"."count" / ?), ?, ?) = ?)"#,
      [.integer(2), .integer(.min), .integer(.max), .integer(1)])
    try expect(
      #Predicate { $0.count % 2 == 1 }, #"("ippo_integer"(("root"."count" % ?), ?, ?) = ?)"#,
      [.integer(2), .integer(.min), .integer(.max), .integer(1)])
    try expect(
      #Predicate { -$0.count < 1 }, #"("ippo_integer"((? - "root"."count"), ?, ?) < ?)"#,
      [.integer(0), .integer(.min), .integer(.max), .integer(1)])
    try expect(
      #Predicate { $0.price * 2 / 3 < 1 }, #"("ippo_divide"(("root"."price" * ?), ?) < ?)"#,
      [.real(2.0), .real(3.0), .real(1.0)])
    try expect(
      #Predicate { !(-$0.price < 1) }, #"(NOT ifnull((("root"."price" * ?) < ?), 0))"#, [.real(-1.0), .real(1.0)])
  }

  @Test func `A model is compared by its key, and its properties are read by it`() throws {
    let box = Captured(Optional(Box(row: 4)))
    try expect(
      predicate { Build.build_Equal(lhs: Build.build_KeyPath(root: $0, keyPath: \.box), rhs: box) },
      #"("root"."box" = ?)"#, [.integer(4)])
    try expect(#Predicate { $0.box == nil }, #"("root"."box" IS NULL)"#)
    try expect(
      #Predicate { $0.box?.label == "x" },
      #"((SELECT "t2"."label" FROM "box" AS "t2" WHERE "t2"."id" = "root"."box") = ?)"#, [.text("x")])
    try expect(
      #Predicate { $0.box?.owner?.name == "x" },
      #"((SELECT "t3"."name" FROM "owner" AS "t3" WHERE "t3"."id" = (SELECT "t1"."owner" FROM "box" AS "t1" WHERE "t1"."id" = "root"."box")) = ?)"#,
      [.text("x")])
    try expect(
      #Predicate { $0.box!.label == "x" },
      #"((SELECT "t2"."label" FROM "box" AS "t2" WHERE "t2"."id" = "root"."box") = ?)"#, [.text("x")])
    try expect(
      #Predicate { ($0.box?.cost ?? 0) > 5 },
      #"(CASE ("root"."box" IS NOT NULL) WHEN 1 THEN (SELECT "t2"."cost" FROM "box" AS "t2" WHERE "t2"."id" = "root"."box") WHEN 0 THEN ? END > ?)"#,
      [.real(0.0), .real(5.0)])
  }

  @Test func `Collections become subqueries`() throws {
    try expect(
      #Predicate { $0.friends.contains { $0.count > 3 } },
      #"EXISTS (SELECT 1 FROM "friends" AS "t2" JOIN "item" AS "t1" ON "t1"."id" = "t2"."friend" WHERE ("t2"."item" = "root"."id" AND ("t1"."count" > ?)))"#,
      [.integer(3)])
    try expect(
      #Predicate { $0.friends.allSatisfy { $0.count > 3 } },
      #"(NOT EXISTS (SELECT 1 FROM "friends" AS "t2" JOIN "item" AS "t1" ON "t1"."id" = "t2"."friend" WHERE ("t2"."item" = "root"."id" AND NOT ("t1"."count" > ?))))"#,
      [.integer(3)])
    try expect(
      #Predicate { $0.friends.filter { $0.isDone }.count > 1 },
      #"((SELECT count(*) FROM "friends" AS "t2" JOIN "item" AS "t1" ON "t1"."id" = "t2"."friend" WHERE ("t2"."item" = "root"."id" AND "t1"."isDone")) > ?)"#,
      [.integer(1)])
    try expect(
      #Predicate { $0.friends.isEmpty },
      #"(NOT EXISTS (SELECT 1 FROM "friends" AS "t2" JOIN "item" AS "t1" ON "t1"."id" = "t2"."friend" WHERE "t2"."item" = "root"."id"))"#
    )
    try expect(
      #Predicate { $0.tags.contains("x") },
      #"EXISTS (SELECT 1 FROM json_each("root"."tags") AS "t1" WHERE ("t1"."value" = ?))"#, [.text("x")])
    try expect(
      #Predicate { $0.scores.max() == 3 }, #"((SELECT max("t1"."value") FROM json_each("root"."scores") AS "t1") = ?)"#,
      [.integer(3)])
    try expect(
      #Predicate { if let box = $0.box { box.items.count > 3 } else { false } },
      #"CASE WHEN ("root"."box" IS NOT NULL) THEN ((SELECT count(*) FROM "item" AS "t1" WHERE "t1"."box" = "root"."box") > ?) END"#,
      [.integer(3)])
    try expect(
      #Predicate { item in item.friends.contains { friend in friend.friends.contains { $0.count == item.count } } },
      #"EXISTS (SELECT 1 FROM "friends" AS "t2" JOIN "item" AS "t1" ON "t1"."id" = "t2"."friend" WHERE ("t2"."item" = "root"."id" AND EXISTS (SELECT 1 FROM "friends" AS "t4" JOIN "item" AS "t3" ON "t3"."id" = "t4"."friend" WHERE ("t4"."item" = "t1"."id" AND ("t3"."count" = "root"."count")))))"#
    )
  }

  @Test func `A collection of values becomes a list`() throws {
    let names = ["b", "a", "a"]
    let ranks = [1, nil]
    let none: [Int] = []
    let words = ["x", "y"]
    try expect(#Predicate { names.contains($0.name) }, #"("root"."name" IN (?, ?))"#, [.text("a"), .text("b")])
    try expect(
      #Predicate { ranks.contains($0.rank) }, #"(("root"."rank ""1""" IN (?)) OR "root"."rank ""1""" IS NULL)"#,
      [.integer(1)])
    try expect(
      #Predicate { [1, 2].contains($0.rank) }, #"("root"."rank ""1""" IN (?, ?))"#, [.integer(1), .integer(2)])
    try expect(#Predicate { none.contains($0.count) }, #"0"#)
    try expect(
      #Predicate { item in words.allSatisfy { item.name.localizedStandardContains($0) } },
      #"("ippo_localized_standard_contains"("root"."name", ?) AND "ippo_localized_standard_contains"("root"."name", ?))"#,
      [.text("x"), .text("y")])
  }

  @Test func `Ranges have two bounds, or one`() throws {
    let from = 3...
    try expect(
      #Predicate { (1...5).contains($0.count) }, #"(("root"."count" >= ?) AND ("root"."count" <= ?))"#,
      [.integer(1), .integer(5)])
    try expect(
      #Predicate { (1..<5).contains($0.count) }, #"(("root"."count" >= ?) AND ("root"."count" < ?))"#,
      [.integer(1), .integer(5)])
    try expect(#Predicate { from.contains($0.count) }, #"("root"."count" >= ?)"#, [.integer(3)])
    try expect(
      #Predicate { ($0.count...5).contains(3) },
      #"CASE WHEN ("root"."count" <= ?) THEN ((? >= "root"."count") AND (? <= ?)) END"#,
      [.integer(5), .integer(3), .integer(3), .integer(5)])
  }

  @Test func `SQL keeps the conditions that it can say, and memory has the rest`() throws {
    try expect(
      #Predicate { $0.count > 3 && $0.place.city == "x" && $0.isDone }, #"(("root"."count" > ?) AND "root"."isDone")"#,
      [.integer(3)], reasons: [#"\Place.city has no form in SQL"#])
    try expect(#Predicate { $0.tags[0] == "x" }, #"1"#, reasons: [#"CollectionIndexSubscript has no form in SQL"#])
    try expect(
      #Predicate { !($0.count > 3 && $0.place.city == "x") || $0.isDone && $0.place.city == "y" }, #"1"#,
      reasons: [#"\Place.city has no form in SQL"#])
  }
}

/// A predicate that is built of expressions, for constants that macros refuse.
func predicate(_ build: (PredicateExpressions.Variable<Item>) -> any StandardPredicateExpression<Bool>) -> Predicate<
  Item
> {
  Predicate(build)
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
