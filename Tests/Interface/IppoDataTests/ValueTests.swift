#if SQLite
  import Foundation
  import Testing

  @testable import IppoData

  /// The types of properties.
  @Suite("Persistent values")
  struct ValueTests {
    enum Kind: String, Codable, CaseIterable {
      case beach, city
    }

    enum Level: Int, Codable {
      case low = 1, high = 9
    }

    enum Shape: Codable, Equatable {
      case dot
      case circle(radius: Double)
    }

    struct Place: Codable, Equatable {
      var latitude: Double
      var names: [String]
    }

    @Model
    final class Everything {
      var flag = true
      var count: Int = -7
      var small: UInt8 = 255
      var large: UInt64 = .max
      var ratio: Double = 0.1
      var single: Float = 1.5
      var text = "äöü “x” 'y' \u{0}z"
      var date = Date(timeIntervalSinceReferenceDate: 123_456.789)
      var uuid = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
      var url = URL(string: "https://example.org/a?b=c")!
      @Attribute(.externalStorage) var data = Data([0, 1, 255])
      var decimal = Decimal(string: "12345678901234567890.123")!
      var kind = Kind.beach
      var level: Level = .high
      var shape: Shape = .circle(radius: 2)
      var place = Place(latitude: 59.9, names: ["Oslo"])
      var words: [String] = ["a", "b"]
      var numbers: [String: Int] = ["a": 1]
      var optionalText: String?
      var optionalKind: Kind?
      var optionalPlace: Place?
      var `default`: Int = 3
      @Attribute(.ephemeral) var draft = "draft"

      init() {}
    }

    /// No value of a column.
    final class Spot: Codable, Sendable {
      let latitude: Double

      init(latitude: Double) { self.latitude = latitude }
    }

    @Model
    final class Favorite {
      var name: String
      @Attribute(.codable) var spot: Spot?
      @Attribute(.codable) var level = Level.low

      init(name: String) { self.name = name }
    }

    @Test("Values of all types come back as they were")
    func roundTrip() throws {
      let container = try memory(Everything.self)
      let context = ModelContext(container)
      let first = Everything()
      first.optionalText = "here"
      first.optionalKind = .city
      first.optionalPlace = Place(latitude: 1, names: [])
      first.draft = "changed"
      context.insert(first)
      context.insert(Everything())
      try context.save()
      let all = try ModelContext(container).fetch(FetchDescriptor<Everything>())
      let copy = try #require(all.first)
      #expect(copy.flag)
      #expect(copy.count == -7)
      #expect(copy.small == 255)
      #expect(copy.large == .max)
      #expect(copy.ratio == 0.1)
      #expect(copy.single == 1.5)
      #expect(copy.text == first.text)
      #expect(copy.date == first.date)
      #expect(copy.uuid == first.uuid)
      #expect(copy.url == first.url)
      #expect(copy.data == first.data)
      #expect(copy.decimal == first.decimal)
      #expect(copy.kind == .beach)
      #expect(copy.level == .high)
      #expect(copy.shape == .circle(radius: 2))
      #expect(copy.place == first.place)
      #expect(copy.words == ["a", "b"])
      #expect(copy.numbers == ["a": 1])
      #expect(copy.optionalText == "here")
      #expect(copy.optionalKind == .city)
      #expect(copy.optionalPlace == Place(latitude: 1, names: []))
      #expect(copy.default == 3)
      #expect(copy.draft == "draft")
      #expect(all.last?.optionalText == nil)
      #expect(all.last?.optionalKind == nil)
      #expect(all.last?.optionalPlace == nil)
    }

    @Test(
      "Numbers at their limits come back as they were",
      arguments: [Double.infinity, -.infinity, .nan, -0.0, .leastNonzeroMagnitude])
    func limits(_ number: Double) throws {
      let container = try memory(Everything.self)
      let context = ModelContext(container)
      let object = Everything()
      object.ratio = number
      context.insert(object)
      try context.save()
      let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Everything>()).first)
      #expect(copy.ratio.isNaN == number.isNaN)
      #expect(copy.ratio == number || number.isNaN)
    }

    @Test("Changes of parts of values are persisted")
    func parts() throws {
      let container = try memory(Everything.self)
      let context = ModelContext(container)
      let object = Everything()
      context.insert(object)
      try context.save()
      object.words.append("c")
      object.place.names.append("Bergen")
      object.count += 1
      try context.save()
      let copy = try #require(try ModelContext(container).fetch(FetchDescriptor<Everything>()).first)
      #expect(copy.words == ["a", "b", "c"])
      #expect(copy.place.names == ["Oslo", "Bergen"])
      #expect(copy.count == -6)
    }

    @Test("A value of a class, and one that a column could have, are persisted as their types encode them")
    func encoded() throws {
      let container = try memory(Favorite.self)
      let context = ModelContext(container)
      let place = Favorite(name: "Kai")
      place.spot = Spot(latitude: 60.4)
      context.insert(place)
      context.insert(Favorite(name: "Bryggen"))
      try context.save()
      let other = ModelContext(container)
      let places = try other.fetch(FetchDescriptor<Favorite>(sortBy: [SortDescriptor(\.name)]))
      #expect(places.map { $0.spot?.latitude } == [nil, 60.4] && places.map(\.level) == [.low, .low])
      places[1].level = .high
      try other.save()
      let high = Level.high
      let found = try ModelContext(container).fetch(
        FetchDescriptor<Favorite>(predicate: #Predicate { $0.level == high }))
      #expect(found.map(\.name) == ["Kai"])
      let column = try #require(Favorite._$entity.property(named: "level"))
      #expect(column.kind == .text && column.attribute?.isCodable == true)
    }

    @Test("Conditions compare values of all types")
    func conditions() throws {
      let container = try memory(Everything.self)
      let context = ModelContext(container)
      let other = Everything()
      other.uuid = UUID()
      other.flag = false
      other.date = .distantFuture
      other.count = 8
      other.optionalText = "x"
      context.insert(Everything())
      context.insert(other)
      try context.save()
      func count(_ predicate: Predicate<Everything>) throws -> Int {
        try ModelContext(container).fetchCount(FetchDescriptor(predicate: predicate))
      }
      let id = other.uuid
      let now = Date(timeIntervalSinceReferenceDate: 123_457)
      #expect(try count(#Predicate { $0.uuid == id }) == 1)
      #expect(try count(#Predicate { !$0.flag }) == 1)
      #expect(try count(#Predicate { $0.date > now }) == 1)
      #expect(try count(#Predicate { $0.count * 2 > 10 }) == 1)
      #expect(try count(#Predicate { $0.optionalText == nil }) == 1)
      #expect(try count(#Predicate { $0.optionalText?.contains("x") == true }) == 1)
      #expect(try count(#Predicate { $0.words.contains("a") }) == 2)
    }
  }
#endif
