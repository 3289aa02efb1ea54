import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct MuseumTests {
  @Test func `one destination replaces another`() async {
    let store = TestStore(initialState: Museum.State()) { Museum() }

    await store.send(.galleryButtonTapped) {
      $0.destination = .gallery(Counter.State())
    }
    for count in 1...2 {
      await store.send(\.destination.gallery.incrementButtonTapped) {
        $0.destination?.modify(\.gallery) { $0.count = count }
      }
    }
    await store.send(\.destination.gallery.incrementButtonTapped) {
      $0.destination = .shop(Counter.State(count: 3))
    }
    await store.send(\.destination.dismiss) {
      $0.destination = nil
    }
  }

  @Test func `alerts and dialogs are destinations`() async {
    let store = TestStore(initialState: Museum.State()) { Museum() }

    await store.send(.ticketsButtonTapped) {
      $0.destination = .dialog(.tickets)
    }
    await store.send(\.destination.dialog.ticketsChosen, 2) {
      $0.destination = nil
      $0.visitors = 2
    }
    await store.send(.closeButtonTapped) {
      $0.destination = .alert(.closeMuseum)
    }
    await store.send(\.destination.alert, .closeConfirmed) {
      $0.destination = nil
      $0.isOpen = false
      $0.visitors = 0
    }
  }

  @Test func `every destination on screen`() throws {
    let host = ViewHost { CaseStudy.destinations.screen() }

    try host.tap("Look into the guide")
    #expect(host.contains("1"))
    try host.dismiss()

    try host.tap("Sell tickets")
    #expect(try host.find(.dialog).name == "How many tickets?")
    try host.tap("2")
    #expect(host.outline.contains("Visitors"))
    #expect(host.contains("2"))

    try host.tap("Go to the gallery")
    #expect(try host.find(.navigation).name == "Gallery")
    for _ in 1...3 { try host.tap("Increment") }
    #expect(try host.find(.navigation).name == "Shop")
    #expect(host.contains("3"))
    try host.dismiss()
    #expect(try host.find(.navigation).name == "Destinations")

    try host.tap("Close")
    try host.tap("Close")
    #expect(host.contains("closed"))
  }
}
