import Foundation
import IppoData
import IppoTesting
import SwiftDataApps
import Testing

/// An app with a store of its own, as it is written for Apple's platforms.
@MainActor
@Suite("A JSON file as a store")
struct CustomStoreTests {
  let folder: TemporaryFolder
  var file: URL { folder.url.appending(path: "garden.json") }

  init() throws { folder = try TemporaryFolder() }

  private func garden() throws -> ModelContainer {
    try ModelContainer(for: GardenBed.self, GardenPlant.self, configurations: JSONFileConfiguration(fileURL: file))
  }

  private var byName: FetchDescriptor<GardenPlant> { FetchDescriptor(sortBy: [SortDescriptor(\.name)]) }

  @Test("Objects are inserted, found, changed and deleted")
  func objects() throws {
    let context = ModelContext(try garden())
    for (name, height) in [("Oak", 9.5), ("Bean", 0.5), ("Reed", 2)] {
      context.insert(GardenPlant(name: name, height: height, light: .shade))
    }
    #expect(try context.fetch(byName).map(\.name) == ["Bean", "Oak", "Reed"])
    try context.save()
    #expect(!context.hasChanges)
    #expect(try context.fetch(byName).map(\.name) == ["Bean", "Oak", "Reed"])

    let other = ModelContext(try garden())
    var tall = FetchDescriptor<GardenPlant>(
      predicate: #Predicate { $0.height ?? 0 > 1 }, sortBy: [SortDescriptor(\.height, order: .reverse)])
    let found = try other.fetch(tall)
    #expect(found.map(\.name) == ["Oak", "Reed"])
    #expect(found.allSatisfy { $0.light == .shade && $0.planted == Date(timeIntervalSinceReferenceDate: 0) })
    #expect(try other.fetchCount(tall) == 2)
    #expect(try other.fetchIdentifiers(tall) == found.map(\.persistentModelID))
    (tall.fetchLimit, tall.fetchOffset) = (1, 1)
    #expect(try other.fetch(tall).map(\.name) == ["Reed"])
    #expect(try other.fetchCount(tall) == 1)

    found[0].height = 10
    found[0].notes = ["old", "tall"]
    other.delete(found[1])
    #expect(try other.fetch(byName).map(\.name) == ["Bean", "Oak"])
    try other.save()
    let third = try ModelContext(try garden()).fetch(byName)
    #expect(third.map(\.name) == ["Bean", "Oak"])
    #expect(third.map(\.height) == [0.5, 10])
    #expect(third.map(\.notes) == [[], ["old", "tall"]])
  }

  @Test("Relationships have both sides, also after a save")
  func relationships() throws {
    let context = ModelContext(try garden())
    let (north, south) = (GardenBed(name: "North"), GardenBed(name: "South"))
    north.plants = [GardenPlant(name: "Bean"), GardenPlant(name: "Oak")]
    context.insert(north)
    context.insert(south)
    try context.save()
    let bean = try #require(north.plants.first { $0.name == "Bean" })
    bean.bed = south
    #expect(north.plants.map(\.name) == ["Oak"] && south.plants.map(\.name) == ["Bean"])
    try context.save()

    let other = ModelContext(try garden())
    let beds = try other.fetch(FetchDescriptor<GardenBed>(sortBy: [SortDescriptor(\.name)]))
    #expect(beds.map { $0.plants.map(\.name) } == [["Oak"], ["Bean"]])
    #expect(beds.allSatisfy { bed in bed.plants.allSatisfy { $0.bed === bed } })
    let inSouth = FetchDescriptor<GardenPlant>(predicate: #Predicate { $0.bed?.name == "South" })
    #expect(try other.fetch(inSouth).map(\.name) == ["Bean"])
    // An object that the context has not read yet leaves the list that it was in.
    let third = ModelContext(try garden())
    let moved = try #require(
      try third.fetch(FetchDescriptor<GardenBed>(predicate: #Predicate { $0.name == "North" })).first)
    moved.plants += try third.fetch(inSouth)
    try third.save()
    let fourth = try ModelContext(try garden()).fetch(FetchDescriptor<GardenBed>(sortBy: [SortDescriptor(\.name)]))
    #expect(fourth.map { Set($0.plants.map(\.name)) } == [["Oak", "Bean"], []])

    third.delete(moved)
    try third.save()
    #expect(try ModelContext(try garden()).fetchCount(FetchDescriptor<GardenPlant>()) == 0)
    #expect(try ModelContext(try garden()).fetchCount(FetchDescriptor<GardenBed>()) == 1)
  }

  @Test("Relationships from many to many have both sides")
  func companions() throws {
    let context = ModelContext(try garden())
    let (bean, maize) = (GardenPlant(name: "Bean"), GardenPlant(name: "Maize"))
    context.insert(bean)
    context.insert(maize)
    try context.save()
    bean.companions = [maize]
    try context.save()
    let plants = try ModelContext(try garden()).fetch(byName)
    #expect(plants.map { $0.companions.map(\.name) } == [["Maize"], []])
    #expect(plants.map { $0.companionOf.map(\.name) } == [[], ["Bean"]])
    context.delete(maize)
    try context.save()
    #expect(try ModelContext(try garden()).fetch(byName).map(\.companions.count) == [0])
  }

  @Test("An object has the identifier of the store after its first save")
  func identifiers() throws {
    let context = ModelContext(try garden())
    let plant = GardenPlant(name: "Oak")
    context.insert(plant)
    let temporary = plant.persistentModelID
    try context.save()
    let id = plant.persistentModelID
    #expect(id != temporary)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let snapshots = try decoder.decode([DefaultSnapshot].self, from: Data(contentsOf: file))
    #expect(snapshots.map(\.persistentIdentifier) == [id])
    let decoded = try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(id))
    #expect(decoded == id && decoded.entityName == "GardenPlant" && decoded.storeIdentifier == "garden.json")
    let found: GardenPlant? = context.registeredModel(for: decoded)
    #expect(found === plant)
    let gone: GardenPlant? = context.registeredModel(for: temporary)
    #expect(gone == nil)
    #expect((ModelContext(try garden()).model(for: decoded) as? GardenPlant)?.name == "Oak")
  }

  @Test("Views follow the objects of a file")
  func views() throws {
    let container = try garden()
    let context = container.mainContext
    context.autosaveEnabled = false
    let host = ViewHost { GardenView().modelContainer(container) }
    try host.type("North", into: "New bed")
    try host.tap("Add bed")
    #expect(host.contains("North has 0 plants"), "\(host.outline)")
    try host.tap("Plant a bean in North")
    #expect(host.contains("North has 1 plants") && host.contains("Thirsty: Bean"), "\(host.outline)")
    try context.save()
    #expect(host.contains("North has 1 plants") && host.contains("Thirsty: Bean"), "\(host.outline)")
    try host.tap("Water all")
    #expect(!host.contains("Thirsty: Bean"), "\(host.outline)")
    try context.fetch(FetchDescriptor<GardenBed>()).first?.name = "South"
    #expect(host.contains("South has 1 plants"), "\(host.outline)")
    try context.save()

    let other = ModelContext(container)
    try other.fetch(FetchDescriptor<GardenBed>()).first?.plants.append(GardenPlant(name: "Pea"))
    other.insert(GardenBed(name: "East"))
    #expect(!host.contains("East has 0 plants"))
    try other.save()
    #expect(host.contains("East has 0 plants") && host.contains("South has 2 plants"), "\(host.outline)")
    #expect(host.contains("Thirsty: Pea"), "\(host.outline)")
    try host.tap("Dig up South")
    #expect(!host.contains("South has 2 plants") && !host.contains("Thirsty: Pea"), "\(host.outline)")
    try context.save()
    #expect(try ModelContext(try garden()).fetchCount(FetchDescriptor<GardenPlant>()) == 0)
  }

  @Test("A damaged file is an error, and stays as it is")
  func damagedFile() throws {
    let damaged = Data("[{".utf8)
    try damaged.write(to: file)
    let context = ModelContext(try garden())
    context.insert(GardenPlant(name: "Oak"))
    #expect(throws: DecodingError.self) { try context.save() }
    #expect(throws: DecodingError.self) { try context.fetch(byName) }
    #expect(context.insertedModelsArray.count == 1)
    #expect(try Data(contentsOf: file) == damaged)
    try FileManager.default.removeItem(at: file)
    try context.save()
    #expect(try ModelContext(try garden()).fetch(byName).map(\.name) == ["Oak"])
  }
}
