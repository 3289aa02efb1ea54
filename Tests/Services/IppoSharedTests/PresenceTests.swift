import ConcurrencyExtras
import Dependencies
import Foundation
import IdentifiedCollections
import IppoRender
import Sharing
import Testing

@testable import IppoShared

private struct Cursor: Codable, Equatable, Sendable {
  var name: String
  var card: Int?
}

/// A process, with a clock of its own.
private struct Node: Sendable {
  let store: SharedStore
  let clock = HandClock()

  var people: SharedReader<IdentifiedArrayOf<Presence<Cursor>>> {
    within { SharedReader(.presence("room", store: store)) }
  }

  /// How often processes have beaten, in the order of their people.
  var room: Shared<PresenceRoom<Cursor>> { keeper.room }

  var keeper: PresenceKeeper<Cursor> { within { store.core.keepers.keeper(of: "room", in: store) } }

  func within<Result>(_ body: () -> Result) -> Result {
    withDependencies {
      $0.presenceClock = clock
    } operation: {
      body()
    }
  }

  func join(_ id: String, _ cursor: Cursor, window: WindowScope? = nil) -> Task<Void, Never> {
    within {
      WindowScope.$current.withValue(window) {
        @Dependency(\.presence) var presence
        return Task { [presence] in await presence.join("room", as: id, cursor, store: store) }
      }
    }
  }

  /// One beat, once it has come.
  func beat() async throws { try await clock.wake(after: PresenceLease.beat) }
}

@Suite(.timeLimit(.minutes(30)))
struct PresenceTests {
  private let blob = Cursor(name: "Blob")
  private let jr = Cursor(name: "Blob Jr.")

  @Test func `rooms that nobody is in any more are forgotten`() {
    let store = SharedStore()
    for room in 0..<500 {
      _ = store.core.keepers.keeper(of: "\(room)", in: store) as PresenceKeeper<Cursor>
    }
    #expect(store.core.keepers.count <= 32)
  }

  @Test func `a beat brings back each person of a process once`() {
    var room = PresenceRoom<Cursor>()
    // The second person has two windows, and the first one is at another process.
    let people = ["2", "1", "2", "3"].map { Presence(id: $0, value: Cursor(name: $0)) }
    room.put(people[1], by: "other")
    room.beat("node", with: people)
    #expect(room.people.map(\.id) == ["1", "2", "3"])
    room.lose("node", after: 1)
    #expect(room.people.map(\.id) == ["1"])
  }

