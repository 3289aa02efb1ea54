import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

extension EnumReducerMacroTests {
  @Test func `what is written by hand is not written again`() {
    expand(
      """
      @Reducer enum Destination {
        case counter(Counter)
        enum State: CaseReducerState {
          typealias StateReducer = Destination
          case counter(Counter.State)
        }
        enum Action {
          case counter(Counter.Action)
        }
        enum CaseScope {
          case counter(StoreOf<Counter>)
        }
        static var body: some ReducerOf<Self> { EmptyReducer() }
        static func scope(_ store: StoreOf<Self>) -> CaseScope { fatalError() }
      }
      """,
      to: """
        enum Destination {
          case counter(Counter)
          @CasePaths.CasePathable @dynamicMemberLookup
          enum State: CaseReducerState {
            typealias StateReducer = Destination
            case counter(Counter.State)
          }
          @CasePaths.CasePathable
          enum Action {
            case counter(Counter.Action)
          }
          enum CaseScope {
            case counter(StoreOf<Counter>)
          }
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          static var body: some ReducerOf<Self> { EmptyReducer() }
          static func scope(_ store: StoreOf<Self>) -> CaseScope { fatalError() }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func `arguments are conformances`() {
    expand(
      """
      @Reducer(state: .equatable, .sendable, action: .hashable)
      enum Destination {}
      """,
      to: """

        enum Destination {

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState, Observation.Observable, Swift.Equatable, Swift.Sendable {
            typealias StateReducer = Destination
          }

          @CasePaths.CasePathable
          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable, Swift.Hashable {
          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
            )
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: ComposableArchitecture._CaseScopeProtocol, CasePaths.CasePathable, CasePaths.CasePathIterable {
          }

          @_Concurrency.MainActor
          static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            }
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func `markers are for cases`() {
    expand(
      """
      struct Feature {
        @ReducerCaseIgnored var count = 0
      }
      """,
      to: """
        struct Feature {
          var count = 0
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ReducerCaseIgnored' can only be applied to a case of an enum", line: 2, column: 3
        )
      ]
    )
  }
}
