import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct RehearsalsTests {
  private static let duo = Choir(
    id: UUID(100), name: "Duo", minutes: 1,
    singers: [Choir.Singer(id: UUID(101), name: "Ann"), Choir.Singer(id: UUID(102), name: "Bo")])

  @Test func `a choir is founded, without the singers that have no name`() async {
    let store = TestStore(initialState: ChoirList.State()) {
      ChoirList()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.addButtonTapped) {
      $0.form = withDependencies {
        $0.uuid = .constant(UUID(1))
      } operation: {
        ChoirForm.State(choir: Choir(id: UUID(0)))
      }
    }
    await store.send(.form(.presented(.set(\.choir.name, "Solo Choir")))) {
      $0.form?.choir.name = "Solo Choir"
    }
    await store.send(\.form.addSingerButtonTapped) {
      $0.form?.choir.singers.append(Choir.Singer(id: UUID(2)))
      $0.form?.focus = .singer(UUID(2))
    }
    await store.send(.saveButtonTapped) {
      $0.form = nil
      $0.$choirs.withLock {
        $0 = [Choir(id: UUID(0), name: "Solo Choir", singers: [Choir.Singer(id: UUID(3), name: "Solo")])]
      }
    }
  }

  @Test func `the form keeps one singer and moves the focus`() async {
    let store = TestStore(initialState: ChoirForm.State(choir: Self.duo)) {
      ChoirForm()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.singersDeleted([0])) {
      $0.choir.singers.remove(id: UUID(101))
      $0.focus = .singer(UUID(102))
    }
    await store.send(.singersDeleted([0])) {
      $0.choir.singers = [Choir.Singer(id: UUID(0))]
      $0.focus = .singer(UUID(0))
    }
  }

  @Test func `editing is written to the file when it is done`() async {
    let store = TestStore(initialState: ChoirDetail.State(choir: Shared(value: Self.duo))) { ChoirDetail() }

    await store.send(.editButtonTapped) {
      $0.destination = .edit(ChoirForm.State(choir: Self.duo))
    }
    var edited = Self.duo
    edited.name = "The Duo"
    await store.send(\.destination.edit.binding.choir, edited) {
      $0.destination?.modify(\.edit) { $0.choir.name = "The Duo" }
    }
    await store.send(.doneEditingButtonTapped) {
      $0.$choir.withLock { $0.name = "The Duo" }
      $0.destination = nil
    }
  }

  @Test func `a choir is dissolved after an alert`() async {
    @Shared(.choirs) var choirs = [Self.duo]
    let isGone = LockIsolated(false)
    let store = TestStore(initialState: ChoirDetail.State(choir: Shared($choirs[id: UUID(100)])!)) {
      ChoirDetail()
    } withDependencies: {
      $0.dismiss = DismissEffect { isGone.setValue(true) }
    }
    store.exhaustivity = .off

    await store.send(.deleteButtonTapped) {
      $0.destination = .alert(.deleteChoir)
    }
    await store.send(\.destination.alert.deleteConfirmed) {
      $0.destination = nil
    }
    await store.finish()
    #expect(choirs.isEmpty)
    #expect(isGone.value)
  }

  @Test func `time goes round the singers, and ends in a session`() async {
    let clock = TestClock()
    let isGone = LockIsolated(false)
    let now = Date(timeIntervalSince1970: 1_234_567_890)
    let store = TestStore(initialState: Rehearsal.State(choir: Shared(value: Self.duo))) {
      Rehearsal()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = now
      $0.dismiss = DismissEffect { isGone.setValue(true) }
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off

    let task = await store.send(.task)
    await clock.advance(by: .seconds(29))
    await store.skipReceivedActions(strict: false)
    #expect(store.state.singerIndex == 0)
    await clock.advance(by: .seconds(1))
    await store.receive(\.tick) {
      $0.elapsed = 30
      $0.singerIndex = 1
    }
    await clock.advance(by: .seconds(30))
    await store.skipReceivedActions(strict: false)
    #expect(store.state.choir.sessions == [Choir.Session(id: UUID(0), date: now, seconds: 60)])
    #expect(isGone.value)
    await task.cancel()
  }

  @Test func `the clock waits for an answer`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Rehearsal.State(choir: Shared(value: Self.duo))) {
      Rehearsal()
    } withDependencies: {
      $0.continuousClock = clock
    }

    let task = await store.send(.task)
    await store.send(.nextButtonTapped) {
      $0.elapsed = 30
      $0.singerIndex = 1
    }
    await store.send(.nextButtonTapped) {
      $0.alert = .end(canDiscard: false)
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.tick)
    await store.receive(\.tick)
    await store.send(\.alert.dismiss) {
      $0.alert = nil
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.tick) {
      $0.elapsed = 31
    }
    await task.cancel()
  }

  @Test func `a started rehearsal is pushed, and pops by itself`() async {
    let clock = TestClock()
    @Shared(.choirs) var choirs = [Self.duo]
    let duo = Shared($choirs[id: UUID(100)])!
    let store = TestStore(
      initialState: Rehearsals.State(path: StackState([.detail(ChoirDetail.State(choir: duo))]))
    ) {
      Rehearsals()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 0)
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off

    await store.send(\.path[id: 0].detail.startButtonTapped)
    await store.receive(\.path[id: 0].detail.delegate.rehearsalStarted) {
      $0.path[id: 1] = .rehearsal(Rehearsal.State(choir: duo))
    }
    await store.send(\.path[id: 1].rehearsal.endButtonTapped)
    await store.send(\.path[id: 1].rehearsal.alert.keepConfirmed)
    await store.receive(\.path.popFrom)
    #expect(store.state.path.count == 1)
    #expect(choirs.first?.sessions.count == 1)
  }

  @Test func `from the first choir to its end on screen`() async throws {
    let clock = TestClock()
    let host = withDependencies {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
      $0.uuid = .incrementing
    } operation: {
      ViewHost { CaseStudy.rehearsals.screen() }
    }
    #expect(host.contains("No Choirs"))

    try host.tap("Add")
    try host.type("Duo", into: "Name")
    try host.type("Ann", into: "Singer")
    try host.tap("New singer")
    let second = try #require(host.all(.textbox).last)
    #expect(host.tree[second.id]?.attributes.isFocused == true)
    try host.send(.setText("Bo"), to: second)
    try host.slide("Length", to: 1)
    try host.tap("Save")

    try host.tap(.link, "Duo 2 singers")
    #expect(try host.find(.navigation).name == "Duo")
    try host.tap("Edit")
    try host.type("The Duo", into: "Name")
    try host.tap("Done")
    #expect(try host.find(.navigation).name == "The Duo")

    try host.tap("Start a rehearsal")
    #expect(host.contains("Ann"))
    await clock.advance(by: .seconds(31))
    await host.wait { $0.contains("Bo") && $0.contains("Elapsed: 31") }
    try host.tap("Next singer")
    try host.tap("End and keep")
    await host.wait { (try? $0.find(.navigation).name) == "The Duo" }
    try host.tap(.link, "31 s")
    #expect(try host.find(.navigation).name == "2009-02-13")
    try host.back()

    try host.tap("Dissolve")
    try host.tap("Yes")
    await host.wait { $0.contains("No Choirs") }
  }
}
