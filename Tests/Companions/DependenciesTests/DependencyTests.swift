import Dependencies
import Foundation
import IssueReporting
import Testing

@Suite struct DependencyTests {
  @Test func `an override reaches what its scope runs`() {
    @Dependency(\.number) var number
    withDependencies {
      $0.number = 1
    } operation: {
      #expect(number == 1)
      withDependencies {
        $0.number += 1
      } operation: {
        #expect(number == 2)
      }
      #expect(number == 1)
    }
    #expect(number == 0)
  }

  @Test func `an override reaches child tasks`() async {
    await withDependencies {
      $0.number = 1
    } operation: {
      @Dependency(\.number) var number
      #expect(number == 1)
      let inTask = await Task {
        @Dependency(\.number) var number; return number
      }.value
      #expect(inTask == 1)
      async let inChild = {
        @Dependency(\.number) var number; return number
      }()
      #expect(await inChild == 1)
      let detached = await Task.detached {
        @Dependency(\.number) var number; return number
      }.value
      #expect(detached == 0)
    }
  }

  @Test func `a key can be read by its type`() {
    @Dependency(NumberKey.self) var number
    #expect(number == 0)
    withDependencies {
      $0[NumberKey.self] = 42
    } operation: {
      #expect(number == 42)
    }
  }

  @Test func `a property can be read as another type`() {
    @Dependency(\.number, as: (any CustomStringConvertible).self) var described
    @Dependency(\.described, as: Int.self) var number
    @Dependency(\.date.now, as: Any.self) var now
    #expect(described.description == "0")
    #expect(number == 0)
    withDependencies {
      $0.number = 42
      $0.date.now = Date(timeIntervalSince1970: 1)
    } operation: {
      #expect(described.description == "42")
      #expect(number == 42)
      #expect(now as? Date == Date(timeIntervalSince1970: 1))
    }
  }

  @Test func `a path into a dependency can be read`() {
    @Dependency(\.date.now) var now
    withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 1)
    } operation: {
      #expect(now == Date(timeIntervalSince1970: 1))
    }
  }

  @Test func `a property keeps the dependencies of its creation`() {
    struct Model {
      @Dependency(\.number) var number
      @Dependency(\.context) var context
    }
    let model = withDependencies {
      $0.number = 7
      $0.context = .live
    } operation: {
      Model()
    }
    #expect(model.number == 7)
    #expect(model.context == .live)
    withDependencies {
      $0.number = 8
    } operation: {
      #expect(model.number == 8)
      #expect(model.context == .live)
    }
  }

  @Test func `all dependencies can be handed on`() {
    let dependencies = withDependencies {
      $0.number = 3
    } operation: {
      @Dependency(\.self) var dependencies
      return dependencies
    }
    withDependencies {
      $0 = dependencies
    } operation: {
      @Dependency(\.number) var number
      #expect(number == 3)
    }
  }

  @Test func `the update may throw`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
        Issue.record("The operation ran.")
      }
    }
  }
}

@Suite struct DependencyDefaultTests {
  @Test func `each context has its own default`() {
    @Dependency(PerContextKey.self) var value
    #expect(value == "test")
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(value == "live")
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(value == "preview")
    }
    withDependencies {
      $0 = .live
    } operation: {
      #expect(value == "live")
    }
    withDependencies {
      $0 = .preview
    } operation: {
      #expect(value == "preview")
    }
    withDependencies {
      $0 = .test
    } operation: {
      #expect(value == "test")
    }
  }

  @Test func `a default is made once`() {
    let first = DependencyValues._current[FreshKey.self]
    #expect(DependencyValues._current[FreshKey.self] === first)
    withDependencies {
      $0.number = 1
    } operation: {
      #expect(DependencyValues._current[FreshKey.self] === first)
    }
    #expect(DependencyValues()[FreshKey.self] !== first)
  }

  @Test func `a default is made once even if many ask at once`() async {
    let values = DependencyValues()
    let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 1...100 { group.addTask { ObjectIdentifier(values[FreshKey.self]) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(identities.count == 1)
  }

  @Test func `a missing test value is reported once with its place`() {
    @Dependency(\.unimplemented) var client
    let line = #line - 1
    withKnownIssue {
      #expect(client.name == "live")
    } matching: { issue in
      issue.hasText(
        """
        @Dependency(\\.unimplemented) was used in a test, and has no value for tests.

          Location:
            DependenciesTests/DependencyTests.swift:\(line)
          Dependency:
            UnimplementedClient

        Give it one, so that nothing real is reached. For this test: "withDependencies { $0.unimplemented = … }", around \
        a model, in "TestStore", or as the trait ".dependencies { … }". For all tests: as "testValue" of \
        "UnimplementedClient".
        """
      )
    }
    #expect(client.name == "live")
  }

  @Test func `a missing test value is not reported while it is overridden`() {
    withDependencies {
      $0.unimplemented.name += " and more"
    } operation: {
      @Dependency(\.unimplemented) var client
      #expect(client.name == "live and more")
    }
    withKnownIssue {
      _ = DependencyValues._current.unimplemented
    } matching: { issue in
      issue.comments.contains { !$0.rawValue.contains("Location") }
    }
  }

  @Test func `reports of a missing test value can be switched off`() {
    @Dependency(SilentKey.self) var value
    #expect(value == 1)
  }

  @Test func `a missing live value is reported`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(InterfaceKey.self) var value
      let line = #line - 1
      withKnownIssue {
        #expect(value == "test")
      } matching: { issue in
        issue.hasText(
          """
          @Dependency(InterfaceKey.self) was used in the running app, and has no live value.

            Location:
              DependenciesTests/DependencyTests.swift:\(line)
            Key:
              InterfaceKey
            Value:
              String

          Let "InterfaceKey" conform to "DependencyKey", with a "liveValue", in a module that the app links; or give \
          it a value with "prepareDependencies", where the app starts and before anything uses it.
          """
        )
      }
    }
  }
}

extension DependencyValues {
  fileprivate var described: any CustomStringConvertible & Sendable { number }
}
