import Foundation
import SwiftData
import SwiftUI

/// An app of plants in beds, which keeps its models in a JSON file.
@Model
package final class GardenBed {
  package var name: String
  @Relationship(deleteRule: .cascade, inverse: \GardenPlant.bed) package var plants: [GardenPlant] = []

  package init(name: String) { self.name = name }
}

@Model
package final class GardenPlant {
  package enum Light: String, Codable, CaseIterable {
    case sun, shade
  }

  package var name: String
  package var height: Double?
  package var planted: Date
  package var light: Light
  package var notes: [String] = []
  package var isWatered = false
  package var bed: GardenBed?
  /// Plants that grow well beside this one, and the other way round.
  @Relationship(inverse: \GardenPlant.companionOf) package var companions: [GardenPlant] = []
  package var companionOf: [GardenPlant] = []

  package init(
    name: String, height: Double? = nil, planted: Date = Date(timeIntervalSinceReferenceDate: 0), light: Light = .sun,
    bed: GardenBed? = nil
  ) {
    self.name = name
    self.height = height
    self.planted = planted
    self.light = light
    self.bed = bed
  }
}

package struct GardenView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \GardenBed.name) private var beds: [GardenBed]
  @Query(filter: #Predicate<GardenPlant> { !$0.isWatered }, sort: \GardenPlant.name) private var thirsty: [GardenPlant]
  @State private var name = ""

  package init() {}

  package var body: some View {
    VStack {
      Text("Thirsty: \(thirsty.map(\.name).joined(separator: ", "))")
      ForEach(beds) { BedView(bed: $0) }
      TextField("New bed", text: $name)
      Button("Add bed") {
        context.insert(GardenBed(name: name))
        name = ""
      }
      Button("Water all") { for plant in thirsty { plant.isWatered = true } }
    }
  }
}

struct BedView: View {
  @Environment(\.modelContext) private var context
  @Bindable var bed: GardenBed

  var body: some View {
    Text("\(bed.name) has \(bed.plants.count) plants")
    TextField("Name of \(bed.name)", text: $bed.name)
    Button("Plant a bean in \(bed.name)") { bed.plants.append(GardenPlant(name: "Bean", height: 0.2)) }
    Button("Dig up \(bed.name)") { context.delete(bed) }
  }
}

// MARK: The store

package final class JSONFileConfiguration: DataStoreConfiguration {
  package typealias Store = JSONFileStore

  package let name: String
  package var schema: Schema?
  package let fileURL: URL

  package init(name: String = "garden", schema: Schema? = nil, fileURL: URL) {
    self.name = name
    self.schema = schema
    self.fileURL = fileURL
  }

  package static func == (lhs: JSONFileConfiguration, rhs: JSONFileConfiguration) -> Bool {
    lhs.name == rhs.name && lhs.fileURL == rhs.fileURL
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Reads and writes the whole file each time.
package final class JSONFileStore: DataStore {
  package typealias Configuration = JSONFileConfiguration
  package typealias Snapshot = DefaultSnapshot

  package let configuration: JSONFileConfiguration
  package let schema: Schema
  package let identifier: String

  package init(_ configuration: JSONFileConfiguration, migrationPlan: (any SchemaMigrationPlan.Type)?) throws {
    self.configuration = configuration
    schema = configuration.schema!
    identifier = configuration.fileURL.lastPathComponent
  }

  package func fetch<T>(
    _ request: DataStoreFetchRequest<T>
  ) throws -> DataStoreFetchResult<T, DefaultSnapshot> where T: PersistentModel {
    if request.descriptor.predicate != nil {
      throw DataStoreError.preferInMemoryFilter
    } else if request.descriptor.sortBy.count > 0 {
      throw DataStoreError.preferInMemorySort
    }
    return DataStoreFetchResult(descriptor: request.descriptor, fetchedSnapshots: try read())
  }

  package func save(
    _ request: DataStoreSaveChangesRequest<DefaultSnapshot>
  ) throws -> DataStoreSaveChangesResult<DefaultSnapshot> {
    var remapped: [PersistentIdentifier: PersistentIdentifier] = [:]
    for snapshot in request.inserted {
      let temporary = snapshot.persistentIdentifier
      remapped[temporary] = try PersistentIdentifier.identifier(
        for: identifier, entityName: temporary.entityName, primaryKey: UUID())
    }
    let gone = Set(request.deleted.map(\.persistentIdentifier))
    let updates = Dictionary(uniqueKeysWithValues: request.updated.map { ($0.persistentIdentifier, $0) })
    var snapshots = try read().filter { !gone.contains($0.persistentIdentifier) }
      .map { updates[$0.persistentIdentifier] ?? $0 }
    snapshots += request.inserted
    snapshots = snapshots.map { snapshot in
      snapshot.copy(
        persistentIdentifier: remapped[snapshot.persistentIdentifier] ?? snapshot.persistentIdentifier,
        remappedIdentifiers: remapped)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    try encoder.encode(snapshots).write(to: configuration.fileURL, options: .atomic)
    return DataStoreSaveChangesResult(for: identifier, remappedIdentifiers: remapped)
  }

  package func read() throws -> [DefaultSnapshot] {
    guard FileManager.default.fileExists(atPath: configuration.fileURL.path(percentEncoded: false)) else { return [] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([DefaultSnapshot].self, from: Data(contentsOf: configuration.fileURL))
  }
}

struct GardenApp: App {
  let container: ModelContainer = {
    let url = URL.documentsDirectory.appending(path: "garden.json")
    do {
      let configuration = JSONFileConfiguration(schema: Schema([GardenBed.self, GardenPlant.self]), fileURL: url)
      return try ModelContainer(for: GardenBed.self, GardenPlant.self, configurations: configuration)
    } catch {
      fatalError("The garden cannot be opened: \(error)")
    }
  }()

  var body: some Scene {
    WindowGroup { GardenView() }
      .modelContainer(container)
  }
}