  @Test func `a change of one member keeps the order, the others, and the form in the store`() throws {
    var room = PresenceRoom<Cursor>()
    for id in ["1", "2", "3"] { room.put(Presence(id: id, value: Cursor(name: id)), by: "node") }
    room.put(Presence(id: "2", value: Cursor(name: "2", card: 7)), by: "other")
    #expect(room.people.map(\.value.card) == [nil, 7, nil])
    // Another process speaks for the second one by now.
    room.remove("2", by: "node")
    room.remove("1", by: "node")
    room.remove("none", by: "node")
    #expect(room.people.map(\.id) == ["2", "3"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(room)
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {"beats":{"node":0,"other":0},"members":[\
        {"node":"other","presence":{"id":"2","value":{"card":7,"name":"2"}}},\
        {"node":"node","presence":{"id":"3","value":{"name":"3"}}}]}
        """)
    #expect(try JSONDecoder().decode(PresenceRoom<Cursor>.self, from: json).people == room.people)
  }

  @Test(arguments: StoreKind.all)
  func `who comes, changes and goes is seen everywhere`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let (one, two) = (Node(store: try open()), Node(store: try open()))
    let (here, there) = (one.people, two.people)
    #expect(here.wrappedValue.isEmpty)
    let first = one.join("1", blob)
    try await there.value { $0.count == 1 }
    let second = two.join("2", jr)
    try await here.value { $0.count == 2 }
    #expect(here.wrappedValue.map(\.id) == ["1", "2"])
    #expect(there.wrappedValue[id: "1"]?.value == blob)

    two.within {
      @Dependency(\.presence) var presence
      presence.update("room", as: "2", Cursor(name: "Blob Jr.", card: 7), store: two.store)
      // Nobody is here by this id.
      presence.update("room", as: "3", Cursor(name: "Nobody"), store: two.store)
    }
    try await here.value { $0[id: "2"]?.value.card == 7 }
    #expect(here.wrappedValue.map(\.id) == ["1", "2"])

    first.cancel()
    try await there.value { $0.map(\.id) == ["2"] }
    second.cancel()
    try await here.value { $0.isEmpty }
  }

  @Test(arguments: StoreKind.all)
  func `a process that is lost takes its people along, and one that beats does not`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let (one, two) = (Node(store: try open()), Node(store: try open()))
    let (here, room, there) = (one.people, one.room, two.room)
    let (first, second) = (one.join("1", blob), two.join("2", jr))
    try await here.value { $0.count == 2 }
    for count in 1...PresenceLease.beats * 2 {
      // Each beat is stored before the next one. Otherwise one process may be quicker each time, and take the other for lost.
      try await one.beat()
      try await there.value { $0.beats.values.contains(count) }
      try await two.beat()
      try await room.value { $0.beats.values.allSatisfy { $0 == count } }
    }
    #expect(here.wrappedValue.count == 2)

    // The second one beats no more.
    var count = PresenceLease.beats * 2
    while count <= PresenceLease.beats * 3 {
      count += 1
      try await one.beat()
      try await room.value { [count] in $0.beats.values.contains(count) }
    }
    try await here.value { $0.map(\.id) == ["1"] }
    // It was taken for lost, and is back.
    try await two.people.value { $0.map(\.id) == ["1"] }
    try await two.beat()
    try await here.value { $0.map(\.id) == ["1", "2"] }
    first.cancel()
    second.cancel()
    try await here.value { $0.isEmpty }
  }

  @Test(arguments: StoreKind.all)
  func `who only looks takes out those of lost processes, too`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let (one, two) = (Node(store: try open()), Node(store: try open()))
    let here = one.people
    let visit = two.join("2", jr)
    try await here.value { $0.count == 1 }
    for _ in 0...PresenceLease.beats { try await one.beat() }
    try await here.value { $0.isEmpty }
    visit.cancel()
  }

  @Test func `a window without a browser is not there, after a moment`() async throws {
    let backend = MemoryBackend()
    let (one, two) = (Node(store: SharedStore(backend)), Node(store: SharedStore(backend)))
    let there = two.people
    let attendance = WindowAttendance()
    let window = WindowScope(defaultAppStorage: .standard, attendance: attendance)
    let visit = one.join("1", blob, window: window)
    attendance.isAttended = true
    try await there.value { $0.count == 1 }

    // A page that is loaded anew.
    attendance.isAttended = false
    attendance.isAttended = true
    #expect(there.wrappedValue.count == 1)

    attendance.isAttended = false
    try await one.clock.wake(after: PresenceLease.absence)
    try await there.value { $0.isEmpty }
    // What is told meanwhile is seen when the browser is back.
    one.within {
      @Dependency(\.presence) var presence
      presence.update("room", as: "1", Cursor(name: "Blob", card: 1), store: one.store)
    }
    #expect(there.wrappedValue.isEmpty)
    attendance.isAttended = true
    try await there.value { $0[id: "1"]?.value.card == 1 }
    visit.cancel()
    try await there.value { $0.isEmpty }
  }

  @Test func `a browser that is back when its absence ends is there`() async throws {
    let node = Node(store: SharedStore())
    let people = node.people
    let attendance = WindowAttendance()
    let window = WindowScope(defaultAppStorage: .standard, attendance: attendance)
    let visit = node.join("1", blob, window: window)
    attendance.isAttended = true
    try await people.value { $0.count == 1 }
    for round in 0..<50 {
      attendance.isAttended = false
      try await node.clock.wake(after: PresenceLease.absence)
      attendance.isAttended = true
      node.within {
        @Dependency(\.presence) var presence
        presence.update("room", as: "1", Cursor(name: "Blob", card: round), store: node.store)
      }
      try await people.value { $0[id: "1"]?.value.card == round }
    }
    visit.cancel()
    try await people.value { $0.isEmpty }
  }

  @Test func `what is told of somebody before they have come is what is seen of them`() async throws {
    let node = Node(store: SharedStore())
    let people = node.people
    let visit = node.within {
      @Dependency(\.presence) var presence
      let visit = presence.visit("room", as: "1", blob, store: node.store)
      presence.update("room", as: "1", Cursor(name: "Blob", card: 7), store: node.store)
      return visit
    }
    #expect(people.wrappedValue.isEmpty)
    let stay = Task { await visit.stay() }
    try await people.value { $0.count == 1 }
    #expect(people.wrappedValue[id: "1"]?.value.card == 7)
    stay.cancel()
    try await people.value { $0.isEmpty }
    // It is over.
    await visit.stay()
    #expect(people.wrappedValue.isEmpty)
  }

  @Test func `a visit is over when others see that it is`() throws {
    let keeper = Node(store: SharedStore()).keeper
    let visit = keeper.begin(Presence(id: "1", value: blob))
    #expect(keeper.come(visit))
    var comesBack: Bool?
    let subscription = keeper.room.publisher.sink { room in
      if room.people.isEmpty { comesBack = keeper.come(visit) }
    }
    keeper.end(visit)
    #expect(comesBack == false)
    #expect(keeper.room.wrappedValue.people.isEmpty)
    subscription.cancel()
  }

  @Test func `a change between the first look at a room and its observation is told`() throws {
    let node = Node(store: SharedStore())
    let key = node.within { PresenceKey<Cursor>("room", node.store) }
    let told = LockIsolated<[[String]]>([])
    node.within {
      key.load(
        context: .initialValue([]),
        continuation: LoadContinuation { result in told.withValue { $0.append((try? result.get())??.map(\.id) ?? []) } }
      )
    }
    node.keeper.come(node.keeper.begin(Presence(id: "1", value: blob)))
    let subscription = key.subscribe(
      context: .initialValue([]),
      subscriber: SharedSubscriber { result in
        told.withValue { $0.append((try? result.get())??.map(\.id) ?? []) }
      } onLoading: { _ in
      })
    #expect(told.value == [[], ["1"]])
    subscription.cancel()
  }

  /// Subscribes to a key, and notes the ids of the people.
  private func subscribe(
    _ key: PresenceKey<Cursor>, _ context: LoadContext<IdentifiedArrayOf<Presence<Cursor>>>,
    noting told: LockIsolated<[[String]]>
  ) -> SharedSubscription {
    key.subscribe(
      context: context,
      subscriber: SharedSubscriber { result in
        told.withValue { $0.append((try? result.get())??.map(\.id) ?? []) }
      } onLoading: { _ in
      })
  }

  @Test func `a room that nobody has read is told of once it changes`() {
    let node = Node(store: SharedStore())
    let key = node.within { PresenceKey<Cursor>("room", node.store) }
    let told = LockIsolated<[[String]]>([])
    let subscription = subscribe(key, .userInitiated, noting: told)
    #expect(told.value.isEmpty)
    node.keeper.come(node.keeper.begin(Presence(id: "1", value: blob)))
    #expect(told.value.first == ["1"])
    subscription.cancel()
  }

  @Test func `a room that cannot be read is not told of as empty`() async throws {
    let node = Node(store: SharedStore())
    _ = try await node.store.backend.swap("ippo presence: room", Array("nonsense".utf8), expecting: 0)
    let keeper = node.keeper
    await #expect(throws: SharedStoreError.self) { try await keeper.room.load() }
    let key = node.within { PresenceKey<Cursor>("room", node.store) }
    let told = LockIsolated<[[String]]>([])
    let isRefused = LockIsolated(false)
    key.load(
      context: .initialValue([]),
      continuation: LoadContinuation { result in
        if case .failure = result { isRefused.setValue(true) }
      })
    let subscription = subscribe(key, .initialValue([]), noting: told)
    #expect(isRefused.value && told.value.isEmpty)
    subscription.cancel()
  }

  @Test func `of many who tell something at once, the room says the last`() async throws {
    let node = Node(store: SharedStore())
    let people = node.people
    for round in 0..<100 {
      let visit = node.within {
        @Dependency(\.presence) var presence
        return presence.visit("room", as: "1", Cursor(name: "Blob", card: -1), store: node.store)
      }
      let stay = Task { await visit.stay() }
      let told = Task {
        node.within {
          @Dependency(\.presence) var presence
          presence.update("room", as: "1", Cursor(name: "Blob", card: round), store: node.store)
        }
      }
      await told.value
      try await people.value { $0[id: "1"]?.value.card == round }
      stay.cancel()
      await stay.value
      #expect(people.wrappedValue.isEmpty)
    }
  }

  @Test func `a visit that nobody makes is forgotten`() async throws {
    let node = Node(store: SharedStore())
    let people = node.people
    node.within {
      @Dependency(\.presence) var presence
      _ = presence.visit("room", as: "1", blob, store: node.store)
      presence.update("room", as: "1", jr, store: node.store)
    }
    #expect(people.wrappedValue.isEmpty)
    #expect(node.keeper.visitCount == 0)
  }

  @Test func `somebody with two windows is there as long as one of them is`() async throws {
    let node = Node(store: SharedStore())
    let people = node.people
    let visits = [node.join("1", blob), node.join("1", jr)]
    try await people.value { $0.count == 1 }
    for visit in visits {
      #expect(people.wrappedValue.count == 1)
      visit.cancel()
      await visit.value
    }
    #expect(people.wrappedValue.isEmpty)
  }

  @Test func `nothing is done for a room that nobody is in and nobody looks at`() async throws {
    let node = Node(store: SharedStore())
    do {
      let people = node.people
      let visit = node.join("1", blob)
      try await people.value { $0.count == 1 }
      try await node.beat()
      visit.cancel()
      await visit.value
      try await node.beat()
    }
    try await node.clock.rest()
  }

  @Test func `every test has rooms of its own`() async throws {
    @SharedReader(.presence("room")) var people: IdentifiedArrayOf<Presence<Cursor>>
    @Dependency(\.presence) var presence
    let visit = Task { [presence] in await presence.join("room", as: "1", Cursor(name: "Blob")) }
    try await $people.value { $0.count == 1 }
    visit.cancel()
  }
}
