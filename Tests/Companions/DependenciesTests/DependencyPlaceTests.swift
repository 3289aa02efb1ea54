import Dependencies
import Testing

private struct Compass: Sendable, TestDependencyKey {
  static let testValue = Compass()
}

struct NamedCompass: Sendable, TestDependencyKey {
  static let testValue = NamedCompass()
}

struct Map: Sendable {
  var scale = 1
}

private enum MapKey: DependencyKey {
  static let liveValue = Map()
  static let testValue = Map(scale: 2)
}

extension DependencyValues {
  fileprivate var map: Map {
    get { self[MapKey.self] }
    set { self[MapKey.self] = newValue }
  }
}

/// Expressions that override a dependency of a type.
struct DependencyPlaceTests {
  private func place(of type: Any.Type) -> String? { DependencyValues._current.place(of: type) }

  @Test func `a type that is its own key is named by the key`() {
    #expect(place(of: NamedCompass.self) == "[NamedCompass.self]")
  }

  @Test func `no code names a private type`() {
    #expect(place(of: Compass.self) == nil)
  }

  @Test func `another type has the property that has asked for it`() {
    #expect(place(of: Map.self) == nil)
    @Dependency(\.map) var map
    #expect(map.scale == 2)
    #expect(place(of: Map.self) == ".map")
  }

  @Test func `an override has the property that has set it`() {
    withDependencies {
      $0.map = Map(scale: 3)
    } operation: {
      #expect(place(of: Map.self) == ".map")
    }
  }
}
