#if SQLite
  import Foundation
  import GRDB
  import IppoTesting
  import Testing

  @testable import IppoData

  private struct Names: View {
    @Query(sort: \Trip.name) private var trips: [Trip]

    var body: some View { Text("Trips: " + trips.map(\.name).joined(separator: " ")) }
  }

  @MainActor
  @Suite("Changes of other processes")
  struct ForeignProcessTests {
    @Test("Views follow what another connection writes to the file")
    func follow() async throws {
      let folder = try TemporaryFolder()
      let container = try ModelContainer(for: Trip.self, configurations: folder.configuration())
      let context = container.mainContext
      context.insert(Trip(name: "Oslo"))
      try context.save()
      let host = ViewHost { Names().modelContainer(container) }
      #expect(host.contains("Trips: Oslo"))
      // A store over the same file that this process does not know, as another process has it.
      let other = try SQLiteStore(
        path: folder.configuration().url.path(), schema: Schema([Trip.self]), allowsSave: true, plan: nil)
      let foreign = ModelContext(ModelContainer(ContainerCore(Schema([Trip.self]), over: other)))
      let trip = try #require(try foreign.fetch(FetchDescriptor<Trip>()).first)
      trip.name = "Lom"
      foreign.insert(Trip(name: "Bergen"))
      try foreign.save()
      await host.wait { $0.contains("Trips: Bergen Lom") }
      foreign.delete(trip)
      try foreign.save()
      await host.wait { $0.contains("Trips: Bergen") }
    }
  }
#endif
