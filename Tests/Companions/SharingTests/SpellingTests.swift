import CustomDump
import Dependencies
import Foundation
import IdentifiedCollections
import IppoUI
import Sharing
import Testing

private struct Settings: Codable, Equatable, Sendable {
  var isOn = false
  var volume: Double?
  var name = "Blob"
}

private struct Todo: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var title = ""
  var tags: [String] = []
}

private enum Mode: String, Sendable { case light, dark }
private enum Level: Int, Sendable { case low, high }

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var count: Self { Self[.inMemory("count"), default: 3] }
}

extension SharedKey where Self == AppStorageKey<Bool>.Default {
  fileprivate static var isOn: Self { Self[.appStorage("isOn"), default: true] }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Todo>>.Default {
  fileprivate static var todos: Self {
    Self[.fileStorage(URL(fileURLWithPath: "/nowhere/todos.json")), default: [Todo(id: 1)]]
  }
}

extension URL {
  fileprivate static let settings = URL(fileURLWithPath: "/nowhere/settings.json")
}

private struct Feature: Equatable {
  @Shared(.count) var count
  @Shared(.isOn) var isOn
  @Shared(.todos) var todos
  @Shared(.inMemory("filter")) var filter: String?
  @SharedReader(.count) var reader
  @Shared var handed: Int
  @SharedReader var handedReader: Int

  init(handed: Shared<Int>, handedReader: SharedReader<Int>) {
    self._handed = handed
    self._handedReader = handedReader
  }
}

private final class Model {
  @Shared(.fileStorage(.settings)) var settings = Settings()
  @Shared(value: [1, 2, 3]) var numbers: [Int]

  init() {}
  init(settings: Shared<Settings>) { self._settings = settings }
}

/// The ways shared values are declared, handed on and derived.
@Suite struct SpellingTests {
  @Test func `keys with defaults need no value`() {
    @Shared(value: 8) var eight
    let feature = Feature(handed: $eight, handedReader: SharedReader($eight))
    #expect(feature.count == 3)
    #expect(feature.isOn)
    #expect(feature.todos == [Todo(id: 1)])
    #expect(feature.filter == nil)
    feature.$count.withLock { $0 += 1 }
    feature.$handed.withLock { $0 += 1 }
    #expect(feature.reader == 4)
    #expect(feature.handedReader == 9)
    #expect(eight == 9)
    #expect(feature == Feature(handed: Shared(value: 9), handedReader: SharedReader(value: 9)))
    @Shared(.count) var count = 10
    #expect(count == 4)
    #expect(Shared(.count).wrappedValue == 4)
    #expect(Shared(wrappedValue: 0, .inMemory("count")).wrappedValue == 4)
    @Dependency(\.defaultAppStorage) var defaults
    #expect(defaults.bool(forKey: "isOn"))
    feature.$isOn.withLock { $0.toggle() }
    #expect(!defaults.bool(forKey: "isOn"))
  }

  @Test func `every type of app storage is inferred`() {
    @Shared(.appStorage("bool")) var bool = true
    @Shared(.appStorage("int")) var int = 1
    @Shared(.appStorage("double")) var double = 1.5
    @Shared(.appStorage("string")) var string = "a"
    @Shared(.appStorage("strings")) var strings = ["a", "b"]
    @Shared(.appStorage("url")) var url = URL(string: "https://example.com")!
    @Shared(.appStorage("data")) var data = Data([1, 2])
    @Shared(.appStorage("date")) var date = Date(timeIntervalSince1970: 1)
    @Shared(.appStorage("mode")) var mode = Mode.light
    @Shared(.appStorage("level")) var level: Level = .high
    @Shared(.appStorage("settings")) var settings = Settings()
    @Shared(.appStorage("todos")) var todos: [Todo] = []
    @Shared(.appStorage("optional bool")) var optionalBool: Bool?
    @Shared(.appStorage("optional int")) var optionalInt: Int?
    @Shared(.appStorage("optional string")) var optionalString: String?
    @Shared(.appStorage("optional mode")) var optionalMode: Mode?
    @Shared(.appStorage("optional level")) var optionalLevel: Level?
    @Shared(.appStorage("optional settings")) var optionalSettings: Settings?
    @SharedReader(.appStorage("int")) var reader = 0
    $int.withLock { $0 = 42 }
    $mode.withLock { $0 = .dark }
    $settings.isOn.withLock { $0 = true }
    $todos.withLock { $0.append(Todo(id: 1)) }
    $optionalMode.withLock { $0 = .dark }
    $optionalSettings.withLock { $0 = Settings() }
    #expect(reader == 42)
    @Dependency(\.defaultAppStorage) var defaults
    #expect(defaults.string(forKey: "mode") == "dark")
    #expect(defaults.string(forKey: "optional mode") == "dark")
    #expect(defaults.integer(forKey: "level") == 1)
    #expect(defaults.object(forKey: "optional int") == nil)
    #expect(Shared<Settings>(wrappedValue: Settings(), .appStorage("settings")).wrappedValue.isOn)
    $optionalSettings.withLock { $0 = nil }
    #expect(defaults.object(forKey: "optional settings") == nil)
    #expect(
      (bool, double, string, strings, url.host) == (true, 1.5, "a", ["a", "b"], "example.com")
        as (
          Bool, Double, String, [String], String?
        ))
    #expect((data, date, todos.count) == (Data([1, 2]), Date(timeIntervalSince1970: 1), 1))
    #expect((optionalBool, optionalString) == (nil, nil))
    #expect((level, optionalLevel, optionalMode) == (.high, nil, .dark))
  }

