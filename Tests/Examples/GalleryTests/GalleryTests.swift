import ComposableArchitecture
import Foundation
import Testing

@testable import ExampleGallery

@MainActor
@Suite("The gallery's feature")
struct GalleryTests {
  private func store(_ state: Gallery.State = Gallery.State()) -> TestStoreOf<Gallery> {
    TestStore(initialState: state) { Gallery() }
  }

  @Test("Choosing an example opens it, in the spelling that was chosen, or the one it has")
  func selection() async {
    let store = store(Gallery.State(spelling: .tutorial))
    let example = Catalog.examples[0]
    await store.send(\.binding.selection, example.id) {
      $0.selection = example.id
    }
    #expect(store.state.example?.id == example.id)
    #expect(store.state.open?.spelling == example.variant(.tutorial).spelling)
    await store.send(\.binding.selection, "none of the kind") {
      $0.selection = "none of the kind"
    }
    #expect(store.state.open == nil)
  }

  @Test("The code is shown over the example, and goes with it")
  func source() async {
    let store = store(Gallery.State(selection: Catalog.examples[0].id))
    await store.send(.sourceButtonTapped) {
      $0.isSourceShown = true
    }
    await store.send(\.binding.file, "Catalog.swift") {
      $0.file = "Catalog.swift"
    }
    await store.send(.sourceDoneButtonTapped) {
      $0.isSourceShown = false
    }
    await store.send(.sourceButtonTapped) {
      $0.isSourceShown = true
    }
    await store.send(\.binding.spelling, .tutorial) {
      $0.spelling = .tutorial
      $0.isSourceShown = false
      $0.file = nil
    }
  }

  @Test("Starting again is another run")
  func restart() async {
    let store = store(Gallery.State(selection: Catalog.examples[0].id))
    let before = store.state.open
    await store.send(.restartButtonTapped) {
      $0.run = 1
    }
    #expect(store.state.open != before)
  }

  @Test("Whether actions are listed is up to the person")
  func log() async {
    let store = store()
    await store.send(.logButtonTapped(isShown: false)) {
      $0.isLogShown = true
    }
    await store.send(.logButtonTapped(isShown: true)) {
      $0.isLogShown = false
    }
  }

  @Test("A state file names what is open; every field may be left out")
  func deepLink() throws {
    func state(_ text: String) throws -> Gallery.State {
      try JSONDecoder().decode(Gallery.State.self, from: Data(text.utf8))
    }
    #expect(try state("{}") == Gallery.State())
    let text =
      #"{ "example": "guessing-game", "spelling": "tutorial", "isSourceShown": true, "search": "a", "isLogShown": true }"#
    #expect(
      try state(text)
        == Gallery.State(
          selection: "guessing-game", search: "a", spelling: .tutorial, isSourceShown: true, isLogShown: true))
    #expect {
      try state(#"{ "example": "chess" }"#)
    } throws: {
      "\($0)".contains("There is no example “chess”. There are guessing-game")
    }
  }
}
