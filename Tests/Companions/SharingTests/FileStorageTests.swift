import ConcurrencyExtras
import Dependencies
import Foundation
import OpenCombine
import Testing

@testable @_spi(Internals) import Sharing

@Suite struct FileStorageTests {
  struct User: Codable, Equatable, Sendable {
    var name: String
  }

  private let url = URL(fileURLWithPath: "/users.json")

  /// Files that the test sees, and whose scheduled work it runs.
  private struct Files {
    let contents = LockIsolated<[URL: Data]>([:])
    let work = LockIsolated<[@Sendable () -> Void]>([])

    var storage: FileStorage {
      FileStorage(backend: InMemoryFiles(files: contents) { [work] item in work.withValue { $0.append(item) } })
    }

    func passOneSecond() {
      let items = work.withValue { work in
        defer { work = [] }
        return work
      }
      for item in items { item() }
    }

    func users(at url: URL) -> [User]? {
      contents.value[url].flatMap { try? JSONDecoder().decode([User].self, from: $0) }
    }
  }

  @Test func `the first change is written at once and further ones together`() {
    let files = Files()
    withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      @Shared(.fileStorage(url)) var users: [User] = []
      #expect(files.contents.value == [url: Data()])
      $users.withLock { $0.append(User(name: "Blob")) }
      #expect(files.users(at: url) == [User(name: "Blob")])
      $users.withLock { $0.append(User(name: "Blob Jr.")) }
      $users.withLock { $0.append(User(name: "Blob Sr.")) }
      #expect(files.users(at: url)?.count == 1)
      files.passOneSecond()
      #expect(files.users(at: url)?.count == 3)
      $users.withLock { $0 = [] }
      #expect(files.users(at: url)?.count == 3)
      files.passOneSecond()
      files.passOneSecond()
      #expect(files.users(at: url) == [])
      #expect(files.work.value.isEmpty)
    }
  }

  @Test func `saving writes at once`() async throws {
    let files = Files()
    try await withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      @Shared(.fileStorage(url)) var users: [User] = []
      $users.withLock { $0.append(User(name: "Blob")) }
      $users.withLock { $0.append(User(name: "Blob Jr.")) }
      try await $users.save()
      #expect(files.users(at: url)?.count == 2)
    }
  }

  @Test func `what waits is written when the last property goes`() {
    let files = Files()
    withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      do {
        @Shared(.fileStorage(url)) var users: [User] = []
        $users.withLock { $0 = [User(name: "Blob")] }
        $users.withLock { $0 = [User(name: "Blob Jr.")] }
      }
      #expect(files.users(at: url) == [User(name: "Blob Jr.")])
      @Shared(.fileStorage(url)) var users: [User] = []
      #expect(users == [User(name: "Blob Jr.")])
    }
  }

  @Test func `the JSONIs readable`() throws {
    let files = Files()
    withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      @Shared(.fileStorage(url)) var users: [User] = []
      $users.withLock { $0 = [User(name: "Blob")] }
    }
    let text = try #require(files.contents.value[url]).split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
    #expect(text == ["[", "  {", #"    "name" : "Blob""#, "  }", "]"])
  }

  @Test func `a format of ones own is used`() {
    let files = Files()
    withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      @Shared(
        .fileStorage(
          url,
          decode: { @Sendable in String(decoding: $0, as: UTF8.self) },
          encode: { @Sendable in Data($0.utf8) }
        )
      ) var text = ""
      $text.withLock { $0 = "Hello" }
      #expect(files.contents.value[url] == Data("Hello".utf8))
    }
  }

  @MainActor @Test func `a format needs no annotations`() {
    @MainActor final class Model {
      @Shared(
        .fileStorage(
          URL(fileURLWithPath: "/users.json"),
          decode: { data in String(decoding: data, as: UTF8.self) },
          encode: { Data($0.utf8) }
        )
      ) var text = ""
    }
    let files = Files()
    files.contents.setValue([url: Data("Hello".utf8)])
    withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      let model = Model()
      #expect(model.text == "Hello")
      model.$text.withLock { $0 += " again" }
      #expect(files.contents.value[url] == Data("Hello again".utf8))
    }
  }

  @Test func `what cannot be decoded is kept`() {
    let files = Files()
    files.contents.setValue([url: Data("nonsense".utf8)])
    withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      let users = Shared(wrappedValue: [User(name: "Default")], .fileStorage(url))
      #expect(users.wrappedValue == [User(name: "Default")])
      #expect(users.loadError is DecodingError)
    }
  }

  @Test func `an empty file holds no value`() {
    let files = Files()
    files.contents.setValue([url: Data()])
    withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      @Shared(.fileStorage(url)) var users = [User(name: "Default")]
      #expect(users == [User(name: "Default")])
      #expect($users.loadError == nil)
    }
  }

  /// Files whose changes the test tells.
  private final class WatchedFiles: FileStorageBackend {
    let files = Files()
    let onChange = LockIsolated<(@Sendable (Bool) -> Void)?>(nil)

    func load(from url: URL) throws -> Data? { files.contents.value[url] }
    func save(_ data: Data, to url: URL) throws { files.contents.withValue { $0[url] = data } }
    func schedule(_ work: @escaping @Sendable () -> Void) { files.work.withValue { $0.append(work) } }
    func runScheduledWork() {}

    func watch(_ url: URL, onChange: @escaping @Sendable (Bool) -> Void) throws -> SharedSubscription {
      self.onChange.setValue(onChange)
      return SharedSubscription {}
    }

    func change(_ url: URL, to data: Data?) {
      files.contents.withValue { $0[url] = data }
      onChange.value?(data == nil)
    }
  }

  @MainActor @Test func `an empty write within the second after a write keeps the value`() {
    let backend = WatchedFiles()
    withDependencies {
      $0.defaultFileStorage = FileStorage(backend: backend)
    } operation: {
      @Shared(.fileStorage(url)) var number = 0
      $number.withLock { $0 = 1 }
      backend.change(url, to: Data())
      backend.files.passOneSecond()
      backend.files.passOneSecond()
      #expect(number == 1)
      #expect(backend.files.contents.value[url] == Data())
    }
  }

  @MainActor @Test func `an empty write leaves what waits to be written`() {
    let backend = WatchedFiles()
    withDependencies {
      $0.defaultFileStorage = FileStorage(backend: backend)
    } operation: {
      @Shared(.fileStorage(url)) var number = 0
      $number.withLock { $0 = 1 }
      $number.withLock { $0 = 2 }
      backend.change(url, to: Data())
      backend.files.passOneSecond()
      #expect(number == 2)
      #expect(backend.files.contents.value[url] == Data("2".utf8))
    }
  }

  @Test func `an empty write of another program to files in memory keeps the value`() throws {
    let files = LockIsolated<[URL: Data]>([:])
    let storage = FileStorage.inMemory(fileSystem: files)
    try withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      @Shared(.fileStorage(url)) var number = 0
      $number.withLock { $0 = 1 }
      try storage.save(Data(), url)
      #expect(number == 1)
      #expect(files.value[url] == Data())
    }
  }

  @Test func `saving clears the error of loading`() {
    let files = Files()
    files.contents.setValue([url: Data("nonsense".utf8)])
    withDependencies {
      $0.defaultFileStorage = files.storage
    } operation: {
      let users = Shared(wrappedValue: [User(name: "Default")], .fileStorage(url))
      #expect(users.loadError is DecodingError)
      users.withLock { $0.append(User(name: "Blob")) }
      #expect(users.loadError == nil)
    }
  }

  @MainActor @Test func `a file that is being written anew keeps its value`() {
    let backend = WatchedFiles()
    backend.files.contents.setValue([url: Data("1".utf8)])
    withDependencies {
      $0.defaultFileStorage = FileStorage(backend: backend)
    } operation: {
      @Shared(.fileStorage(url)) var number = 0
      #expect(number == 1)
      backend.change(url, to: Data())
      #expect(number == 1)
      backend.change(url, to: Data("2".utf8))
      #expect(number == 2)
      backend.files.passOneSecond()
      #expect(number == 2)
      backend.change(url, to: Data())
      backend.files.passOneSecond()
      #expect(number == 0)
      backend.change(url, to: Data("3".utf8))
      backend.change(url, to: nil)
      #expect(number == 0)
    }
  }

  @Test func `tests have files of their own`() {
    @Dependency(\.defaultFileStorage) var storage
    #expect(storage != .fileSystem)
    #expect(storage == DependencyValues._current.defaultFileStorage)
    #expect(DependencyValues.live.defaultFileStorage == .fileSystem)
    @Shared(.fileStorage(url)) var number = 0
    $number.withLock { $0 = 1 }
    #expect("\($number)" == #"Shared<Int>(.fileStorage(file:///users.json))"#)
  }

  @Test func `a scheduler says when changes are written`() {
    let files = LockIsolated<[URL: Data]>([:])
    let queue = DispatchQueue.test
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files, scheduler: queue.eraseToAnyScheduler())
    } operation: {
      @Shared(.fileStorage(url)) var number = 0
      $number.withLock { $0 = 1 }
      $number.withLock { $0 = 2 }
      #expect(files.value[url] == Data("1".utf8))
      queue.advance(by: .seconds(1))
      #expect(files.value[url] == Data("2".utf8))
    }
  }
}
