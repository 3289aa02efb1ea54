import Dependencies
import Foundation
import IssueReporting
import Testing

@Suite struct DependencyTests {
  @Test func anOverrideReachesWhatItsScopeRuns() {
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

  @Test func anOverrideReachesChildTasks() async {
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

  @Test func aKeyCanBeReadByItsType() {
    @Dependency(NumberKey.self) var number
    #expect(number == 0)
    withDependencies {
      $0[NumberKey.self] = 42
    } operation: {
      #expect(number == 42)
    }
  }

  @Test func aPathIntoADependencyCanBeRead() {
    @Dependency(\.date.now) var now
    withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 1)
    } operation: {
      #expect(now == Date(timeIntervalSince1970: 1))
    }
  }

  @Test func aPropertyKeepsTheDependenciesOfItsCreation() {
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

  @Test func allDependenciesCanBeHandedOn() {
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

  @Test func theUpdateMayThrow() {
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
  @Test func eachContextHasItsOwnDefault() {
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

  @Test func aDefaultIsMadeOnce() {
    let first = DependencyValues._current[FreshKey.self]
    #expect(DependencyValues._current[FreshKey.self] === first)
    withDependencies {
      $0.number = 1
    } operation: {
      #expect(DependencyValues._current[FreshKey.self] === first)
    }
    #expect(DependencyValues()[FreshKey.self] !== first)
  }

  @Test func aDefaultIsMadeOnceEvenIfManyAskAtOnce() async {
    let values = DependencyValues()
    let identities = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 1...100 { group.addTask { ObjectIdentifier(values[FreshKey.self]) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(identities.count == 1)
  }

  @Test func aMissingTestValueIsReportedOnceWithItsPlace() {
    @Dependency(\.unimplemented) var client
    let line = #line - 1
    withKnownIssue {
      #expect(client.name == "live")
    } matching: { issue in
      issue.hasText(
        """
        @Dependency(\\.unimplemented) has no test implementation, but was accessed from a test context:

          Location:
            DependenciesTests/DependencyTests.swift:\(line)
          Dependency:
            UnimplementedClient

        Dependencies registered with the library are not allowed to use their default, live implementations when run \
        from tests.

        To fix, override 'unimplemented' with a test value. If you are using the Composable Architecture, mutate the \
        'dependencies' property on your 'TestStore'. Otherwise, use 'withDependencies' to define a scope for the \
        override. If you'd like to provide a default value for all tests, implement the 'testValue' requirement of \
        the 'DependencyKey' protocol.
        """
      )
    }
    #expect(client.name == "live")
  }

  @Test func aMissingTestValueIsNotReportedWhileItIsOverridden() {
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

  @Test func reportsOfAMissingTestValueCanBeSwitchedOff() {
    @Dependency(SilentKey.self) var value
    #expect(value == 1)
  }

  @Test func aMissingLiveValueIsReported() {
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
          @Dependency(InterfaceKey.self) has no live implementation, but was accessed from a live context.

            Location:
              DependenciesTests/DependencyTests.swift:\(line)
            Key:
              InterfaceKey
            Value:
              String

          To fix you can do one of two things:

          • Conform 'InterfaceKey' to the 'DependencyKey' protocol by providing a live implementation of your \
          dependency, and make sure that the conformance is linked with this current application.

          • Override the implementation of 'InterfaceKey' using 'prepareDependencies'. This is typically done at the \
          entry point of your application, but can be done later as long as the dependency has not already been \
          accessed.
          """
        )
      }
    }
  }
}
