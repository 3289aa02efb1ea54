import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct DependencyEndpointMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [], fixed: String? = nil,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics, fixedSource: fixed,
      macros: [
        "DependencyEndpoint": DependencyEndpointMacro.self,
        "DependencyEndpointIgnored": DependencyEndpointIgnoredMacro.self,
      ],
      location: location
    )
  }

  @Test func `a throwing closure throws`() {
    expand(
      """
      struct Client {
        @DependencyEndpoint public var fetch: @Sendable (_ id: Int, String) async throws -> [String]
      }
      """,
      to: #"""
        struct Client {
          public var fetch: @Sendable (_ id: Int, String) async throws -> [String] {
            @storageRestrictions(initializes: _fetch)
            init(initialValue) {
              _fetch = initialValue
            }
            get {
              guard let recording = DependenciesMacros._EndpointRecording(of: Self.self, "fetch") else {
                return _fetch
              }
              return { [endpoint = _fetch] p0, p1 in
                try await recording.callAsync(DependenciesMacros._EndpointArguments().with("id", p0).with(nil, p1)) {
                  try await endpoint(p0, p1)
                }
              }
            }
            set {
              _fetch = newValue
            }
          }

          public func fetch(id p0: Int, _ p1: String) async throws -> [String] {
            try await self.fetch(p0, p1)
          }

          private var _fetch: @Sendable (_ id: Int, String) async throws -> [String] = { _, _ in
            IssueReporting.reportIssue("Unimplemented: '\(Self.self).fetch'")
            throw DependenciesMacros.Unimplemented("fetch")
          }
        }
        """#
    )
  }

  @Test func `a default value is returned after the report`() {
    expand(
      """
      struct Client {
        @DependencyEndpoint var double: (Int) -> Int = { $0 * 2 }
        @DependencyEndpoint var isAvailable: (Int) -> Bool = { _ in false }
        @DependencyEndpoint var crash: () -> Int = { fatalError() }
        @DependencyEndpoint var shared: () -> Int = placeholder
      }
      """,
      to: #"""
        struct Client {
          var double: (Int) -> Int {
            get {
              guard let recording = DependenciesMacros._EndpointRecording(of: Self.self, "double") else {
                return _double
              }
              let unanswered: (Int) -> Int = {
                return $0 * 2
              }
              return { [endpoint = _double] p0 in
                recording.call(DependenciesMacros._EndpointArguments().with(nil, p0)) {
                  endpoint(p0)
                } unanswered: {
                  unanswered(p0)
                }
              }
            }
            set {
              _double = newValue
            }
          }

          private var _double: (Int) -> Int = {
            IssueReporting.reportIssue("Unimplemented: '\(Self.self).double'")
            return $0 * 2
          }
          var isAvailable: (Int) -> Bool {
            get {
              guard let recording = DependenciesMacros._EndpointRecording(of: Self.self, "isAvailable") else {
                return _isAvailable
              }
              let unanswered: (Int) -> Bool = { _ in
                return false
              }
              return { [endpoint = _isAvailable] p0 in
                recording.call(DependenciesMacros._EndpointArguments().with(nil, p0)) {
                  endpoint(p0)
                } unanswered: {
                  unanswered(p0)
                }
              }
            }
            set {
              _isAvailable = newValue
            }
          }

          private var _isAvailable: (Int) -> Bool = { _ in
            IssueReporting.reportIssue("Unimplemented: '\(Self.self).isAvailable'")
            return false
          }
          var crash: () -> Int {
            get {
              guard let recording = DependenciesMacros._EndpointRecording(of: Self.self, "crash") else {
                return _crash
              }
              return { [endpoint = _crash] in
                recording.call(DependenciesMacros._EndpointArguments()) {
                  endpoint()
                }
              }
            }
            set {
              _crash = newValue
            }
          }

          private var _crash: () -> Int = {
            IssueReporting.reportIssue("Unimplemented: '\(Self.self).crash'")
            fatalError()
          }
          var shared: () -> Int {
            get {
              guard let recording = DependenciesMacros._EndpointRecording(of: Self.self, "shared") else {
                return _shared
              }
              return { [endpoint = _shared] in
                recording.call(DependenciesMacros._EndpointArguments()) {
                  endpoint()
                }
              }
            }
            set {
              _shared = newValue
            }
          }

          private var _shared: () -> Int = placeholder
        }
        """#
    )
  }

  @Test func `nothing is returned where nothing is expected`() {
    expand(
      """
      struct Client {
        @DependencyEndpoint var log: (String) -> Void
        @DependencyEndpoint var first: () -> Int?
      }
      """,
      to: #"""
        struct Client {
          var log: (String) -> Void {
            @storageRestrictions(initializes: _log)
            init(initialValue) {
              _log = initialValue
            }
            get {
              guard let recording = DependenciesMacros._EndpointRecording(of: Self.self, "log") else {
                return _log
              }
              return { [endpoint = _log] p0 in
                recording.call(DependenciesMacros._EndpointArguments().with(nil, p0)) {
                  endpoint(p0)
                }
              }
            }
            set {
              _log = newValue
            }
          }

          private var _log: (String) -> Void = { _ in
            IssueReporting.reportIssue("Unimplemented: '\(Self.self).log'")
          }
          var first: () -> Int? {
            @storageRestrictions(initializes: _first)
            init(initialValue) {
              _first = initialValue
            }
            get {
              guard let recording = DependenciesMacros._EndpointRecording(of: Self.self, "first") else {
                return _first
              }
              return { [endpoint = _first] in
                recording.call(DependenciesMacros._EndpointArguments()) {
                  endpoint()
                }
              }
            }
            set {
              _first = newValue
            }
          }

          private var _first: () -> Int? = {
            IssueReporting.reportIssue("Unimplemented: '\(Self.self).first'")
            return nil
          }
        }
        """#
    )
  }

  @Test func `methods have the labels of the closure`() {
    expand(
      """
      struct Client {
        @available(macOS 15, *)
        @DependencyEndpoint var move: @MainActor @Sendable (_ value: inout Int, _ by: @escaping () -> Int) -> Void
        @DependencyEndpoint(method: "reload") var refresh: (Int) throws(Failure) -> Void = { _ in }
      }
      """,
      to: #"""
        struct Client {
          @available(macOS 15, *)
          var move: @MainActor @Sendable (_ value: inout Int, _ by: @escaping () -> Int) -> Void {
            @storageRestrictions(initializes: _move)
            init(initialValue) {
              _move = initialValue
            }
            get {
              _move
            }
            set {
              _move = newValue
            }
          }

          @available(macOS 15, *)
          @MainActor
          func move(value p0: inout Int, by p1: @escaping () -> Int) {
            self.move(&p0, p1)
          }

          private var _move: @MainActor @Sendable (_ value: inout Int, _ by: @escaping () -> Int) -> Void = { _, _ in
            IssueReporting.reportIssue("Unimplemented: '\(Self.self).move'")
          }
          var refresh: (Int) throws(Failure) -> Void {
            get {
              guard let recording = DependenciesMacros._EndpointRecording(of: Self.self, "refresh") else {
                return _refresh
              }
              return { [endpoint = _refresh] (p0) throws(Failure) in
                try recording.call(DependenciesMacros._EndpointArguments().with(nil, p0)) { () throws(Failure) in
                  try endpoint(p0)
                }
              }
            }
            set {
              _refresh = newValue
            }
          }

          func reload(_ p0: Int) throws(Failure) {
            try self.refresh(p0)
          }

          private var _refresh: (Int) throws(Failure) -> Void = { _ in
            IssueReporting.reportIssue("Unimplemented: '\(Self.self).refresh'")

          }
        }
        """#
    )
  }

  @Test func `methods hand on what is evaluated later`() {
    expand(
      """
      struct Client {
        @DependencyEndpoint var log: (_ message: @autoclosure () -> String) -> Void = { _ in }
      }
      """,
      to: #"""
        struct Client {
          var log: (_ message: @autoclosure () -> String) -> Void {
            get {
              _log
            }
            set {
              _log = newValue
            }
          }

          func log(message p0: @autoclosure () -> String) {
            self.log(p0())
          }

          private var _log: (_ message: @autoclosure () -> String) -> Void = { _ in
            IssueReporting.reportIssue("Unimplemented: '\(Self.self).log'")

          }
        }
        """#
    )
  }
}
