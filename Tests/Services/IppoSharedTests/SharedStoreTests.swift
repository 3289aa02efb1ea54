import ConcurrencyExtras
import Dependencies
import Foundation
import IppoUI
import Sharing
import Testing

@testable import IppoShared

private struct Refusal: Error, Equatable {}

private struct Note: Codable, Equatable, Sendable {
  var title = ""
  var tags: [String] = []
}

/// What values that processes share do, wherever they are.
@Suite(.timeLimit(.minutes(30)))
struct SharedStoreTests {
  @Test(arguments: StoreKind.all)
  func `what one changes, the other sees`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let (one, two) = (try open().shared("note", Note()), try open().shared("note", Note()))
    await one.withLockAndSave { $0.title = "a" }
    #expect(try await two.value { $0.title == "a" } == Note(title: "a"))
    await two.withLockAndSave { $0.tags = ["b"] }
    #expect(try await one.value { !$0.tags.isEmpty } == Note(title: "a", tags: ["b"]))
    #expect(one.loadError == nil && one.saveError == nil)
  }

  /// A closure of the main actor traps on another thread.
  @MainActor @Test(arguments: StoreKind.all)
  func `what another writes is published on the main actor`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let (one, two) = (try open().shared("number", 0), try open().shared("number", 0))
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    var model: [Int] = []
    let subscription = one.publisher.sink {
      model.append($0)
      continuation.yield($0)
    }
    await two.withLockAndSave { $0 = 1 }
    for await value in stream where value == 1 { break }
    #expect(model == [0, 1])
    subscription.cancel()
  }

  @Test(arguments: StoreKind.all)
  func `a value is the default until somebody keeps another`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let store = try open()
    await #expect(throws: (any Error).self) { try await Shared<Int>(require: .sharedStore("number", store: store)) }
    let number = store.shared("number", 7)
    try await number.load()
    #expect(number.wrappedValue == 7)
    // Nothing was changed, and so it is kept because someone asks for it.
    try await number.save()
    let required = try await Shared<Int>(require: .sharedStore("number", store: try open()))
    #expect(required.wrappedValue == 7)
    // A reader shares the value.
    let other = try open()
    @SharedReader(.sharedStore("number", store: other)) var reader = 0
    try await $reader.value { $0 == 7 }
  }

  @Test(arguments: StoreKind.all)
  func `of changes that several make at once none is lost`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let nodes = try (0..<2).map { _ in try open().shared("count", 0) }
    for node in nodes { try await node.load() }
    await withTaskGroup(of: Void.self) { group in
      for node in nodes { group.addTask { for _ in 0..<200 { node.increment() } } }
    }
    for node in nodes { try await node.save() }
    for node in nodes {
      try await node.load()
      #expect(node.wrappedValue == 400)
    }
  }

  @Test(arguments: StoreKind.all)
  func `of transactions that are waited for each returns what it alone has done`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let nodes = try (0..<2).map { _ in try open().shared("tickets", 0) }
    let numbers = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<60 {
        group.addTask {
          try await nodes[number % 2].withTransaction { tickets in
            tickets += 1
            return tickets
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(numbers.sorted() == Array(1...60))
  }

  @Test(arguments: StoreKind.all)
  func `a transaction that changes nothing has seen the newest value`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let store = SharedStore(HeldBackend(try open().backend))
    let (one, two) = (store.shared("seat", ""), try open().shared("seat", ""))
    try await one.withTransaction { $0 = "nobody" }
    let held = try #require(store.backend as? HeldBackend)
    held.hold()
    try await two.load()
    try await two.withTransaction { $0 = "Blob" }
    async let seen = one.withTransaction { $0 }
    // The call is under way, or about to be: it is answered in either case.
    held.release()
    #expect(try await seen == "Blob")
  }

  @Test(arguments: StoreKind.all)
  func `a transaction is made again on what others wrote, a change under the lock is lost and says so`(
    _ kind: StoreKind
  ) async throws {
    let open = try await kind.make()
    let store = SharedStore(HeldBackend(try open().backend))
    let held = try #require(store.backend as? HeldBackend)
    let (mine, theirs) = (store.shared("list", ["a"]), try open().shared("list", ["a"]))
    try await mine.save()
    try await theirs.load()

    held.hold()
    mine.append("mine")
    #expect(mine.wrappedValue == ["a", "mine"])
    try await theirs.withTransaction { $0.append("theirs") }
    held.release()
    try await mine.save()
    #expect(mine.wrappedValue == ["a", "theirs", "mine"])
    #expect(mine.saveError == nil)

    held.hold()
    try await theirs.value { $0.count == 3 }
    mine.withLock { $0 = ["lost"] }
    mine.append("kept")
    try await theirs.withTransaction { $0.append("more") }
    held.release()
    // It may be known by now that the change is lost, and then there is nothing left to save.
    try? await mine.save()
    #expect(mine.wrappedValue == ["a", "theirs", "mine", "more", "kept"])
    #expect(mine.saveError as? SharedConflictError == SharedConflictError(key: ".sharedStore(\"list\")"))
    #expect(
      mine.saveError.map { "\($0)" } == """
        A change of .sharedStore("list") was lost: somebody else has changed it at the same time, and the value is theirs \
        now. Make the change by "withOptimisticLock" instead of "withLock", so that it is made again on the newest value.
        """)
    try await mine.withTransaction { $0.append("end") }
    #expect(mine.saveError == nil)
  }

  @Test(arguments: StoreKind.all)
  func `what a transaction throws leaves the value alone`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let store = SharedStore(HeldBackend(try open().backend))
    let held = try #require(store.backend as? HeldBackend)
    let (mine, theirs) = (store.shared("count", 0), try open().shared("count", 0))
    await #expect(throws: Refusal.self) {
      try await mine.withTransaction {
        $0 = 5
        throw Refusal()
      }
    }
    #expect(throws: Refusal.self) { try mine.takeOrThrow() }
    #expect(mine.wrappedValue == 0)

    // It threw nothing the first time.
    try await mine.withTransaction { $0 = 1 }
    try await theirs.load()
    held.hold()
    try mine.takeOrThrow()
    #expect(mine.wrappedValue == 0)
    try await theirs.withTransaction { $0 = 0 }
    held.release()
    try? await mine.save()
    #expect(mine.saveError is Refusal)
    #expect(mine.wrappedValue == 0)
  }

  @Test(arguments: StoreKind.all)
  func `parts are changed by themselves, and so do bindings`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let store = SharedStore(HeldBackend(try open().backend))
    let held = try #require(store.backend as? HeldBackend)
    let (mine, theirs) = (store.shared("note", Note()), try open().shared("note", Note()))
    try await mine.save()
    try await theirs.load()
    held.hold()
    await MainActor.run { Binding(mine.title).wrappedValue = "mine" }
    try await theirs.tags.withTransaction { $0.append("theirs") }
    held.release()
    try await mine.save()
    #expect(mine.wrappedValue == Note(title: "mine", tags: ["theirs"]))
  }

  @Test(arguments: StoreKind.all)
  func `names are any texts`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let (one, two) = (try open(), try open())
    let names = [
      "", "'", "\"", "\\", "a'; DROP TABLE ippo_shared; --", "\u{0}", "a\u{0}b", "*", "é", "e\u{301}", "🧭", "\r\n",
      "$1",
      String(repeating: "k", count: 10_000), String(repeating: "k", count: 10_001), "{}", "]]>", "%s",
    ]
    for (number, name) in names.enumerated() {
      try await one.shared(name, -1).withTransaction { $0 = number }
    }
    for (number, name) in names.enumerated() {
      let value = two.shared(name, -1)
      // Others are told by its name as well.
      try await value.value { $0 == number }
      try await one.shared(name, -1).withTransaction { $0 += 1000 }
      try await value.value { $0 == number + 1000 }
    }
  }

  @Test(arguments: StoreKind.all)
  func `values are any texts, and as long as may be`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let (one, two) = (try open().shared("text", ""), try open().shared("text", ""))
    for text in ["\u{0}", "'; --", "\"\\", "🧭é", String(repeating: "x", count: SharedStore.greatestValue - 2)] {
      try await one.withTransaction { $0 = text }
      try await two.value { $0 == text }
    }
    let key = ".sharedStore(\"text\")"
    let tooLong = SharedStoreError.tooLarge(key: key, bytes: SharedStore.greatestValue + 1)
    await #expect(throws: tooLong) {
      try await one.withTransaction { $0 = String(repeating: "x", count: SharedStore.greatestValue - 1) }
    }
    #expect(
      "\(tooLong)"
        == "The value of \(key) has 16777217 bytes as JSON, and 16777216 is the most. Share its parts under keys of "
        + "their own.")
  }

  @Test(arguments: StoreKind.all)
  func `what is no value of this type is left alone`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let store = try open()
    for (text, reason) in [
      (#"{"title":1,"tags":[]}"#, "(at .title)"), (#"{"title":"a"}"#, "tags"),
      ("nonsense", "The given data was not valid JSON"),
      ("", "The given data was not valid JSON"),
    ] {
      let name = "note \(text)"
      _ = try await store.backend.swap(name, Array(text.utf8), expecting: 0)
      let note = store.shared(name, Note(title: "first"))
      await #expect(throws: SharedStoreError.self) { try await note.load() }
      guard case SharedStoreError.unreadable(let key, let said)? = note.loadError else {
        Issue.record("\(String(describing: note.loadError))")
        continue
      }
      #expect(key == ".sharedStore(\(String(reflecting: name)))")
      #expect(said.contains(reason), "\(said)")
      #expect(note.wrappedValue == Note(title: "first"))
      note.withLock { $0.title = "mine" }
      await #expect(throws: SharedStoreError.self) { try await note.save() }
      #expect(try await store.backend.fetch(name)?.bytes == Array(text.utf8))
      #expect(
        "\(SharedStoreError.unreadable(key: key, reason: "it is odd"))"
          == "What is kept under \(key) was written by another program, or by another version of this one: it is odd. It is "
          + "left alone.")
    }
  }

  @Test(arguments: StoreKind.all)
  func `what cannot be written says so`(_ kind: StoreKind) async throws {
    let number = try await kind.make()().shared("number", 1.5)
    try await number.save()
    await #expect {
      try await number.withTransaction { $0 = .nan }
    } throws: { error in
      guard case SharedStoreError.unwritable(".sharedStore(\"number\")", _) = error else { return false }
      return "\(error)".hasPrefix("The value of .sharedStore(\"number\") cannot be written as JSON: ")
    }
    try await number.withTransaction { $0 = 2 }
    #expect(number.wrappedValue == 2)
  }

  @Test(arguments: StoreKind.all)
  func `the last property may go before its change is kept`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let store = try open()
    do { store.shared("count", 0).increment() }
    try await store.shared("count", 0).value { $0 == 1 }
  }

  @Test(arguments: StoreKind.all)
  func `a store does what a key of one's own makes of it`(_ kind: StoreKind) async throws {
    let open = try await kind.make()
    let (one, two) = (try open(), try open())
    let wrapped = Shared(wrappedValue: 0, Wrapping(base: SharedStoreKey("count", .sharedStore, one)))
    let plain = two.shared("count", 0)
    try await plain.withTransaction { $0 = 5 }
    try await wrapped.value { $0 == 5 }
    // Whoever saves last wins.
    wrapped.withLock { $0 = 6 }
    try await plain.value { $0 == 6 }
  }
}

