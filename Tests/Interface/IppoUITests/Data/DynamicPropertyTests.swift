import RuntimeABI
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct DynamicPropertyTests {
  struct Counting: DynamicProperty {
    @State private var count = 0
    var updates = 0
    mutating func update() { updates += 1 }
    var value: Int { count }
    func increment() { count += 1 }
  }

  struct Generic<T, Property: DynamicProperty>: View {
    let padding: Int8 = 1
    let tag: T
    var property: Property
    @State private var own = "own"
    let show: (Property, String) -> String
    let act: (Property) -> Void
    var body: some View { Tap(show(property, own)) { act(property) } }
  }

  @Test func aPropertyMadeOfOthersIsConnectedAndUpdated() throws {
    let screen = Screen {
      Generic(tag: UInt16(3), property: Counting()) {
        "\($0.value) \($0.updates > 0) \($1)"
      } act: {
        $0.increment()
      }
    }
    #expect(screen.texts == ["0 true own"])
    try screen.tap("0 true own")
    #expect(screen.texts == ["1 true own"])
  }

  struct Layout<T> {
    var a: Int8
    var b: T
    weak var c: AnyObject?
    var d: () -> Void
    var e: (Int, Bool)
  }

  @Test func theLayoutOfAStructIsFound() throws {
    let fields = try #require(FieldLayout.fields(of: Layout<String>.self))
    #expect(fields.map(\.offset) == [0, 8, 24, 32, 48])
    #expect(fields.map { "\($0.type)" } == ["Int8", "String", "Optional<AnyObject>", "() -> ()", "(Int, Bool)"])
    #expect(FieldLayout.elements(of: (Int8, String).self).map(\.offset) == [0, 8])
    #expect(FieldLayout.fields(of: Int?.self) == nil)
    #expect(FieldLayout.fields(of: (any Error).self) == nil)
  }

  struct Simple<T> { var a: Int8; var b: T; var c: [Int]?; var d: Bool }
  struct Vague { var a: Any = 1 }

  @Test func theFallbackFindsTheSameLayout() throws {
    let mirrored = try #require(FieldLayout.mirrored(Simple(a: 1, b: "b", c: nil, d: true), Simple<String>.self))
    let reflected = try #require(FieldLayout.reflected(Simple<String>.self))
    #expect(mirrored.map(\.offset) == reflected.map(\.offset))
    #expect(mirrored.map { "\($0.type)" } == reflected.map { "\($0.type)" })
    #expect(FieldLayout.mirrored(Vague(), Vague.self) == nil, "A layout that does not add up is not used.")
  }

  struct Plain { var a = 1, b = "b" }
  struct Acting { var a = 1, action: () -> Void = {} }
  final class Object {}
  struct Referring { var object: Object, other: Object? }

  func areEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
    withUnsafePointer(to: lhs) { lhs in
      withUnsafePointer(to: rhs) { rhs in TypeFacts.of(T.self).areEqual(lhs, rhs) }
    }
  }

  @Test func whatCannotBeComparedCountsAsChanged() {
    #expect(areEqual(Plain(), Plain()))
    #expect(!areEqual(Plain(), Plain(a: 2)))
    let acting = Acting()
    #expect(!areEqual(acting, acting))
    let object = Object()
    #expect(areEqual(Referring(object: object, other: nil), Referring(object: object, other: nil)))
    #expect(!areEqual(Referring(object: object, other: nil), Referring(object: object, other: object)))
    #expect(!areEqual([Plain()], [Plain()]))
  }

  struct Scened: View {
    @SceneStorage("key") private var value = 1
    let name: String
    var body: some View { Tap("\(name) \(value)") { value += 1 } }
  }

  @Test func viewsOfAWindowShareSceneStorage() throws {
    let screen = Screen {
      Scened(name: "a")
      Scened(name: "b")
    }
    try screen.tap("a 1")
    #expect(screen.texts == ["a 2", "b 2"])
  }

  struct ScenedText: View {
    @SceneStorage("key") private var value = "t"
    var body: some View { Tap("text \(value)") { value += "t" } }
  }

  @Test func sceneStorageOfAnotherTypeUnderAKeyIsAnother() throws {
    let screen = Screen {
      Scened(name: "a")
      ScenedText()
    }
    try screen.tap("a 1")
    try screen.tap("text t")
    try screen.tap("a 2")
    #expect(screen.texts == ["a 3", "text tt"])
  }

  @Test func aNamespaceIsTheViewsOwn() {
    final class Seen { var ids: Set<Namespace.ID> = [] }
    struct Named: View {
      @Namespace private var namespace
      let seen: Seen
      var body: some View {
        let _ = seen.ids.insert(namespace)
        Leaf("x")
      }
    }
    let seen = Seen()
    let screen = Screen {
      Named(seen: seen)
      Named(seen: seen)
    }
    #expect(seen.ids.count == 2)
    withExtendedLifetime(screen) {}
  }
}
