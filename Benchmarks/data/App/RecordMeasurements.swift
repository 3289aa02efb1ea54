import Foundation
import GRDB

/// A row of an expense, as an app would read it by hand.
private struct Record {
  var id: Int64
  var number: Int
  var name: String
  var amount: Double
  var date: Double
  var note: String?
  var category: Int64?

  static let columns = "id, number, name, amount, date, note, category"

  init(_ row: Row) {
    (id, number, name, amount) = (row[0], row[1], row[2], row[3])
    (date, note, category) = (row[4], row[5], row[6])
  }
}

/// Measures statements that are written by hand, with GRDB.
func measureRecords(_ timer: inout Timer, in folder: URL, rows: Int) throws {
  let pool = try DatabasePool(path: folder.appending(path: "records.sqlite").path)
  try pool.write { database in
    try database.execute(
      sql: """
        CREATE TABLE category (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
        CREATE TABLE expense (
          id INTEGER PRIMARY KEY, number INTEGER NOT NULL, name TEXT NOT NULL, amount REAL NOT NULL, date REAL NOT NULL,
          note TEXT, category INTEGER REFERENCES category);
        CREATE INDEX byNumber ON expense (number);
        CREATE INDEX byCategory ON expense (category);
        """)
  }
  try timer.measure("insert \(rows)") {
    try pool.write { database in
      let category = try database.makeStatement(sql: "INSERT INTO category VALUES (?, ?)")
      for number in 0..<100 { try category.execute(arguments: [number + 1, "Category \(number)"]) }
      let expense = try database.makeStatement(sql: "INSERT INTO expense VALUES (NULL, ?, ?, ?, ?, ?, ?)")
      for number in 0..<rows {
        try expense.execute(
          arguments: [
            number, "Expense \(number)", Double(number % 1_000) / 4, Double(number),
            number.isMultiple(of: 3) ? "Note \(number)" : nil, number % 100 + 1,
          ])
      }
    }
  }
  for repetition in 0..<Timer.repetitions {
    let (low, high) = (repetition * 1_000, repetition * 1_000 + 1_000)
    func fetch() throws -> [Record] {
      try pool.read { database in
        try Row.fetchCursor(
          database, sql: "SELECT \(Record.columns) FROM expense WHERE number >= ? AND number < ? ORDER BY number",
          arguments: [low, high]
        ).map(Record.init).array()
      }
    }
    try timer.measure("fetch 1,000 by a predicate") {
      try check(try fetch().reduce(0) { $0 + $1.number } == (low..<high).reduce(0, +))
    }
    try timer.measure("change one") {
      try pool.write { database in
        try database.execute(sql: "UPDATE expense SET amount = amount + 1 WHERE number = ?", arguments: [low])
      }
    }
    try timer.measure("count by a predicate") {
      try check(
        try pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM expense WHERE amount < ?", arguments: [50]) }
          ?? 0 > 0)
    }
    try timer.measure("read the category of 1,000") {
      let expenses = try fetch()
      let keys = Set(expenses.compactMap(\.category))
      let names = try pool.read { database in
        let marks = databaseQuestionMarks(count: keys.count)
        return try Row.fetchCursor(
          database, sql: "SELECT id, name FROM category WHERE id IN (\(marks))", arguments: StatementArguments(keys)
        ).reduce(into: [Int64: String]()) { $0[$1[0]] = $1[1] }
      }
      try check(expenses.reduce(0) { $0 + ($1.category.flatMap { names[$0] }?.utf8.count ?? 0) } == 10_900)
    }
    try timer.measure("read the expenses of a category") {
      let expenses = try pool.read { database in
        try Row.fetchCursor(
          database,
          sql: "SELECT \(Record.columns) FROM expense WHERE category = (SELECT id FROM category WHERE name = ?)",
          arguments: ["Category \(repetition)"]
        ).map(Record.init).array()
      }
      try check(expenses.reduce(0) { $0 + $1.number } > 0)
    }
  }
}

extension Cursor {
  fileprivate func array() throws -> [Element] { try Array(self) }
}
