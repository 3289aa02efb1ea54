#if SQLite
  import Foundation
  import Testing

  @testable import IppoData

  @Suite("Unique values")
  struct UniqueTests {
    @Test("An inserted object with the value of a saved one updates it, and becomes the same object")
    func upsert() throws {
      let container = try memory(Trip.self)
      let context = ModelContext(container)
      let first = Tag(label: "sea", color: "blue")
      context.insert(first)
      try context.save()
      let trip = Trip(name: "Oslo")
      context.insert(trip)
      let second = Tag(label: "sea", color: "green")
      trip.tags = [second]
      try context.save()
      #expect(first.color == "green")
      #expect(second == first)
      second.color = "red"
      #expect(first.color == "red")
      #expect(trip.tags == [first])
      try context.save()
      let tags = try ModelContext(container).fetch(FetchDescriptor<Tag>())
      #expect(tags.map(\.color) == ["red"])
      #expect(tags.first?.trips.map(\.name) == ["Oslo"])
    }

    @Test("Two objects of one save with the same value are one")
    func upsertInOneSave() throws {
      let context = ModelContext(try memory(Tag.self))
      context.insert(Tag(label: "sea", color: "blue"))
      context.insert(Tag(label: "sea", color: "green"))
      try context.save()
      #expect(try context.fetch(FetchDescriptor<Tag>()).map(\.color) == ["green"])
    }

    @Test("A renamed object leaves its value to an object that is inserted in the same save")
    func renaming() throws {
      let container = try memory(Tag.self)
      let context = ModelContext(container)
      let first = Tag(label: "sea", color: "blue")
      context.insert(first)
      try context.save()
      first.label = "ocean"
      let second = Tag(label: "sea", color: "green")
      context.insert(second)
      try context.save()
      #expect(first != second && first.label == "ocean")
      let saved = try ModelContext(container).fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.label)]))
      #expect(saved.map { "\($0.label) \($0.color)" } == ["ocean blue", "sea green"])
    }

    @Test("A changed object that keeps its unique value is updated by an inserted one")
    func changeAndUpsert() throws {
      let container = try memory(Tag.self)
      let context = ModelContext(container)
      let first = Tag(label: "sea", color: "blue")
      context.insert(first)
      try context.save()
      first.label = "ocean"
      first.label = "sea"
      first.color = "red"
      context.insert(Tag(label: "sea", color: "green"))
      try context.save()
      #expect(first.color == "green")
      #expect(try ModelContext(container).fetch(FetchDescriptor<Tag>()).map(\.color) == ["green"])
    }

    @Test("A deleted object leaves its value to another")
    func deletion() throws {
      let context = ModelContext(try memory(Tag.self))
      let tag = Tag(label: "sea", color: "blue")
      context.insert(tag)
      try context.save()
      context.delete(tag)
      let other = Tag(label: "sea", color: "green")
      context.insert(other)
      try context.save()
      #expect(try context.fetch(FetchDescriptor<Tag>()) == [other])
      #expect(other != tag)
    }

    @Test("A change to a value that another object has refuses the save, and nothing is lost")
    func violation() throws {
      let container = try memory(Tag.self)
      let context = ModelContext(container)
      let (sea, food) = (Tag(label: "sea"), Tag(label: "food"))
      context.insert(sea)
      context.insert(food)
      try context.save()
      food.color = "red"
      food.label = "sea"
      let error = #expect(throws: SwiftDataError.uniqueViolation) { try context.save() }
      #expect(error?.explanation.contains("Tag.label") == true, "\(error?.explanation ?? "")")
      #expect(food.hasChanges)
      food.label = "meal"
      try context.save()
      let saved = try ModelContext(container).fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.label)]))
      #expect(saved.map { "\($0.label) \($0.color)" } == ["meal red", "sea none"])
    }

    @Model
    final class Seat {
      #Unique<Seat>([\.row, \.number])
      var row: Int
      var number: Int
      var guest: String?

      init(row: Int, number: Int, guest: String?) {
        self.row = row
        self.number = number
        self.guest = guest
      }
    }

    @Model
    final class Member {
      @Attribute(.unique) var name: String
      @Attribute(.unique) var email: String
      var rank: Int

      init(name: String, email: String, rank: Int) {
        self.name = name
        self.email = email
        self.rank = rank
      }
    }

    @Test("An object that meets an inserted one, which has met a saved one, updates the saved one")
    func upsertByAnotherValue() throws {
      let container = try memory(Member.self)
      let context = ModelContext(container)
      let first = Member(name: "Blob", email: "a@example.org", rank: 1)
      context.insert(first)
      try context.save()
      context.insert(Member(name: "Blob Jr.", email: "a@example.org", rank: 2))
      context.insert(Member(name: "Blob Jr.", email: "c@example.org", rank: 3))
      try context.save()
      let saved = try ModelContext(container).fetch(FetchDescriptor<Member>())
      #expect(saved.map { "\($0.name) \($0.email) \($0.rank)" } == ["Blob Jr. c@example.org 3"])
      #expect(first.email == "c@example.org" && first.rank == 3)
    }

    @MainActor
    @Test("A rollback forgets former ids together with the actions that need them")
    func rollback() throws {
      let context = ModelContext(try memory(Tag.self))
      context.undoManager = UndoManager()
      for color in ["blue", "green"] {
        context.insert(Tag(label: "sea", color: color))
        try context.save()
      }
      #expect(context.renamedIDs.count == 1)
      context.rollback()
      #expect(context.renamedIDs.isEmpty)
    }

    @Test("Several properties are unique together")
    func compound() throws {
      let context = ModelContext(try memory(Seat.self))
      context.insert(Seat(row: 1, number: 1, guest: "Ada"))
      context.insert(Seat(row: 1, number: 2, guest: "Ben"))
      try context.save()
      context.insert(Seat(row: 1, number: 2, guest: "Cleo"))
      try context.save()
      #expect(try context.fetch(FetchDescriptor<Seat>()).map(\.guest) == ["Ada", "Cleo"])
    }
  }
#endif
