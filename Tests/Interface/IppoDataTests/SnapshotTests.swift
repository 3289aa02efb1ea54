import Foundation
import IppoData
import SwiftDataApps
import Testing

@Model
final class Reading {
  var place: String
  var degrees: Double
  var savedAt: Date?

  init(place: String, degrees: Double) {
    self.place = place
    self.degrees = degrees
  }
}

/// A snapshot of an app, with properties by their names.
struct ReadingSnapshot: DataStoreSnapshot {
  let persistentIdentifier: PersistentIdentifier
  var place: String
  var degrees: Double
  var savedAt: Date?

  init(from data: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
    let reading = data as? any BackingData<Reading>
    persistentIdentifier = data.persistentModelID!
    place = reading?.getValue(forKey: \.place) ?? ""
    degrees = reading?.getValue(forKey: \.degrees) ?? 0
    savedAt = reading?.getValue(forKey: \.savedAt)
  }

  private init(_ snapshot: Self, _ identifier: PersistentIdentifier) {
    persistentIdentifier = identifier
    (place, degrees, savedAt) = (snapshot.place, snapshot.degrees, snapshot.savedAt)
  }

  func copy(
    persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> Self {
    Self(self, persistentIdentifier)
  }
}

/// A store that notes the time of each save in its objects.
final class ReadingStore: DataStore {
  struct Configuration: DataStoreConfiguration {
    typealias Store = ReadingStore

    var name = "readings"
    var schema: Schema?
  }

  typealias Snapshot = ReadingSnapshot

  let configuration: Configuration
  let schema: Schema
  let identifier = "readings"
  private var readings: [String: ReadingSnapshot] = [:]

  init(_ configuration: Configuration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    schema = configuration.schema ?? Schema([])
  }

  func fetch<T>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> DataStoreFetchResult<T, ReadingSnapshot> where T: PersistentModel {
    if request.descriptor.predicate != nil { throw DataStoreError.invalidPredicate }
    return DataStoreFetchResult(
      descriptor: request.descriptor, fetchedSnapshots: readings.values.sorted { $0.place < $1.place })
  }

  func save(
    _ request: DataStoreSaveChangesRequest<ReadingSnapshot>
  ) throws -> DataStoreSaveChangesResult<ReadingSnapshot> {
    var remapped: [PersistentIdentifier: PersistentIdentifier] = [:]
    var saved: [PersistentIdentifier: ReadingSnapshot] = [:]
    // The place identifies a reading: a second one replaces the first.
    for snapshot in request.inserted + request.updated {
      let identifier = try PersistentIdentifier.identifier(
        for: identifier, entityName: snapshot.persistentIdentifier.entityName, primaryKey: snapshot.place)
      remapped[snapshot.persistentIdentifier] = identifier
      var new = snapshot.copy(persistentIdentifier: identifier, remappedIdentifiers: nil)
      new.savedAt = Date(timeIntervalSinceReferenceDate: 60)
      saved[identifier] = new
      readings[snapshot.place] = new
    }
    for snapshot in request.deleted { readings[snapshot.place] = nil }
    return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: remapped, snapshotsToReregister: saved)
  }
}

