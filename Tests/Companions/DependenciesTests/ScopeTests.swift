import Foundation
import IppoRender
import IppoUI
import Testing

@testable import Dependencies

@Suite struct ScopeTests {
  private final class Model {
    @Dependency(\.number) var number
  }

  private final class Bare: Sendable {
    func number() -> Int { DependencyValues._current.number }
  }

  @Test func `a child model takes what its parent uses`() {
    let parent = withDependencies {
      $0.number = 5
    } operation: {
      Model()
    }
    let child = withDependencies(from: parent) { Model() }
    #expect(child.number == 5)
    let changed = withDependencies(from: parent) {
      $0.number += 1
    } operation: {
      Model()
    }
    #expect(changed.number == 6)
  }

  @Test func `a model made in a scope needs no property to hand it on`() async {
    let parent = withDependencies {
      $0.number = 5
    } operation: {
      Bare()
    }
    #expect(withDependencies(from: parent) { parent.number() } == 5)
    let number = await withDependencies(from: parent) {
      await Task.yield()
      return parent.number()
    }
    #expect(number == 5)
    let changed = await withDependencies(from: parent) {
      await Task.yield()
      $0.number = 9
    } operation: {
      parent.number()
    }
    #expect(changed == 9)
  }

  @Test func `the current scope wins over the models`() {
    let parent = withDependencies {
      $0.number = 5
    } operation: {
      Model()
    }
    withDependencies {
      $0.number = 6
    } operation: {
      #expect(withDependencies(from: parent) { Model() }.number == 6)
    }
  }

  @Test func `many models are remembered as long as they live`() {
    let kept = (0..<200).map { number in
      withDependencies {
        $0.number = number
      } operation: {
        Bare()
      }
    }
    for number in 0..<1_000 {
      withDependencies {
        $0.number = number
      } operation: {
        Bare()
      }
    }
    for (number, model) in kept.enumerated() {
      #expect(withDependencies(from: model) { model.number() } == number)
    }
  }

  @Test func `an object keeps the overrides of all scopes that return it`() {
    let model = withDependencies {
      $0.number = 1
    } operation: {
      withDependencies {
        $0[PerContextKey.self] = "inner"
      } operation: {
        Bare()
      }
    }
    #expect(withDependencies(from: model) { DependencyValues._current.number } == 1)
    #expect(withDependencies(from: model) { DependencyValues._current[PerContextKey.self] } == "inner")
    // A scope that returns it later is another.
    withDependencies {
      $0.number = 2
    } operation: {
      model
    }
    #expect(withDependencies(from: model) { DependencyValues._current.number } == 2)
  }

  @Test func `a model without dependencies is reported`() {
    withKnownIssue {
      withDependencies(from: Bare()) {}
    } matching: {
      $0.hasText(
        """
        "withDependencies(from:)" was given a "ScopeTests.Bare" that has no dependencies to hand on.

        Make it in the closure of another "withDependencies", or give its class a "@Dependency" property.
        """
      )
    }
  }

