#if SQLite
  import Foundation
  import IppoData
  import IppoTesting
  import SwiftDataApps
  import Testing

  /// An app whose models inherit from each other, as it is written for Apple's platforms.
  @MainActor @Suite struct VoyagesAppTests {
    @Test func voyagesAreShownByKindAndFoundByName() throws {
      let container = try memory(Voyage.self, BusinessVoyage.self, PersonalVoyage.self)
      let context = container.mainContext
      context.insert(Voyage(name: "Camping", destination: "Yosemite"))
      context.insert(BusinessVoyage(name: "Fair", destination: "Hanover", perDiem: 42))
      context.insert(PersonalVoyage(name: "Wedding", destination: "Cork", reason: .family))
      let host = ViewHost { VoyagesView().modelContainer(container) }
      #expect(host.contains("3 voyages") && host.contains("42 a day") && host.contains("family"), "\(host.outline)")
      try host.select("Business", in: "Kind")
      #expect(host.contains("1 voyages") && host.contains("Fair"), "\(host.outline)")
      try host.tap("Pack")
      #expect(host.contains("1 items"), "\(host.outline)")
      try host.select("Personal", in: "Kind")
      #expect(host.contains("Wedding") && !host.contains("Fair"), "\(host.outline)")
      try host.select("All", in: "Kind")
      try host.type("camp", into: "Search")
      #expect(host.contains("1 voyages") && host.contains("Camping"), "\(host.outline)")
      try host.type("", into: "Search")
      #expect(host.contains("3 voyages"), "\(host.outline)")
      try context.save()
      #expect(try context.fetchCount(FetchDescriptor<LuggageItem>()) == 1)
    }
  }
#endif
