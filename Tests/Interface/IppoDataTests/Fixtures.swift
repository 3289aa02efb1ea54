import Foundation
import IppoData

@Model
final class Trip {
  #Index<Trip>([\.name], [\.startDate, \.name])

  var name: String
  var startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  var notes: String?
  var budget: Double = 0
  @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
  var tags: [Tag] = []
  @Transient var isExpanded = false

  init(name: String, startDate: Date = Date(timeIntervalSinceReferenceDate: 0), notes: String? = nil) {
    self.name = name
    self.startDate = startDate
    self.notes = notes
  }
}

@Model
final class Stop {
  var city: String
  var order: Int
  var trip: Trip?

  init(city: String, order: Int = 0, trip: Trip? = nil) {
    self.city = city
    self.order = order
    self.trip = trip
  }
}

/// Many trips have a tag, and a trip has many tags.
@Model
final class Tag {
  @Attribute(.unique) var label: String
  var color: String
  var trips: [Trip]

  init(label: String, color: String = "none", trips: [Trip] = []) {
    self.label = label
    self.color = color
    self.trips = trips
  }
}

/// A container in memory.
func memory(_ types: any PersistentModel.Type...) throws -> ModelContainer {
  try ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// A folder that goes with the value.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "ippo-data-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func configuration(_ name: String = "models", schema: Schema? = nil, allowsSave: Bool = true) -> ModelConfiguration {
    ModelConfiguration(schema: schema, url: url.appending(path: "\(name).store"), allowsSave: allowsSave)
  }
}
