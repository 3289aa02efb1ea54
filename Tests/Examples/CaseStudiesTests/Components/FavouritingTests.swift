import ComposableArchitecture
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct FavouritingTests {
  @Test func `a mark is shown before it is kept`() async {
    let store = TestStore(initialState: Favouriting<Int>.State(id: 1, isFavourite: false)) {
      Favouriting<Int> { _, isFavourite in isFavourite }
    }

    await store.send(.buttonTapped) {
      $0.isFavourite = true
    }
    await store.receive(\.response.success)
  }

  @Test func `a mark that is not kept is taken back`() async {
    let store = TestStore(initialState: Favouriting<Int>.State(id: 3, isFavourite: false)) {
      Favouriting<Int> { _, _ in throw SongIsProtected() }
    }

    await store.send(.buttonTapped) {
      $0.isFavourite = true
    }
    await store.receive(\.response.failure) {
      $0.alert = AlertState { TextState("Nobody may like the anthem.") }
    }
    await store.send(\.alert.dismiss) {
      $0.alert = nil
      $0.isFavourite = false
    }
  }

  @Test func `changing one's mind cancels the first mark`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Songbook.State()) {
      Songbook()
    } withDependencies: {
      $0.continuousClock = clock
      $0.songbook = .liveValue
    }

    await store.send(\.songs[id: 2].favourite.buttonTapped) {
      $0.songs[id: 2]?.favourite.isFavourite = true
    }
    await clock.advance(by: .milliseconds(500))
    await store.send(\.songs[id: 2].favourite.buttonTapped) {
      $0.songs[id: 2]?.favourite.isFavourite = false
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.songs[id: 2].favourite.response.success)
  }

  @Test func `the heart of a protected song is given back on screen`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
      $0.songbook = .liveValue
    } operation: {
      ViewHost { CaseStudy.favouriting.screen() }
    }
    #expect(host.all(.button).map(\.name) == ["No favourite", "Favourite", "Favourite"])

    try host.tap("Favourite", in: "The Anthem")
    #expect(host.all(.button).map(\.name) == ["No favourite", "Favourite", "No favourite"])
    await clock.advance(by: .seconds(1))
    await host.wait { !$0.all(.alertdialog).isEmpty }
    try host.tap("OK")
    #expect(host.all(.button).map(\.name) == ["No favourite", "Favourite", "Favourite"])
  }
}
