#if SQLite
  import Foundation
  import IppoData
  import IppoTesting
  import Testing

  @ModelActor
  actor Importer {
    func insert(_ names: [String]) throws -> [PersistentIdentifier] {
      let trips = names.map { Trip(name: $0) }
      for trip in trips { modelContext.insert(trip) }
      try modelContext.save()
      return trips.map(\.persistentModelID)
    }

    func rename(_ id: PersistentIdentifier, _ name: String) throws {
      guard let trip = self[id, as: Trip.self] else { return }
      trip.name = name
      try modelContext.save()
    }
  }

  private struct Names: View {
    @Query(sort: \Trip.name) private var trips: [Trip]

    var body: some View { Text(trips.map(\.name).joined(separator: " ")) }
  }

  @MainActor
  @Suite("Model actors")
  struct ModelActorTests {
    @Test("Views follow the saves of an actor")
    func saves() async throws {
      let container = try memory(Trip.self)
      let host = ViewHost { Names().modelContainer(container) }
      let importer = Importer(modelContainer: container)
      let ids = try await importer.insert(["Oslo", "Bergen"])
      await host.wait { $0.contains("Bergen Oslo") }
      try await importer.rename(ids[0], "Lom")
      await host.wait { $0.contains("Bergen Lom") }
      let missing = try PersistentIdentifier.identifier(for: "", entityName: "Trip", primaryKey: 1)
      try await importer.rename(missing, "nothing")
      #expect(host.contains("Bergen Lom"))
    }
  }
#endif
