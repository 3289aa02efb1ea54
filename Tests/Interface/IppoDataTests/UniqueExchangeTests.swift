#if SQLite
  import Foundation
  import IppoData
  import Testing

  @Suite("Unique values that objects exchange in one save")
  struct UniqueExchangeTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
      container = try memory(Tag.self, Place.self, Section.self)
      context = ModelContext(container)
    }

    /// Saved tags with some labels. The colors are the labels of the beginning.
    private func tags(_ labels: String...) throws -> [Tag] {
      let tags = labels.map { Tag(label: $0, color: $0) }
      for tag in tags { context.insert(tag) }
      try context.save()
      return tags
    }

    /// The tags of another context, in the order of their age.
    private func saved() throws -> [String] {
      let tags = try ModelContext(container).fetch(FetchDescriptor<Tag>())
      return tags.map { "\($0.color)=\($0.label)" }
    }

    @Test("Two objects exchange their values")
    func two() throws {
      let tags = try tags("a", "b")
      (tags[0].label, tags[1].label) = ("b", "a")
      try context.save()
      #expect(try saved() == ["a=b", "b=a"])
      #expect(tags.map(\.label) == ["b", "a"] && !context.hasChanges)
      // The context knows the values of the store: another exchange meets no conflict.
      (tags[0].label, tags[1].label) = ("a", "b")
      try context.save()
      #expect(try saved() == ["a=a", "b=b"])
    }

    @Test("Values move on among three objects, in both directions", arguments: [["b", "c", "a"], ["c", "a", "b"]])
    func rotation(labels: [String]) throws {
      let tags = try tags("a", "b", "c")
      for (tag, label) in zip(tags, labels) { tag.label = label }
      try context.save()
      #expect(try saved() == zip(["a", "b", "c"], labels).map { "\($0)=\($1)" })
    }

    @Test("A value moves on to the next object, and the last one gets a new value")
    func chain() throws {
      let tags = try tags("a", "b", "c")
      for (tag, label) in zip(tags, ["b", "c", "d"]) { tag.label = label }
      try context.save()
      #expect(try saved() == ["a=b", "b=c", "c=d"])
    }

    @Test("A changed object takes the value of one that is deleted, and an inserted one takes its former value")
    func deletion() throws {
      let tags = try tags("a", "b")
      context.delete(tags[1])
      tags[0].label = "b"
      context.insert(Tag(label: "a", color: "new"))
      try context.save()
      #expect(try saved() == ["a=b", "new=a"])
    }

    @Test("An inserted object with the value of a deleted one is a new object")
    func deletionAndInsertion() throws {
      let tags = try tags("a", "b")
      context.delete(tags[0])
      let new = Tag(label: "a", color: "new")
      context.insert(new)
      try context.save()
      #expect(try saved() == ["b=b", "new=a"])
      #expect(new != tags[0])
    }

    @Test("An inserted object with a value that objects exchange updates the one that has it at the end")
    func insertion() throws {
      let tags = try tags("a", "b")
      (tags[0].label, tags[1].label) = ("b", "a")
      let new = Tag(label: "a", color: "new")
      context.insert(new)
      try context.save()
      #expect(try saved() == ["a=b", "new=a"])
      #expect(new == tags[1] && tags[1].color == "new")
    }

    @Test("An inserted object updates a changed one that takes its value in the same save")
    func insertionAndChange() throws {
      let tags = try tags("a")
      tags[0].label = "b"
      context.insert(Tag(label: "b", color: "new"))
      try context.save()
      #expect(try saved() == ["new=b"])
      #expect(tags[0].color == "new")
    }

    @Test("A changed object leads to the object that an inserted one has updated")
    func relationship() throws {
      let tags = try tags("a")
      let place = Place(row: 1, number: 1)
      context.insert(place)
      try context.save()
      place.tag = Tag(label: "a", color: "new")
      try context.save()
      #expect(place.tag == tags[0])
      #expect(try ModelContext(container).fetch(FetchDescriptor<Place>()).map { $0.tag?.color } == ["new"])
    }

    @Test("An exchange with a value that an object keeps is refused, and nothing is lost")
    func violation() throws {
      let tags = try tags("a", "b", "c")
      for (tag, label) in zip(tags, ["b", "c"]) { tag.label = label }
      let error = #expect(throws: SwiftDataError.uniqueViolation) { try context.save() }
      #expect(error?.explanation.contains("Tag.label") == true, "\(error?.explanation ?? "")")
      #expect(try saved() == ["a=a", "b=b", "c=c"])
      tags[2].label = "a"
      try context.save()
      #expect(try saved() == ["a=b", "b=c", "c=a"])
    }

    @Model
    final class Place {
      #Unique<Place>([\.row, \.number])
      var row: Int
      var number: Int
      var tag: Tag?

      init(row: Int, number: Int) {
        self.row = row
        self.number = number
      }
    }

    @Test("Objects exchange one of several values that are unique together, and all of them")
    func compound() throws {
      let places = [Place(row: 1, number: 1), Place(row: 1, number: 2), Place(row: 2, number: 3)]
      for place in places { context.insert(place) }
      try context.save()
      (places[0].number, places[1].number) = (2, 1)
      try context.save()
      let request = FetchDescriptor<Place>()
      #expect(try ModelContext(container).fetch(request).map { [$0.row, $0.number] } == [[1, 2], [1, 1], [2, 3]])
      (places[0].row, places[0].number, places[2].row, places[2].number) = (2, 3, 1, 2)
      try context.save()
      #expect(try ModelContext(container).fetch(request).map { [$0.row, $0.number] } == [[2, 3], [1, 1], [1, 2]])
    }

    @Model
    final class Section {
      #Unique<Section>([\.tag, \.number])
      var tag: Tag?
      var number: Int
      var title: String

      init(tag: Tag?, number: Int, title: String) {
        self.tag = tag
        self.number = number
        self.title = title
      }
    }

    @Test("An inserted object meets one with the same number of an object that another inserted one has updated")
    func uniqueRelationship() throws {
      context.insert(Section(tag: Tag(label: "a"), number: 1, title: "old"))
      try context.save()
      context.insert(Section(tag: Tag(label: "a"), number: 1, title: "new"))
      context.insert(Section(tag: Tag(label: "b"), number: 1, title: "other"))
      try context.save()
      let sections = try ModelContext(container).fetch(FetchDescriptor<Section>())
      #expect(sections.map { "\($0.tag?.label ?? "none") \($0.title)" } == ["a new", "b other"])
    }
  }
#endif
