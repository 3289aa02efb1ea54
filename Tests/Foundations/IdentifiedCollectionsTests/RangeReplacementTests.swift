import Foundation
import IdentifiedCollections
import OrderedCollections
import Testing

private struct User: Codable, Comparable, Hashable, Identifiable {
  let id: Int
  var name = ""

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
}

private typealias Users = IdentifiedArrayOf<User>

/// The operations of collections that the standard library builds on those of the array itself.
struct RangeReplacementTests {
  private var users: Users = [User(id: 1, name: "a"), User(id: 2, name: "b"), User(id: 3, name: "c")]

  @Test mutating func appendsAndConcatenates() {
    self.users += [User(id: 4), User(id: 1)]
    #expect(self.users.ids == [1, 2, 3, 4])
    let more = self.users + [User(id: 5)]
    #expect(more.ids == [1, 2, 3, 4, 5])
    self.users.insert(contentsOf: [User(id: 7), User(id: 8)], at: 1)
    #expect(self.users.ids == [1, 7, 8, 2, 3, 4])
    #expect(self.users.index(id: 2) == 3)
  }

  @Test func `slices are of the array`() {
    let slice = self.users[1...]
    #expect(slice.map(\.id) == [2, 3])
    #expect(Users(slice) == [User(id: 2, name: "b"), User(id: 3, name: "c")])
    #expect(Users(self.users.dropFirst()).ids == [2, 3])
    #expect(Users(self.users) == self.users)
    #expect(self.users.first?.id == 1)
    #expect(self.users.last?.id == 3)
    #expect(self.users.reversed().map(\.id) == [3, 2, 1])
  }

  @Test mutating func changesEachElement() {
    for index in self.users.indices { self.users[index].name += "!" }
    for id in self.users.ids { self.users[id: id]?.name += "?" }
    #expect(self.users.map(\.name) == ["a!?", "b!?", "c!?"])
    self.users[id: 2]? = User(id: 2, name: "z")
    #expect(self.users[1].name == "z")
    self.users[id: 9]?.name = "nobody"
    #expect(self.users.count == 3)
  }

  @Test mutating func keepsWhatIsIncluded() {
    let included = self.users.filter { $0.id != 2 }
    #expect(included == [User(id: 1, name: "a"), User(id: 3, name: "c")])
    #expect(included[id: 3]?.name == "c")
    let lazily: [User] = self.users.lazy.filter { $0.id > 1 }.map { $0 }
    #expect(lazily.count == 2)
    self.users.removeAll { $0.id == 1 }
    self.users.removeFirst()
    #expect(self.users.ids == [3])
  }

  @Test mutating func sortsAndPartitions() {
    self.users.sort(by: >)
    #expect(self.users.ids == [3, 2, 1])
    #expect(self.users.sorted().ids == [1, 2, 3])
    self.users.sort()
    #expect(self.users.ids == [1, 2, 3])
    let pivot = self.users.partition { $0.id == 1 }
    #expect(pivot == 2)
    #expect(self.users[pivot].id == 1)
    #expect(self.users.index(id: 1) == 2)
    self.users.swapAt(0, 2)
    #expect(self.users.first?.id == 1)
    var generator = SystemRandomNumberGenerator()
    self.users.shuffle(using: &generator)
    #expect(self.users.ids.sorted() == [1, 2, 3])
    for user in self.users { #expect(self.users[id: user.id] == user) }
  }

  @Test mutating func movesAndRemovesOffsetsAsListsDo() {
    self.users.move(fromOffsets: IndexSet([0]), toOffset: 3)
    #expect(self.users.ids == [2, 3, 1])
    self.users.move(fromOffsets: [1, 2], toOffset: 0)
    #expect(self.users.ids == [3, 1, 2])
    self.users.remove(atOffsets: [0, 2])
    #expect(self.users.ids == [1])
    #expect(self.users[id: 1]?.name == "a")
  }

  @Test func `hashes and codes`() throws {
    let data = try JSONEncoder().encode(self.users)
    #expect(try JSONDecoder().decode(Users.self, from: data) == self.users)
    #expect(try JSONDecoder().decode([User].self, from: data) == self.users.elements)
    #expect(Set([self.users, self.users]).count == 1)
    let duplicates = Data(#"[{"id":1,"name":""},{"id":1,"name":""}]"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Users.self, from: duplicates) }
  }

  @Test func `identifies by any path`() {
    struct Named { var name: String }
    var named = IdentifiedArray(uniqueElements: [Named(name: "a"), Named(name: "b")], id: \.name)
    #expect(named.id == \Named.name)
    #expect(named[id: "b"]?.name == "b")
    named.append(Named(name: "b"))
    #expect(named.count == 2)
    let unique = IdentifiedArray(
      [Named(name: "a"), Named(name: "a")], id: \.name, uniquingIDsWith: { first, _ in first })
    #expect(unique.count == 1)
    let empty = IdentifiedArray<String, Named>(id: \.name)
    #expect(empty.isEmpty)
  }
}
