/// The ids of the objects that a relationship leads to. One id, as most relationships have, needs no array.
enum ObjectIDs: Equatable, RandomAccessCollection, ExpressibleByArrayLiteral {
  case none
  case one(Int64)
  case many([Int64])

  init(_ ids: some Collection<Int64>) {
    switch ids.count {
    case 0: self = .none
    case 1: self = ids.first.map(Self.one) ?? .none
    default: self = .many(Array(ids))
    }
  }

  init(arrayLiteral elements: Int64...) { self.init(elements) }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .many(let ids): ids.count
    }
  }

  subscript(position: Int) -> Int64 {
    switch self {
    case .none: [Int64]()[position]
    case .one(let id): id
    case .many(let ids): ids[position]
    }
  }

  /// Whether an id is one of them, found without copies of the array.
  func contains(_ id: Int64) -> Bool {
    switch self {
    case .none: false
    case .one(let only): only == id
    case .many(let ids): ids.contains(id)
    }
  }

  mutating func append(_ id: Int64) {
    switch self {
    case .none: self = .one(id)
    case .one(let first): self = .many([first, id])
    case .many(var ids):
      // Leaves the array to one owner, so that it grows in place.
      self = .none
      ids.append(id)
      self = .many(ids)
    }
  }

  /// The ids of another save, with the changes of this one since both had the same ids.
  func merged(with others: ObjectIDs, since before: ObjectIDs) -> ObjectIDs {
    let (known, own, theirs) = (Set(before), Set(self), Set(others))
    let kept = others.filter { !known.contains($0) || own.contains($0) }
    return ObjectIDs(kept + filter { !known.contains($0) && !theirs.contains($0) })
  }
}