@Suite("Snapshots")
struct SnapshotTests {
  @Test("A store has snapshots of its own, and changes values in a save")
  func ownSnapshots() throws {
    let container = try ModelContainer(for: Reading.self, configurations: ReadingStore.Configuration())
    let context = ModelContext(container)
    let (oslo, bergen) = (Reading(place: "Oslo", degrees: -3.5), Reading(place: "Bergen", degrees: .infinity))
    context.insert(oslo)
    context.insert(bergen)
    #expect(oslo.savedAt == nil)
    try context.save()
    #expect(oslo.savedAt == Date(timeIntervalSinceReferenceDate: 60) && !oslo.hasChanges)
    let readings = try ModelContext(container).fetch(FetchDescriptor<Reading>(sortBy: [SortDescriptor(\.place)]))
    #expect(readings.map(\.place) == ["Bergen", "Oslo"])
    #expect(readings.map(\.degrees) == [.infinity, -3.5])
    #expect(readings.allSatisfy { $0.savedAt == oslo.savedAt })
    #expect(throws: DataStoreError.invalidPredicate) {
      try context.fetch(FetchDescriptor<Reading>(predicate: #Predicate { $0.degrees > 0 }))
    }
  }

  @Test("An object that a store takes for another one becomes that one")
  func replacedObjects() throws {
    let container = try ModelContainer(for: Reading.self, configurations: ReadingStore.Configuration())
    let context = ModelContext(container)
    let first = Reading(place: "Oslo", degrees: 1)
    context.insert(first)
    try context.save()
    let second = Reading(place: "Oslo", degrees: 2)
    context.insert(second)
    try context.save()
    #expect(first.persistentModelID == second.persistentModelID && first.degrees == 2 && second.degrees == 2)
    #expect(try context.fetch(FetchDescriptor<Reading>()).count == 1)
    #expect(try ModelContext(container).fetch(FetchDescriptor<Reading>()).map(\.degrees) == [2])
    // Two in one save.
    let (third, fourth) = (Reading(place: "Bergen", degrees: 3), Reading(place: "Bergen", degrees: 4))
    context.insert(third)
    context.insert(fourth)
    try context.save()
    #expect(third.persistentModelID == fourth.persistentModelID && third.degrees == 4)
    fourth.degrees = 5
    #expect(third.degrees == 5 && context.changedModelsArray.count == 1)
    try context.save()
    #expect(Set(try ModelContext(container).fetch(FetchDescriptor<Reading>()).map(\.degrees)) == [2, 5])
  }

  @Test("Identifiers with equal keys are equal, and survive encoding")
  func keys() throws {
    func identifier<Key: Comparable & CustomStringConvertible & Codable & Hashable>(
      _ key: Key, _ store: String = "one"
    ) throws -> PersistentIdentifier {
      try .identifier(for: store, entityName: "GardenPlant", primaryKey: key)
    }
    let uuid = UUID()
    #expect(try identifier("a") == identifier("a"))
    #expect(try identifier("a") != identifier("b"))
    #expect(try identifier("a") != identifier("a", "two"))
    #expect(try identifier("=1.5") != identifier(1.5))
    #expect(try identifier(7) == identifier(UInt8(7)))
    for known in [try identifier("a"), try identifier(uuid), try identifier(0), try identifier(7), try identifier(1.5)]
    {
      let data = try JSONEncoder().encode(known)
      let decoded = try JSONDecoder().decode(PersistentIdentifier.self, from: data)
      #expect(decoded == known && decoded.storeIdentifier == "one")
    }
    let data = try JSONEncoder().encode(identifier(uuid))
    #expect(String(decoding: data, as: UTF8.self).contains(uuid.uuidString))
  }

  @Test("A property that an older file lacks has its initial value")
  func missingProperties() throws {
    let configuration = MemoryStore.Configuration()
    let container = try ModelContainer(for: GardenBed.self, GardenPlant.self, configurations: configuration)
    let context = ModelContext(container)
    let oak = GardenPlant(name: "Oak", height: 9)
    oak.notes = ["tall"]
    context.insert(oak)
    try context.save()
    let snapshot = try #require(configuration.store?.snapshots.first)
    let data = try JSONEncoder().encode(snapshot)
    func without(_ keys: String...) throws -> Data {
      var object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      for key in keys { object[key] = nil }
      return try JSONSerialization.data(withJSONObject: object)
    }
    let older = try JSONDecoder().decode(DefaultSnapshot.self, from: without("notes", "height", "companions", "bed"))
    configuration.store?.snapshots = [older]
    let plant = try #require(try ModelContext(container).fetch(FetchDescriptor<GardenPlant>()).first)
    #expect(plant.name == "Oak" && plant.notes == [] && plant.height == nil && plant.companions.isEmpty)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(DefaultSnapshot.self, from: without("light")) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DefaultSnapshot.self, from: without("persistentIdentifier"))
    }
  }

  @Test("The keys of a snapshot are the names of its properties")
  func codingKeys() {
    #expect(DataStoreSnapshotCodingKey.persistentIdentifier.stringValue == "persistentIdentifier")
    #expect(DataStoreSnapshotCodingKey.modeledProperty("name").stringValue == "name")
    #expect(DataStoreSnapshotCodingKey(intValue: 1) == nil)
    guard case .modeledProperty("name") = DataStoreSnapshotCodingKey(stringValue: "name") else {
      Issue.record("the name is no property")
      return
    }
  }
}
