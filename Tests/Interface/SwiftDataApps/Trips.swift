import SwiftData
import SwiftUI

/// An app of trips with their living places, in the style of sample apps.
@Model
package final class Journey {
  #Index<Journey>([\.name], [\.startDate], [\.name, \.startDate, \.endDate])
  #Unique<Journey>([\.name, \.startDate, \.endDate])

  package var name: String
  var destination: String
  var startDate: Date
  var endDate: Date

  @Relationship(deleteRule: .cascade, inverse: \BucketListItem.journey)
  var bucketList: [BucketListItem] = [BucketListItem]()

  @Relationship(deleteRule: .cascade, inverse: \LivingAccommodation.journey)
  var livingAccommodation: LivingAccommodation?

  package init(
    name: String, destination: String, startDate: Date = .now, endDate: Date = .distantFuture
  ) {
    self.name = name
    self.destination = destination
    self.startDate = startDate
    self.endDate = endDate
  }
}

@Model
final class BucketListItem {
  var title: String
  var details: String
  var hasReservation: Bool
  var isInPlan: Bool
  var journey: Journey?

  init(title: String, details: String, hasReservation: Bool, isInPlan: Bool) {
    self.title = title
    self.details = details
    self.hasReservation = hasReservation
    self.isInPlan = isInPlan
  }
}

@Model
final class LivingAccommodation {
  var address: String
  var placeName: String
  var journey: Journey?

  init(address: String, placeName: String) {
    self.address = address
    self.placeName = placeName
  }
}

package struct JourneysView: View {
  @State private var showAddJourney = false
  @State private var searchText = ""

  package init() {}

  package var body: some View {
    NavigationStack {
      JourneyListView(searchText: searchText)
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add journey", systemImage: "plus") { showAddJourney = true }
          }
        }
        .searchable(text: $searchText)
        .sheet(isPresented: $showAddJourney) { AddJourneyView() }
        .navigationTitle("Upcoming")
        .navigationDestination(for: Journey.self) { journey in JourneyDetailView(journey: journey) }
    }
  }
}

struct JourneyListView: View {
  @Environment(\.modelContext) private var modelContext
  @Query private var journeys: [Journey]

  init(searchText: String) {
    let predicate = #Predicate<Journey> {
      searchText.isEmpty ? true : $0.name.contains(searchText) || $0.destination.contains(searchText)
    }
    _journeys = Query(filter: predicate, sort: \.startDate, order: .forward)
  }

  var body: some View {
    List {
      ForEach(journeys) { journey in
        NavigationLink(value: journey) {
          VStack(alignment: .leading) {
            Text(journey.name)
            Text("\(journey.bucketList.filter(\.isInPlan).count) planned")
          }
        }
      }
      .onDelete(perform: deleteJourneys(at:))
    }
    .overlay {
      if journeys.isEmpty { ContentUnavailableView("No journeys", systemImage: "car.circle") }
    }
  }

  private func deleteJourneys(at offsets: IndexSet) {
    withAnimation {
      offsets.map { journeys[$0] }.forEach { modelContext.delete($0) }
    }
  }
}

struct AddJourneyView: View {
  @Environment(\.modelContext) private var modelContext
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var destination = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Destination", text: $destination)
      Button("Done") {
        let journey = Journey(name: name, destination: destination)
        modelContext.insert(journey)
        dismiss()
      }
      .disabled(name.isEmpty)
    }
  }
}

struct JourneyDetailView: View {
  @Bindable var journey: Journey

  var body: some View {
    Form {
      TextField("Trip name", text: $journey.name)
      Button("Plan a walk") {
        journey.bucketList.append(
          BucketListItem(title: "Walk", details: "", hasReservation: false, isInPlan: true))
      }
      Button("Book a room") {
        journey.livingAccommodation = LivingAccommodation(address: "1 Main Street", placeName: "Inn")
      }
      if let place = journey.livingAccommodation { Text("Staying at \(place.placeName)") }
      ForEach(journey.bucketList) { item in
        @Bindable var item = item
        Toggle(item.title, isOn: $item.isInPlan)
      }
    }
  }
}
