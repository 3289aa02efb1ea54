import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct ReducerMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [], conformances: [String] = ["Reducer"],
    fixIts: [String]? = nil, fixed: String? = nil,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics, fixIts: fixIts, fixedSource: fixed,
      macros: ["Reducer": ReducerMacro.self], conformances: ["Reducer": conformances],
      location: location
    )
  }

  @Test func `parts are marked`() {
    expand(
      """
      @Reducer public struct Feature {
        public struct State {}
        public enum Action {
          case tap
        }
        public var body: some Reducer<State, Action> {
          EmptyReducer()
        }
      }
      """,
      to: """
        public struct Feature {
          public struct State {}
          @CasePaths.CasePathable
          public enum Action {
            case tap
          }
          @ComposableArchitecture.ReducerBuilder<State, Action>
          public var body: some Reducer<State, Action> {
            EmptyReducer()
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func `an enum of states is looked into by case`() {
    expand(
      """
      @Reducer struct Feature {
        enum State {
          case a
        }
        @CasePathable enum Action {
          case tap
        }
        var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }
      """,
      to: """
        struct Feature {
          @CasePaths.CasePathable @dynamicMemberLookup
          enum State {
            case a
          }
          @CasePathable enum Action {
            case tap
          }
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func `what is marked already is not marked again`() {
    expand(
      """
      @Reducer struct Feature: Reducer {
        @CasePathable @dynamicMemberLookup enum State {
          case a
        }
        @CasePaths.CasePathable enum Action {
          case tap
        }
        @ReducerBuilder<State, Action> var body: some ReducerOf<Self> {
          EmptyReducer()
        }
      }
      """,
      to: """
        struct Feature: Reducer {
          @CasePathable @dynamicMemberLookup enum State {
            case a
          }
          @CasePaths.CasePathable enum Action {
            case tap
          }
          @ReducerBuilder<State, Action> var body: some ReducerOf<Self> {
            EmptyReducer()
          }
        }
        """,
      conformances: []
    )
  }

  @Test func `a body of a concrete type is not built`() {
    expand(
      """
      @Reducer struct Feature {
        struct State {}
        struct Action {}
        var body: Reduce<State, Action> { Reduce { _, _ in .none } }
      }
      """,
      to: """
        struct Feature {
          struct State {}
          struct Action {}
          var body: Reduce<State, Action> { Reduce { _, _ in .none } }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func `missing parts are added`() {
    expand(
      "@Reducer public struct Feature {}",
      to: """
        public struct Feature {

          @ComposableArchitecture.ObservableState
          public struct State: ComposableArchitecture.ObservableState, Observation.Observable, Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
            public init() {
            }
          }

          public enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          public let body = ComposableArchitecture.EmptyReducer<State, Action>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """)
  }

  @Test func `only missing parts are added`() {
    expand(
      """
      @Reducer struct Feature {
        @ObservableState struct State {
          var count = 0
        }
      }
      """,
      to: """
        struct Feature {
          @ObservableState struct State {
            var count = 0
          }

          enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {
          }

          let body = ComposableArchitecture.EmptyReducer<State, Action>()
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func `a reduce method is the body`() {
    expand(
      """
      @Reducer struct Feature {
        struct State {}
        enum Action {
          case tap
        }

        public func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .tap:
            return .none
          }
        }
      }
      """,
      to: """
        struct Feature {
          struct State {}
          @CasePaths.CasePathable
          enum Action {
            case tap
          }

          public func reduce(into state: inout State, action: Action) -> Effect<Action> {
            switch action {
            case .tap:
              return .none
            }
          }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'reduce(into:action:)' should not be implemented by a feature: compose it in 'body'",
          line: 7, column: 15, severity: .warning, fixIts: [FixItSpec(message: "Turn it into a 'body' with a 'Reduce'")]
        )
      ],
      fixed: """
        @Reducer struct Feature {
          struct State {}
          enum Action {
            case tap
          }

          public var body: some ComposableArchitecture.Reducer<State, Action> {
            ComposableArchitecture.Reduce { state, action in
              switch action {
              case .tap:
                return .none
              }
            }
          }
        }
        """
    )
  }

  @Test func `a reduce method beside a body is warned of`() {
    expand(
      """
      @Reducer struct Feature {
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      to: """
        struct Feature {
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> { EmptyReducer() }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "The 'body' of the reducer never runs: its 'reduce' method runs in its place",
          line: 2, column: 8, severity: .warning,
          notes: [NoteSpec(message: "The 'body' that does not run", line: 3, column: 3)]
        )
      ]
    )
  }

  @Test func `arguments are for enums`() {
    expand(
      """
      @Reducer(state: .equatable)
      struct Feature {
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      to: """

        struct Feature {
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          var body: some ReducerOf<Self> { EmptyReducer() }
        }

        extension Feature: ComposableArchitecture.Reducer {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' takes arguments on enums alone",
          line: 1, column: 10, fixIts: [FixItSpec(message: "Remove '(state: .equatable)'")]
        )
      ],
      fixed: """
        @Reducer
        struct Feature {
          var body: some ReducerOf<Self> { EmptyReducer() }
        }
        """
    )
  }

  @Test func `other declarations are no features`() {
    expand(
      """
      @Reducer class Feature {}
      @Reducer protocol P {}
      """,
      to: """
        class Feature {}
        protocol P {}
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Reducer' can only be applied to a struct or an enum, and not to class 'Feature'",
          line: 1, column: 1
        ),
        DiagnosticSpec(
          message: "'@Reducer' can only be applied to a struct or an enum, and not to protocol 'P'", line: 2, column: 1
        ),
      ]
    )
  }
}
