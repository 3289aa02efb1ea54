import SwiftSyntaxMacrosGenericTestSupport
import Testing

extension DependencyEndpointMacroTests {
  @Test func `a closure that cannot throw needs a default value`() {
    expand(
      """
      struct Client {
        @DependencyEndpoint var fetch: (Int) -> String
      }
      """,
      to: """
        struct Client {
          var fetch: (Int) -> String {
            @storageRestrictions(initializes: _fetch)
            init(initialValue) {
              _fetch = initialValue
            }
            get {
              guard let recording = DependenciesMacros._EndpointRecording(of: Self.self, "fetch") else {
                return _fetch
              }
              return { [endpoint = _fetch] p0 in
                recording.call(DependenciesMacros._EndpointArguments().with(nil, p0)) {
                  endpoint(p0)
                }
              }
            }
            set {
              _fetch = newValue
            }
          }

          private var _fetch: (Int) -> String = { _ in
            Swift.fatalError()
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            The closure 'fetch' cannot throw, and needs a value to return

            The client that the macro makes for tests reports an issue and returns this value when the closure is \
            called. It can be any value: 'false' where the closure returns a Boolean, '[]' where it returns an array.
            """,
          line: 2, column: 27, fixIts: [FixItSpec(message: "Insert '= { _ in <#String#> }'")]
        )
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint var fetch: (Int) -> String = { _ in <#String#> }
        }
        """
    )
  }

  @Test func `only closures are endpoints`() {
    expand(
      """
      struct Client {
        @DependencyEndpoint var count: Int
        @DependencyEndpoint(method: "a b") var run: () -> Void
        @DependencyEndpointIgnored var plain: () -> Int = { 1 }
      }
      """,
      to: #"""
        struct Client {
          var count: Int
          var run: () -> Void {
            @storageRestrictions(initializes: _run)
            init(initialValue) {
              _run = initialValue
            }
            get {
              guard let recording = DependenciesMacros._EndpointRecording(of: Self.self, "run") else {
                return _run
              }
              return { [endpoint = _run] in
                recording.call(DependenciesMacros._EndpointArguments()) {
                  endpoint()
                }
              }
            }
            set {
              _run = newValue
            }
          }

          private var _run: () -> Void = {
            IssueReporting.reportIssue("Unimplemented: '\(Self.self).run'")
          }
          var plain: () -> Int = { 1 }
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpoint' goes on a 'var' that holds a closure",
          line: 2, column: 3
        ),
        DiagnosticSpec(message: "'method' must be the name of a method", line: 3, column: 31),
      ]
    )
  }
}
