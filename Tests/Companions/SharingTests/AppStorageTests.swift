import ConcurrencyExtras
import Dependencies
import Foundation
import Observation
import Sharing
import Testing

@Suite struct AppStorageTests {
  enum Direction: String, Sendable { case north, south }
  enum Level: Int, Sendable { case low = 1, high }
  struct Point: Codable, Equatable, Sendable { var x = 0 }

  @Dependency(\.defaultAppStorage) var store

  /// Reads back, through a fresh reference, what was saved.
  private func expectKept<Value: Equatable & Sendable>(
    _ first: Value,
    _ second: Value,
    _ key: @autoclosure () -> AppStorageKey<Value>,
    at location: SourceLocation = #_sourceLocation
  ) {
    do {
      let shared = Shared(wrappedValue: first, key())
      #expect(shared.wrappedValue == first, sourceLocation: location)
      shared.withLock { $0 = second }
    }
    let shared = Shared(wrappedValue: first, key())
    #expect(shared.wrappedValue == second, sourceLocation: location)
  }

  @Test func `every type is kept`() {
    expectKept(false, true, .appStorage("bool"))
    expectKept(1, 2, .appStorage("int"))
    expectKept(1.5, 2.5, .appStorage("double"))
    expectKept("a", "b", .appStorage("string"))
    expectKept(["a"], ["b", "c"], .appStorage("strings"))
    expectKept(URL(string: "https://a.org")!, URL(fileURLWithPath: "/b"), .appStorage("url"))
    expectKept(Data([1]), Data([2]), .appStorage("data"))
    expectKept(Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2), .appStorage("date"))
    expectKept(Direction.north, .south, .appStorage("direction"))
    expectKept(Level.low, .high, .appStorage("level"))
    expectKept(Point(), Point(x: 1), .appStorage("point"))
  }

  @Test func `every optional type is kept`() {
    expectKept(nil, true, .appStorage("bool"))
    expectKept(nil, 2, .appStorage("int"))
    expectKept(nil, 2.5, .appStorage("double"))
    expectKept(nil, "b", .appStorage("string"))
    expectKept(nil, ["b", "c"], .appStorage("strings"))
    expectKept(nil, URL(string: "https://b.org")!, .appStorage("url"))
    expectKept(nil, Data([2]), .appStorage("data"))
    expectKept(nil, Date(timeIntervalSince1970: 2), .appStorage("date"))
    expectKept(nil, Direction.south, .appStorage("direction"))
    expectKept(nil, Level.high, .appStorage("level"))
    expectKept(nil, Point(x: 1), .appStorage("point"))
    expectKept(nil, nil as Int?, .appStorage("nothing"))
  }

  @Test func `a default is written`() {
    @Shared(.appStorage("count")) var count = 42
    #expect(store.integer(forKey: "count") == 42)
    $count.withLock { $0 += 1 }
    #expect(store.integer(forKey: "count") == 43)
  }

  @Test func `a written value wins over the default`() {
    store.set(7, forKey: "count")
    @Shared(.appStorage("count")) var count = 42
    #expect(count == 7)
  }

  @Test func `setting nil removes the value`() {
    store.set("Blob", forKey: "name")
    @Shared(.appStorage("name")) var name: String?
    $name.withLock { $0 = nil }
    #expect(store.object(forKey: "name") == nil)
  }

  @Test func `a change of the store is seen`() {
    @Shared(.appStorage("count")) var count = 0
    store.set(5, forKey: "count")
    #expect(count == 5)
    store.set(true, forKey: "other")
    #expect(count == 5)
    store.removeObject(forKey: "count")
    #expect(count == 0)
  }

  @Test func `a change between the first look at a store and its observation is told`() {
    let key: AppStorageKey<Int> = .appStorage("count")
    let told = LockIsolated<[Int?]>([])
    let tell = { @Sendable (result: Result<Int?, any Error>) in
      if case .success(let value) = result { told.withValue { $0.append(value) } }
    }
    store.set(1, forKey: "count")
    key.load(context: .initialValue(0), continuation: LoadContinuation(callback: tell))
    store.set(2, forKey: "count")
    let subscription = key.subscribe(context: .initialValue(0), subscriber: SharedSubscriber(callback: tell))
    #expect(told.value == [1, 2])
    subscription.cancel()
  }

  @MainActor @Test func `a change of another value tells nobody`() {
    @Shared(.appStorage("name")) var name: String?
    @Shared(.appStorage("count")) var count = 0
    let isNotified = LockIsolated(false)
    withObservationTracking {
      _ = (name, count)
    } onChange: {
      isNotified.setValue(true)
    }
    store.set(true, forKey: "other")
    #expect(!isNotified.value)
    store.set(1, forKey: "count")
    #expect(isNotified.value)
  }

  @Test func `a change saved through a property is announced`() {
    let announcements = LockIsolated(0)
    let observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification,
      object: store,
      queue: nil
    ) { _ in announcements.withValue { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    @Shared(.appStorage("count")) var count = 0
    let before = announcements.value
    $count.withLock { $0 = 1 }
    #expect(announcements.value > before)
  }

  @Test func `what cannot be decoded is an error of loading`() {
    store.set(Data([0]), forKey: "point")
    let point = Shared(wrappedValue: Point(), .appStorage("point"))
    #expect(point.wrappedValue == Point())
    #expect(point.loadError is DecodingError)
    #expect(store.data(forKey: "point") == Data([0]))
  }

  @Test func `another store has other values`() {
    let other = UserDefaults.inMemory
    @Shared(.appStorage("count")) var count = 1
    @Shared(.appStorage("count", store: other)) var otherCount = 2
    #expect(count == 1)
    #expect(otherCount == 2)
    #expect(other.dictionaryRepresentation().keys.sorted() == ["count"])
  }

  @Test func `addresses are the same for store and key`() {
    let site = URL(string: "https://example.org/a%20b?c=d")!
    let file = URL(fileURLWithPath: "/a/b c")
    for url in [site, file] {
      let shared = Shared<URL?>(.appStorage("url"))
      shared.withLock { $0 = url }
      #expect(store.url(forKey: "url") == url)
      store.removeObject(forKey: "url")
      store.set(url, forKey: "url")
      #expect(shared.wrappedValue == url)
    }
    store.set("/a/b c", forKey: "url")
    #expect(store.url(forKey: "url") == file)
  }

  @Test func `values of the systems defaults are kept`() throws {
    let name = "ippo.tests.\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    expectKept(false, true, .appStorage("bool", store: store))
    expectKept(Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2), .appStorage("date", store: store))
    expectKept(URL(string: "https://a.org")!, URL(string: "https://b.org")!, .appStorage("url", store: store))
    expectKept(["a"], ["b"], .appStorage("strings", store: store))
    expectKept(nil, Point(x: 3), .appStorage("point", store: store))
  }
}
