import Foundation

@testable import IppoPredicates

#if SQLite
  import GRDB
#endif

/// Random models that refer to each other.
final class World: @unchecked Sendable {
  var items: [Item] = []
  var boxes: [Box] = []
  var owners: [Owner] = []

  init(items: [Item]) { self.items = items }

  init(seed: UInt64, items count: Int = 16) {
    var random = Seeded(state: seed)
    func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &random)! }
    func optional<Element>(_ element: @autoclosure () -> Element) -> Element? {
      Int.random(in: 0..<3, using: &random) == 0 ? nil : element()
    }
    // SQLite keeps no sign of a zero.
    func double() -> Double { pick(Pool.doubles) + 0 }
    owners = (1...3).map { row in
      let owner = Owner(row: Int64(row))
      (owner.name, owner.age) = (pick(Pool.strings), pick(Pool.integers))
      return owner
    }
    boxes = (1...5).map { row in
      let box = Box(row: Int64(row))
      (box.label, box.size, box.cost) = (pick(Pool.strings), optional(pick(Pool.integers)), double())
      box.owner = optional(pick(owners))
      box.owner?.boxes.append(box)
      return box
    }
    items = (1...count).map { row in
      let item = Item(row: Int64(row))
      (item.name, item.note) = (pick(Pool.strings), optional(pick(Pool.strings)))
      (item.count, item.small, item.rank) = (
        pick(Pool.integers), Int8(pick(Pool.integers)), optional(pick(Pool.extremes))
      )
      (item.price, item.ratio) = (double(), Float(double()))
      item.weight = optional(double()).flatMap { $0.isNaN ? nil : $0 }
      (item.isDone, item.isHidden) = (pick([true, false]), optional(pick([true, false])))
      (item.date, item.due) = (pick(Pool.dates), optional(pick(Pool.dates)))
      (item.uuid, item.link, item.kind) = (pick(Pool.uuids), optional(pick(Pool.links)), pick(Kind.allCases))
      item.tags = (0..<Int.random(in: 0..<3, using: &random)).map { _ in pick(Pool.strings) }
      item.scores = (0..<Int.random(in: 0..<3, using: &random)).map { _ in pick(Pool.integers) }
      item.place.city = pick(["", "x"])
      item.box = optional(pick(boxes))
      item.box?.items.append(item)
      return item
    }
    for item in items {
      item.friends = items.filter { _ in Int.random(in: 0..<8, using: &random) == 0 }
    }
  }
}

#if SQLite
  extension World {
    /// A database in memory with the models.
    func database() throws -> DatabaseQueue {
      let queue = try DatabaseQueue()
      try queue.write { database in
        database.addPredicateFunctions()
        try database.execute(
          sql: #"""
            CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT, note TEXT, count INTEGER, small INTEGER, "rank ""1""" INTEGER,
              price REAL, weight REAL, ratio REAL, isDone INTEGER, isHidden INTEGER, date REAL, due REAL, uuid BLOB, link TEXT,
              kind TEXT, bytes BLOB, tags TEXT, scores TEXT, place TEXT, box INTEGER);
            CREATE TABLE box (id INTEGER PRIMARY KEY, label TEXT, size INTEGER, cost REAL, owner INTEGER);
            CREATE TABLE owner (id INTEGER PRIMARY KEY, name TEXT, age INTEGER);
            CREATE TABLE friends (item INTEGER, friend INTEGER);
            CREATE INDEX byName ON item (name);
            CREATE INDEX byCount ON item (count);
            """#)
        let coder = JSONEncoder()
        for item in items {
          var values: [SQLValue] = [.integer(item.row)]
          func add(_ value: Any?, _ storage: ColumnStorage) {
            values.append(value.flatMap { storage.encode($0) } ?? .null)
          }
          let integer = ColumnStorage.integer(.min ... .max)
          add(item.name, .text)
          add(item.note, .text)
          add(item.count, integer)
          add(item.small, integer)
          add(item.rank, integer)
          add(item.price, .real)
          add(item.weight, .real)
          add(item.ratio, .single)
          add(item.isDone, .bool)
          add(item.isHidden, .bool)
          add(item.date, .date)
          add(item.due, .date)
          add(item.uuid, .uuid)
          add(item.link, .url)
          add(item.kind.rawValue, .text)
          add(item.bytes, .blob)
          values.append(.text(String(decoding: try coder.encode(item.tags), as: UTF8.self)))
          values.append(.text(String(decoding: try coder.encode(item.scores), as: UTF8.self)))
          values.append(.text(String(decoding: try coder.encode(item.place), as: UTF8.self)))
          values.append(item.box.map { .integer($0.row) } ?? .null)
          let marks = values.map { _ in "?" }.joined(separator: ",")
          try database.execute(sql: "INSERT INTO item VALUES (\(marks))", arguments: StatementArguments(values))
          for friend in item.friends {
            try database.execute(sql: "INSERT INTO friends VALUES (?, ?)", arguments: [item.row, friend.row])
          }
        }
        for box in boxes {
          try database.execute(
            sql: "INSERT INTO box VALUES (?, ?, ?, ?, ?)",
            arguments: [box.row, box.label, box.size, ColumnStorage.real.encode(box.cost), box.owner?.row])
        }
        for owner in owners {
          try database.execute(
            sql: "INSERT INTO owner VALUES (?, ?, ?)", arguments: [owner.row, owner.name, owner.age])
        }
      }
      return queue
    }
  }
#endif
