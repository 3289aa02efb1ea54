import Foundation
import Testing

@testable import IppoUI

/// Code as apps of today are written, with both branches of the gates: `#available(iOS 27, *)` is true here.
private struct Trip: Identifiable, Hashable, Sendable {
  let id: UUID
  var name: String

  init(_ name: String) {
    id = UUID()
    self.name = name
  }
}

extension View {
  @ViewBuilder
  fileprivate func reorderableTrips(_ trips: Binding<[Trip]>) -> some View {
    if #available(iOS 27, macOS 27, *) {
      self.reorderContainer(for: Trip.self) { difference in
        trips.wrappedValue.apply(difference: difference)
      }
    } else {
      self
    }
  }
}

extension Array where Element: Identifiable, Element.ID: Sendable {
  /// An app's own, as Apple's documentation leaves it to apps.
  @available(iOS 27, macOS 27, *)
  fileprivate mutating func apply(
    difference: ReorderDifference<Element.ID, ReorderableSingleCollectionIdentifier>
  ) {
    let moved = filter { difference.sources.contains($0.id) }
    removeAll { difference.sources.contains($0.id) }
    switch difference.destination.position {
    case .before(let id): insert(contentsOf: moved, at: firstIndex { $0.id == id } ?? endIndex)
    case .end: append(contentsOf: moved)
    }
  }
}

private enum TripError: LocalizedError {
  case full
  var errorDescription: String? { "The trip is full" }
}

private struct TripsView: View {
  @State private var trips = ["Oslo", "Rome", "Kyoto"].map(Trip.init)
  @State private var deleted: Trip?
  @State private var error: TripError?
  @State private var search = ""

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
          if #available(iOS 27, *) {
            ForEach(trips) { trip in card(trip) }
              .reorderable()
          } else {
            ForEach(trips) { trip in card(trip) }
          }
        }
      }
      .reorderableTrips($trips)
      .modifier(Swipes())
      .navigationTitle("Trips")
      .toolbar { bar }
      .alert("Delete?", item: $deleted) { trip in
        Button("Delete \(trip.name)", role: .destructive) { trips.removeAll { $0.id == trip.id } }
        Button("Cancel", role: .cancel) {}
      } message: { trip in
        Text("\(trip.name) is gone for good.")
      }
      .alert(error: $error) { Button("OK") {} }
    }
  }

  private func card(_ trip: Trip) -> some View {
    Text(trip.name)
      .swipeActions { Button("Remove \(trip.name)", role: .destructive) { deleted = trip } }
  }

  @ToolbarContentBuilder private var bar: some ToolbarContent {
    if #available(iOS 27, *) {
      ToolbarItem(placement: .topBarPinnedTrailing) { Button("Add") { error = .full } }
        .visibilityPriority(.high)
      ToolbarOverflowMenu { Button("Settings") {} }
    } else {
      ToolbarItem(placement: .topBarTrailing) { Button("Add") { error = .full } }
    }
    ToolbarItem(placement: .principal) {
      if #available(iOS 27, *) {
        TextField("Search", text: $search)
          .textFieldStyle(.bordered)
          .textInputBorderShape(.capsule)
      } else {
        TextField("Search", text: $search).textFieldStyle(.roundedBorder)
      }
    }
  }

  private struct Swipes: ViewModifier {
    func body(content: Content) -> some View {
      if #available(iOS 27, *) {
        content.swipeActionsContainer().toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
      } else {
        content
      }
    }
  }
}

private struct TabsOfToday: View {
  @State private var mode = 0

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        Picker("Mode", selection: $mode) {
          Text("List").tag(0)
          Text("Map").tag(1)
        }
        .pickerStyle(.tabs)
      }
      if #available(iOS 27, *) {
        Tab("New", systemImage: "plus", role: .prominent) { Text("New") }
      }
    }
  }
}

#Preview("Trips", arguments: ["Oslo", "Rome"]) { name in
  Text(name)
}

#Preview(traits: .sizeThatFitsLayout, arguments: [1, 2]) { number in
  Text("Number \(number)")
  Divider()
}

@MainActor
@Suite("Apps written for the releases of 2027")
struct ReleaseSnippetsTests {
  @Test("run the branch of the new release, and do in it what it says")
  func trips() throws {
    let screen = Screen { TripsView() }
    let card = try #require(
      screen.nodes.first { $0.attributes.gestures.contains(.reorder) && screen.texts(in: $0.id).contains("Oslo") })
    try screen.send(.key(RenderKeyPress(key: "ArrowDown", option: true)), to: card.id)
    let names = screen.texts.filter { ["Oslo", "Rome", "Kyoto"].contains($0) }
    #expect(names == ["Rome", "Oslo", "Kyoto"])
    try screen.tap("Remove Rome")
    #expect(screen.presentations.map(\.presentation.kind) == [.alert(title: "Delete?", hasMessage: true)])
    try screen.tap("Delete Rome")
    #expect(!screen.texts.contains("Rome"))
    try screen.tap("Add")
    #expect(
      screen.presentations.map(\.presentation.kind) == [.alert(title: "The trip is full", hasMessage: false)])
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }.value
    #expect(field.style == .roundedBorder && field.hasRoundEnds)
  }

  @Test("have tabs and pickers of that release")
  func tabs() {
    let screen = Screen { TabsOfToday() }
    let tabs = screen.all { if case .tabs(let tabs) = $0 { tabs } else { nil } }
    #expect(tabs.first?.items.map(\.title) == ["Home", "New"])
    let pickers = screen.all { if case .picker(let picker) = $0 { picker.style } else { nil } }
    #expect(pickers == [.segmented])
  }

  @Test("name types that erase others")
  func erasure() {
    let transition: any NavigationTransition = AnyNavigationTransition(.crossFade)
    #expect(transition is AnyNavigationTransition)
    typealias Move = ReorderDifference<Int, ReorderableSingleCollectionIdentifier>
    let configuration = DropConfiguration(operation: .move, destination: Move.Destination(position: .end))
    #expect(configuration.operation == .move)
  }
}