  @Test func `models share by their keys`() {
    let (one, two) = (Model(), Model())
    one.$settings.withLock { $0.name = "Blob Jr" }
    #expect(two.settings.name == "Blob Jr")
    let three = Model(settings: one.$settings)
    three.$settings.name.withLock { $0 += "!" }
    #expect(two.settings.name == "Blob Jr!")
    one.$numbers.withLock { $0.append(4) }
    #expect(two.numbers == [1, 2, 3])
    #expect(one.$numbers[0].wrappedValue == 1)
    one.$numbers[0].withLock { $0 = 100 }
    #expect(one.numbers == [100, 2, 3, 4])
  }

  @Test func `parts are derived`() throws {
    @Shared(value: Settings()) var settings
    let name: Shared<String> = $settings.name
    let isOn: SharedReader<Bool> = SharedReader($settings.isOn)
    let length: SharedReader<Int> = $settings.name.count
    let shouted = $settings.read { $0.name.uppercased() }
    name.withLock { $0 = "Root" }
    #expect(length.wrappedValue == 4)
    #expect(shouted.wrappedValue == "ROOT")
    #expect(!isOn.wrappedValue)
    #expect(Shared($settings.volume) == nil)
    $settings.withLock { $0.volume = 1 }
    let volume = try #require(Shared($settings.volume))
    volume.withLock { $0 += 1 }
    #expect(settings.volume == 2)
    let reader = try #require(SharedReader($settings.volume))
    #expect(reader.wrappedValue == 2)
    $settings.withLock { $0.volume = nil }
    #expect(reader.wrappedValue == 2)
    #expect(SharedReader(SharedReader($settings).volume) == nil)
  }

  @Test func `elements are derived`() throws {
    @Shared(.todos) var todos
    $todos.withLock { $0.append(Todo(id: 2)) }
    for todo in Array($todos) { todo.withLock { $0.title = "\($0.id)" } }
    #expect(todos.map(\.title) == ["1", "2"])
    let first = try #require(Shared($todos[id: 1]))
    first.title.withLock { $0 += "!" }
    #expect(todos[id: 1]?.title == "1!")
    let tag = first.tags
    tag.withLock { $0.append("a") }
    #expect(todos[0].tags == ["a"])
    let readers = [SharedReader<Todo>](SharedReader($todos))
    #expect(readers.map(\.title.wrappedValue) == ["1!", "2"])
    let views = ForEach(Array($todos)) { $todo in Text(todo.title) }
    _ = views
  }

  @Test func `a property is pointed elsewhere`() async throws {
    @Shared(.inMemory("a")) var value = 1
    @Shared(.inMemory("b")) var other = 2
    @SharedReader(.inMemory("a")) var reader = 0
    $value = $other
    #expect(value == 2)
    #expect(reader == 1)
    $reader = SharedReader($other)
    #expect(reader == 2)
    $value = Shared(wrappedValue: 9, .inMemory("c"))
    #expect(value == 9)
    try await $value.load(.inMemory("b"))
    #expect(value == 2)
    try await $reader.load(.inMemory("c"))
    #expect(reader == 9)
    $value.withLock { $0 += 1 }
    #expect(other == 3)
    await #expect(throws: (any Error).self) { _ = try await Shared<Int>(require: .inMemory("missing")) }
    #expect(try await Shared(require: .inMemory("b")).wrappedValue == 3)
    #expect(try await SharedReader<Int>(require: .inMemory("b")).wrappedValue == 3)
    #expect(!$value.isLoading)
    #expect($value.loadError == nil)
    #expect($value.saveError == nil)
    try await $value.save()
    try await $value.load()
  }

  @Test func `differences are shown`() {
    @Shared(value: Settings()) var settings
    expectDifference(settings) {
      $settings.withLock { $0.isOn.toggle() }
    } changes: {
      $0.isOn = true
    }
    expectNoDifference($settings, Shared(value: Settings(isOn: true)))
    #expect(String(customDumping: $settings) == String(customDumping: settings))
    #expect("\(SharedReader(value: 1))" == "SharedReader<Int>(value: 1)")
    #expect("\(Shared(.todos))" == "Shared<IdentifiedArray<Int, Todo>>(.fileStorage(file:///nowhere/todos.json))")
  }

  @MainActor @Test func `views bind`() {
    struct Form: View {
      @Shared(.isOn) var isOn
      @SharedReader(.count) var count
      @State.Shared(.count) var own
      @State.SharedReader(.inMemory("count")) var ownReader = 0
      @State.Shared(value: "a") var text

      var body: some View {
        Toggle("\(count)", isOn: Binding($isOn))
        Stepper("\(ownReader)", value: Binding($own))
        TextField("Text", text: Binding($text))
      }
    }
    let binding = Binding(Form().$isOn)
    binding.wrappedValue = false
    #expect(!Shared(.isOn).wrappedValue)
  }
}
