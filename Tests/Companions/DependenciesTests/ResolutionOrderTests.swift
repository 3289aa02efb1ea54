import Dependencies
import Foundation
import IppoUI
import Testing
import XCTest

/// What a dependency of a dependency is, seen by whoever reads early or late.
@Suite struct ResolutionOrderTests {
  @Test func `an eager reader keeps what there was when it was made`() {
    @Dependency(EagerParent.self) var parent
    withDependencies {
      $0[Child.self].value = { 1 }
    } operation: {
      #expect(parent.value() == 1)
    }
    // The default value was made within the scope, and stays.
    #expect(parent.value() == 1)
  }

  @Test func `a lazy reader sees the scope of its caller`() {
    @Dependency(LazyParent.self) var parent
    #expect(parent.value() == 0)
    withDependencies {
      $0[Child.self].value = { 1 }
    } operation: {
      #expect(parent.value() == 1)
    }
    #expect(parent.value() == 0)
  }

  @Test func `a diamond has one bottom`() {
    withDependencies {
      $0[Child.self].value = { 2 }
      $0[EagerParent.self] = EagerParent.testValue
    } operation: {
      @Dependency(EagerParent.self) var eager
      @Dependency(LazyParent.self) var lazy
      #expect(lazy.value() == 2)
      #expect(eager.value() == 0, "It was made while the scope was being prepared.")
    }
  }

  @Test func `contexts do not share values`() {
    withDependencies {
      $0 = .test
    } operation: {
      @Dependency(Shelf.self) var shelf
      shelf.count.setValue(1)
      withDependencies {
        $0.context = .preview
      } operation: {
        #expect(shelf.count.value == 0)
        shelf.count.setValue(2)
        #expect(shelf.count.value == 2)
        withDependencies {
          $0.context = .live
        } operation: {
          #expect(shelf.count.value == 0)
          shelf.count.setValue(3)
          #expect(shelf.count.value == 3)
        }
      }
      #expect(shelf.count.value == 1)
    }
    #expect(DependencyValues._current[Shelf.self].count.value == 0)
  }

  @Test func `an override of a class is that object`() {
    let shelf = Shelf()
    withDependencies {
      $0[Shelf.self] = shelf
    } operation: {
      @Dependency(Shelf.self) var same
      #expect(same === shelf)
    }
  }

  @Test func `a key without a live value uses its test value in previews`() {
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(Child.self) var child
      #expect(child.value() == 0)
    }
  }

  @MainActor @Test func `models hand on what they have`() async {
    @MainActor final class Model {
      @Dependency(Child.self) var child
      @Dependency(\.uuid) var uuid
      func makeChild() -> Model { withDependencies(from: self) { Model() } }
      func makeOtherChild() async -> Model {
        await withDependencies(from: self) {
          $0[Child.self].value = { 9 }
        } operation: {
          await Task.yield()
          return Model()
        }
      }
    }
    let model = withDependencies {
      $0[Child.self].value = { 7 }
      $0.uuid = .incrementing
    } operation: {
      Model()
    }
    let child = model.makeChild()
    #expect(child.child.value() == 7)
    #expect(child.uuid() == UUID(0))
    #expect(model.uuid() == UUID(1))
    let other = await child.makeOtherChild()
    #expect(other.child.value() == 9)
    #expect(other.makeChild().child.value() == 9)
    #expect(other.uuid() == UUID(2))
  }

  @Test func `streams see the scope they are read in`() async {
    let stream = withDependencies {
      $0[Child.self].value = { 5 }
    } operation: {
      withEscapedDependencies { dependencies in
        AsyncStream<Int> { continuation in
          Task {
            dependencies.yield {
              @Dependency(Child.self) var child
              continuation.yield(child.value())
            }
            continuation.finish()
          }
        }
      }
    }
    var values: [Int] = []
    for await value in stream { values.append(value) }
    #expect(values == [5])
  }

  @available(*, deprecated)
  @Test func `buffers of the old streams are bounded`() async throws {
    let numbers = AsyncStream { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    var values: [Int] = []
    for await value in AsyncStream(numbers, bufferingPolicy: .unbounded) { values.append(value) }
    #expect(values == [1, 2, 3])
    values = []
    for try await value in AsyncThrowingStream([4].async, bufferingPolicy: .unbounded) {
      values.append(value)
    }
    #expect(values == [4])
  }

  @Test func `previews take overrides`() {
    _ = PreviewTrait<Preview.ViewTraits>.dependency(\.uuid, .incrementing)
    _ = PreviewTrait<Preview.ViewTraits>.dependency(Child(value: { 3 }))
    _ = PreviewTrait<Preview.ViewTraits>.dependencies { $0.date.now = .distantPast }
  }
}

/// The same dependencies, under XCTest.
final class ResolutionUnderXCTestTests: XCTestCase {
  @Dependency(Child.self) var child

  override func invokeTest() {
    withDependencies {
      $0[Child.self].value = { 42 }
      $0.continuousClock = ImmediateClock()
    } operation: {
      super.invokeTest()
    }
  }

  func testAScopeAroundTheTestReachesIt() async throws {
    XCTAssertEqual(DependencyValues._current[Child.self].value(), 42)
    @Dependency(\.continuousClock) var clock
    try await clock.sleep(for: .seconds(1_000))
  }

  func testNanosecondsAreNamedAsTasksTakeThem() {
    let nanoseconds: UInt64 = NSEC_PER_SEC
    XCTAssertEqual(nanoseconds, NSEC_PER_MSEC * 1_000)
  }
}

struct Child: TestDependencyKey, Sendable {
  var value: @Sendable () -> Int

  static let testValue = Child { 0 }
}

private struct EagerParent: TestDependencyKey, Sendable {
  let value: @Sendable () -> Int

  init() {
    @Dependency(Child.self) var child
    let value = child.value()
    self.value = { value }
  }

  static var testValue: Self { Self() }
}

struct LazyParent: TestDependencyKey, Sendable {
  @Dependency(Child.self) var child

  func value() -> Int { child.value() }

  static var testValue: Self { Self() }
}

private final class Shelf: DependencyKey, Sendable {
  let count = LockIsolated(0)

  static var liveValue: Shelf { Shelf() }
  static var previewValue: Shelf { Shelf() }
  static var testValue: Shelf { Shelf() }
}

extension Array where Element: Sendable {
  fileprivate var async: AsyncStream<Element> {
    AsyncStream { continuation in
      for element in self { continuation.yield(element) }
      continuation.finish()
    }
  }
}