  @Test func `escaped dependencies reach a closure that runs later`() async {
    let later = withDependencies {
      $0.number = 4
    } operation: {
      withEscapedDependencies { dependencies in
        { @Sendable in dependencies.yield { DependencyValues._current.number } }
      }
    }
    #expect(DependencyValues._current.number == 0)
    #expect(later() == 4)
    let detached = await withDependencies {
      $0.number = 4
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.detached {
          await dependencies.yield {
            await Task.yield()
            return DependencyValues._current.number
          }
        }.value
      }
    }
    #expect(detached == 4)
  }

  @Test func `an escaped closure runs for the visitor of its window`() async {
    func escaped(_ id: String) -> @Sendable () -> String {
      WindowScope.$current.withValue(WindowScope(defaultAppStorage: .standard, visitor: Visitor(id: id))) {
        withEscapedDependencies { dependencies in
          { dependencies.yield { DependencyValues._current.visitor.id } }
        }
      }
    }
    let (one, two) = (escaped("one"), escaped("two"))
    #expect(await Task.detached { [one(), two()] }.value == ["one", "two"])
    // A closure that was made outside of windows runs in the window that calls it.
    let outside = withEscapedDependencies { dependencies in
      { dependencies.yield { DependencyValues._current.visitor.id } }
    }
    let inside = WindowScope.$current.withValue(
      WindowScope(defaultAppStorage: .standard, visitor: Visitor(id: "three")), operation: outside)
    #expect(inside == "three")
  }

  @Test func `preparing replaces a default`() {
    prepareDependencies {
      $0.number = 10
      $0.number += 1
    }
    #expect(DependencyValues._current.number == 11)
    withDependencies {
      $0.number = 1
    } operation: {
      #expect(DependencyValues._current.number == 1)
    }
  }

  @Test func `the context can be prepared`() {
    prepareDependencies { $0.context = .live }
    #expect(DependencyValues._current.context == .live)
    #expect(DependencyValues._current[PerContextKey.self] == "live")
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(DependencyValues._current[PerContextKey.self] == "preview")
    }
  }

  @Test func `preparing twice is reported`() {
    prepareDependencies { $0.number = 10 }
    withKnownIssue {
      prepareDependencies { $0.number = 11 }
    } matching: {
      $0.hasText(
        """
        @Dependency(\\.number) was prepared too late: it has been used or prepared before.

          Key:
            NumberKey
          Value:
            Int

        The first value stays. Prepare a dependency once, where the app starts; for a part of the app, override it with \
        "withDependencies".
        """
      )
    }
    #expect(DependencyValues._current.number == 10)
  }

  @Test func `preparing after use is reported`() {
    #expect(DependencyValues._current.number == 0)
    withKnownIssue {
      prepareDependencies { $0.number = 11 }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("was prepared too late") }
    }
    #expect(DependencyValues._current.number == 0)
  }

  @Test func `a scope inside a preparation overrides`() {
    prepareDependencies {
      $0[PerContextKey.self] = withDependencies {
        $0.number = 3
      } operation: {
        "\(DependencyValues._current.number)"
      }
    }
    #expect(DependencyValues._current[PerContextKey.self] == "3")
    #expect(DependencyValues._current.number == 0)
  }

  @Test func `a default is computed with the dependencies of its reader`() {
    enum DerivedKey: TestDependencyKey {
      static var testValue: Int { DependencyValues._current.number * 2 }
    }
    struct Holder {
      @Dependency(DerivedKey.self) var derived
    }
    let holder = withDependencies {
      $0.number = 21
    } operation: {
      Holder()
    }
    #expect(holder.derived == 42)
  }

  @available(*, deprecated)
  @Test func `the former spellings override too`() async {
    #expect(DependencyValues.withValue(\.number, 1) { DependencyValues._current.number } == 1)
    #expect(
      DependencyValues.withValues {
        $0.number = 2
      } operation: {
        DependencyValues._current.number
      } == 2)
    let value = await DependencyValues.withTestValues {
      $0.number = 3
    } assert: {
      await Task.yield()
      return DependencyValues._current.number
    }
    #expect(value == 3)
  }
}

@Suite struct ContextTests {
  @Test func `the context is inferred`() {
    #expect(DependencyContext(environment: [:], isTesting: false) == .live)
    #expect(DependencyContext(environment: [:], isTesting: true) == .test)
    #expect(DependencyContext(environment: ["XCODE_RUNNING_FOR_PREVIEWS": "1"], isTesting: false) == .preview)
  }

  @Test(arguments: [("live", DependencyContext.live), ("preview", .preview), ("test", .test)])
  func `the environment decides`(value: String, context: DependencyContext) {
    #expect(DependencyContext(environment: ["SWIFT_DEPENDENCIES_CONTEXT": value], isTesting: true) == context)
  }

  @Test func `an unknown context is reported`() {
    withKnownIssue {
      let environment = ["SWIFT_DEPENDENCIES_CONTEXT": "prod"]
      #expect(DependencyContext(environment: environment, isTesting: true) == .test)
    } matching: {
      $0.hasText(
        """
        The environment variable SWIFT_DEPENDENCIES_CONTEXT is "prod", which is no context. It can be "live", "preview" \
        or "test"; test is used.
        """
      )
    }
  }
}
