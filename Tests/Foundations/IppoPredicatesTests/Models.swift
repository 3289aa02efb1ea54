import Foundation

@testable import IppoPredicates

/// A model with values of each kind.
final class Item: Hashable, @unchecked Sendable {
  var row: Int64
  var name = ""
  var note: String?
  var count = 0
  var small: Int8 = 0
  var rank: Int?
  var price = 0.0
  var weight: Double?
  var ratio: Float = 0
  var isDone = false
  var isHidden: Bool?
  var date = Date(timeIntervalSinceReferenceDate: 0)
  var due: Date?
  var uuid = UUID(uuidString: "00000000-0000-0000-0000-000000000000")!
  var link: URL?
  var kind = Kind.plain
  var bytes = Data()
  var tags: [String] = []
  var scores: [Int] = []
  var place = Place()
  var box: Box?
  var friends: [Item] = []

  init(row: Int64) { self.row = row }

  static func == (left: Item, right: Item) -> Bool { left.row == right.row }
  func hash(into hasher: inout Hasher) { hasher.combine(row) }
}

enum Kind: String, Codable, CaseIterable {
  case plain, fragile
}

/// A value that is stored in a form that SQL does not read.
struct Place: Codable, Hashable {
  var city = ""
}

/// A model that holds items.
final class Box: Hashable, @unchecked Sendable {
  var row: Int64
  var label = ""
  var size: Int?
  var cost = 0.0
  var owner: Owner?
  var items: [Item] = []

  init(row: Int64) { self.row = row }

  static func == (left: Box, right: Box) -> Bool { left.row == right.row }
  func hash(into hasher: inout Hasher) { hasher.combine(row) }
}

final class Owner: Hashable, @unchecked Sendable {
  var row: Int64
  var name = ""
  var age = 0
  var boxes: [Box] = []

  init(row: Int64) { self.row = row }

  static func == (left: Owner, right: Owner) -> Bool { left.row == right.row }
  func hash(into hasher: inout Hasher) { hasher.combine(row) }
}

/// The schema of the models, with a name that needs quoting.
let schema = PredicateSchema([
  PredicateEntity(
    type: Item.self, table: "item", key: "id",
    properties: [
      column(\Item.name, "name"), column(\Item.note, "note"), column(\Item.count, "count"),
      column(\Item.small, "small"),
      column(\Item.rank, "rank \"1\""), column(\Item.price, "price"), column(\Item.weight, "weight"),
      column(\Item.ratio, "ratio"),
      column(\Item.isDone, "isDone"), column(\Item.isHidden, "isHidden"), column(\Item.date, "date"),
      column(\Item.due, "due"),
      column(\Item.uuid, "uuid"), column(\Item.link, "link"), column(\Item.bytes, "bytes"),
      column(
        \Item.kind, "kind",
        .custom(SQLCodec(name: "Kind", isEquatable: true) { ($0 as? Kind).map { .text($0.rawValue) } })),
      column(\Item.tags, "tags", .array(of: .text, isOptional: false)),
      column(\Item.scores, "scores", .array(of: .integer(.min ... .max), isOptional: false)),
      column(\Item.place, "place", .custom(SQLCodec(name: "Place") { _ in nil })),
      (SchemaKeyPath(\Item.box), .toOne(PredicateToOne(foreignKey: "box", target: Box.self))),
      (
        SchemaKeyPath(\Item.friends),
        .toMany(PredicateToMany(target: Item.self, join: .table("friends", owner: "item", member: "friend")))
      ),
    ].dictionary, identify: { ($0 as? Item).map { .integer($0.row) } }),
  PredicateEntity(
    type: Box.self, table: "box", key: "id",
    properties: [
      column(\Box.label, "label"), column(\Box.size, "size"), column(\Box.cost, "cost"),
      (SchemaKeyPath(\Box.owner), .toOne(PredicateToOne(foreignKey: "owner", target: Owner.self))),
      (SchemaKeyPath(\Box.items), .toMany(PredicateToMany(target: Item.self, join: .foreignKey("box")))),
    ].dictionary, identify: { ($0 as? Box).map { .integer($0.row) } }),
  PredicateEntity(
    type: Owner.self, table: "owner", key: "id",
    properties: [
      column(\Owner.name, "name"), column(\Owner.age, "age"),
      (SchemaKeyPath(\Owner.boxes), .toMany(PredicateToMany(target: Box.self, join: .foreignKey("owner")))),
    ].dictionary, identify: { ($0 as? Owner).map { .integer($0.row) } }),
])

private func column<Model, Value>(
  _ keyPath: KeyPath<Model, Value>, _ name: String, _ storage: ColumnStorage? = nil
) -> (SchemaKeyPath, PredicateProperty) {
  (
    SchemaKeyPath(keyPath),
    .column(
      PredicateColumn(
        name: name, storage: storage ?? ColumnStorage(Value.self)!,
        isOptional: Value.self is any ExpressibleByNilLiteral.Type))
  )
}

extension [(SchemaKeyPath, PredicateProperty)] {
  fileprivate var dictionary: [SchemaKeyPath: PredicateProperty] { Dictionary(uniqueKeysWithValues: self) }
}
