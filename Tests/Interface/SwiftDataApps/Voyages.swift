import SwiftData
import SwiftUI

/// An app whose models inherit from each other, with a list of all and of each kind.
@Model
package class Voyage {
  #Unique<Voyage>([\.name, \.startDate])

  package var name: String
  package var destination: String
  package var startDate: Date
  @Relationship(deleteRule: .cascade, inverse: \LuggageItem.voyage) package var items: [LuggageItem] = []

  package init(name: String, destination: String, startDate: Date = .distantPast) {
    self.name = name
    self.destination = destination
    self.startDate = startDate
  }
}

@available(iOS 26, macOS 26, *)
@Model
package class BusinessVoyage: Voyage {
  package var perDiem: Double = 0.0

  package init(name: String, destination: String, perDiem: Double) {
    self.perDiem = perDiem
    super.init(name: name, destination: destination)
  }
}

@available(iOS 26, macOS 26, *)
@Model
package class PersonalVoyage: Voyage {
  package enum Reason: String, CaseIterable, Codable {
    case family, reunion, wellness, unknown
  }

  package var reason: Reason

  package init(name: String, destination: String, reason: Reason = .unknown) {
    self.reason = reason
    super.init(name: name, destination: destination)
  }
}

@Model
package final class LuggageItem {
  package var title: String
  package var voyage: Voyage?

  package init(title: String) { self.title = title }
}

package struct VoyagesView: View {
  enum Segment: String, CaseIterable, Identifiable {
    case all, personal, business

    var id: Self { self }
  }

  @State private var segment = Segment.all
  @State private var searchText = ""

  package init() {}

  package var body: some View {
    NavigationStack {
      VoyageList(segment: segment, searchText: searchText)
        .searchable(text: $searchText)
        .toolbar {
          Picker("Kind", selection: $segment) {
            ForEach(Segment.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
        }
    }
  }
}

private struct VoyageList: View {
  @Environment(\.modelContext) private var modelContext
  @Query private var voyages: [Voyage]

  init(segment: VoyagesView.Segment, searchText: String) {
    let predicate: Predicate<Voyage>
    switch segment {
    case .all:
      predicate = #Predicate { searchText.isEmpty ? true : $0.name.localizedStandardContains(searchText) }
    case .personal:
      predicate = #Predicate {
        $0 is PersonalVoyage && (searchText.isEmpty ? true : $0.name.localizedStandardContains(searchText))
      }
    case .business:
      predicate = #Predicate {
        $0 is BusinessVoyage && (searchText.isEmpty ? true : $0.name.localizedStandardContains(searchText))
      }
    }
    _voyages = Query(filter: predicate, sort: \.name, order: .forward)
  }

  var body: some View {
    List {
      ForEach(voyages) { voyage in
        HStack {
          Text(voyage.name)
          if let business = voyage as? BusinessVoyage {
            Text("\(business.perDiem, format: .number) a day")
          } else if let personal = voyage as? PersonalVoyage {
            Text(personal.reason.rawValue)
          }
          Text("\(voyage.items.count) items")
        }
      }
      .onDelete { offsets in for offset in offsets { modelContext.delete(voyages[offset]) } }
      Button("Pack") { for voyage in voyages { voyage.items.append(LuggageItem(title: "Toothbrush")) } }
      Text("\(voyages.count) voyages")
    }
  }
}