/// A key that does something else besides.
private struct Wrapping<Base: SharedKey>: SharedKey {
  let base: Base

  var id: Base.ID { base.id }

  func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription { base.subscribe(context: context, subscriber: subscriber) }

  func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension Shared where Value == Int {
  func increment() { withOptimisticLock { $0 += 1 } }

  fileprivate func takeOrThrow() throws {
    try withOptimisticLock { value throws(Refusal) in
      if value == 0 { throw Refusal() }
      value -= 1
    }
  }
}

extension Shared where Value == [String] {
  fileprivate func append(_ text: String) { withOptimisticLock { $0.append(text) } }
}

extension Shared where Value: Sendable {
  fileprivate func withLockAndSave(_ body: @Sendable (inout Value) -> Void) async {
    await #expect(throws: Never.self) {
      try await load()
      withLock { body(&$0) }
      try await save()
    }
  }
}

extension SharedBackend {
  func fetch(_ name: String) async throws -> StoredValue? {
    try await withCheckedThrowingContinuation { continuation in fetch(name) { continuation.resume(with: $0) } }
  }

  func swap(_ name: String, _ bytes: [UInt8], expecting version: Int) async throws -> StoredSwap {
    try await withCheckedThrowingContinuation { continuation in
      swap(name, bytes, expecting: version, token: 1) { continuation.resume(with: $0) }
    }
  }
}
