import SwiftData
import SwiftUI

/// An app of sightings of birds, with pictures beside the rows and a model actor that imports.
@Model
package final class Bird {
  #Unique<Bird>([\.species])

  package var species: String
  @Attribute(.externalStorage) package var picture: Data?
  @Attribute(.ephemeral) var isHighlighted: Bool = false
  @Relationship(deleteRule: .cascade, inverse: \Sighting.bird) package var sightings: [Sighting] = []

  package init(species: String, picture: Data? = nil) {
    self.species = species
    self.picture = picture
  }

  var lastSighting: Sighting? { sightings.max { $0.date < $1.date } }
}

@Model
package final class Sighting {
  var date: Date
  var place: Place
  var weather: [Weather]
  package var bird: Bird

  package init(date: Date, place: Place, weather: [Weather] = [], bird: Bird) {
    self.date = date
    self.place = place
    self.weather = weather
    self.bird = bird
  }
}

package struct Place: Codable, Equatable {
  var name: String
  var latitude: Double
  var longitude: Double

  package init(name: String, latitude: Double = 0, longitude: Double = 0) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }
}

package enum Weather: String, Codable, CaseIterable {
  case sun, rain, wind
}

@ModelActor
package actor BirdImporter {
  package func importBirds(_ lines: [String]) throws -> Int {
    var count = 0
    for line in lines {
      let parts = line.split(separator: ",").map(String.init)
      guard parts.count == 3, let time = Double(parts[2]) else { continue }
      let species = parts[0]
      var descriptor = FetchDescriptor<Bird>(predicate: #Predicate { $0.species == species })
      descriptor.fetchLimit = 1
      let bird = try modelContext.fetch(descriptor).first ?? Bird(species: species)
      modelContext.insert(
        Sighting(
          date: Date(timeIntervalSinceReferenceDate: time), place: Place(name: parts[1]), weather: [.sun], bird: bird))
      count += 1
    }
    try modelContext.save()
    return count
  }
}

package struct BirdsView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: [SortDescriptor(\Bird.species, comparator: .localizedStandard)], animation: .default)
  private var birds: [Bird]
  @Query(Self.latest) private var latest: [Sighting]
  @State private var selection: Bird?

  private static var latest: FetchDescriptor<Sighting> {
    var descriptor = FetchDescriptor<Sighting>(sortBy: [SortDescriptor(\.date, order: .reverse)])
    descriptor.fetchLimit = 2
    descriptor.relationshipKeyPathsForPrefetching = [\.bird]
    return descriptor
  }

  package init() {}

  package var body: some View {
    List {
      Section("Latest") {
        ForEach(latest) { sighting in
          LabeledContent(sighting.bird.species) { Text("seen at \(sighting.place.name)") }
        }
      }
      Section("Birds") {
        ForEach(birds) { bird in
          HStack {
            if bird.picture != nil { Text("Picture of \(bird.species)") }
            Text("\(bird.species): \(bird.sightings.count)")
            Button("Open \(bird.species)") { selection = bird }
          }
          .swipeActions {
            Button("Delete \(bird.species)", role: .destructive) { modelContext.delete(bird) }
          }
        }
      }
    }
    .sheet(item: $selection) { BirdDetail(bird: $0) }
  }
}

private struct BirdDetail: View {
  @Bindable var bird: Bird
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Species", text: $bird.species)
        Button("Take a picture") { bird.picture = Data(repeating: 7, count: 200_000) }
        Button("See it now") {
          bird.sightings.append(
            Sighting(date: Date(timeIntervalSinceReferenceDate: 9_999), place: Place(name: "here"), bird: bird))
        }
        if let last = bird.lastSighting { Text("Last at \(last.place.name)") }
      }
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Close") { dismiss() } }
      }
    }
  }
}
