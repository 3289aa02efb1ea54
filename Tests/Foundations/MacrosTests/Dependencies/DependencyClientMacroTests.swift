import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct DependencyClientMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [], fixed: String? = nil,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics, fixedSource: fixed,
      macros: ["DependencyClient": DependencyClientMacro.self], location: location
    )
  }

  @Test func `closures are endpoints and there are two initializers`() {
    expand(
      """
      @DependencyClient public struct Client {
        public var fetch: (_ id: Int) async throws -> String
        public var retries = 3
        public let name: String
        public var title: String?
        @DependencyEndpointIgnored public var plain: () -> Void
      }
      """,
      to: """
        public struct Client {
          @DependenciesMacros.DependencyEndpoint
          public var fetch: (_ id: Int) async throws -> String
          public var retries = 3
          public let name: String
          public var title: String?
          @DependencyEndpointIgnored public var plain: () -> Void

          public init(
            fetch: @escaping (_ id: Int) async throws -> String,
            retries: Swift.Int = 3,
            name: String,
            title: String? = nil,
            plain: @escaping () -> Void
          ) {
            self._fetch = fetch
            self.retries = retries
            self.name = name
            self.title = title
            self.plain = plain
          }

          public init(
            retries: Swift.Int = 3,
            name: String,
            title: String? = nil,
            plain: @escaping () -> Void
          ) {
            self.retries = retries
            self.name = name
            self.title = title
            self.plain = plain
          }
        }
        """
    )
  }

  @Test func `only what is initialized from outside is a parameter`() {
    expand(
      """
      @DependencyClient struct Client {
        let constant = 1
        static var shared = 1
        var computed: Int { 1 }
        lazy var slow = 1
        private var cache: [Int] = []
        private var log: () -> Void
        @Dependency(\\.date) var date
      }
      """,
      to: #"""
        struct Client {
          let constant = 1
          static var shared = 1
          var computed: Int { 1 }
          lazy var slow = 1
          private var cache: [Int] = []
          @DependenciesMacros.DependencyEndpoint
          private var log: () -> Void
          @Dependency(\.date) var date

          init(

          ) {
          }
        }
        """#
    )
  }

  @Test func `initializers are no more visible than what they take`() {
    expand(
      """
      @DependencyClient public struct Client {
        package var fetch: () throws -> Int
        fileprivate var name: String
      }
      """,
      to: """
        public struct Client {
          @DependenciesMacros.DependencyEndpoint
          package var fetch: () throws -> Int
          fileprivate var name: String

          fileprivate init(
            fetch: @escaping () throws -> Int,
            name: String
          ) {
            self._fetch = fetch
            self.name = name
          }

          fileprivate init(
            name: String
          ) {
            self.name = name
          }
        }
        """
    )
  }

  @Test func `an initializer written by hand is not written again`() {
    expand(
      """
      @DependencyClient struct Client {
        var fetch: () throws -> Int
        init() {}
      }
      """,
      to: """
        struct Client {
          @DependenciesMacros.DependencyEndpoint
          var fetch: () throws -> Int
          init() {}

          init(
            fetch: @escaping () throws -> Int
          ) {
            self._fetch = fetch
          }
        }
        """
    )
  }

  @Test func `the type of a default value must be known`() {
    expand(
      """
      @DependencyClient struct Client {
        var value = makeValue()
      }
      """,
      to: """
        struct Client {
          var value = makeValue()

          init(

          ) {
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@DependencyClient' makes an initializer, for which 'value' needs a written type",
          line: 2, column: 7, fixIts: [FixItSpec(message: "Insert ': <#Type#>'")]
        )
      ],
      fixed: """
        @DependencyClient struct Client {
          var value: <#Type#> = makeValue()
        }
        """
    )
  }

  @Test func `only structs are clients`() {
    expand(
      "@DependencyClient enum Client {}",
      to: "enum Client {}",
      diagnostics: [
        DiagnosticSpec(message: "'@DependencyClient' goes on structs", line: 1, column: 1)
      ]
    )
  }
}
