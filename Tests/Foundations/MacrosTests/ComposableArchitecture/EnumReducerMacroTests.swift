import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct EnumReducerMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [], fixed: String? = nil,
    conformances: [String] = ["CaseReducer", "Reducer"],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics, fixedSource: fixed,
      macros: [
        "Reducer": ReducerMacro.self,
        "ReducerCaseEphemeral": ReducerCaseMarkerMacro.self,
        "ReducerCaseIgnored": ReducerCaseMarkerMacro.self,
      ],
      conformances: ["Reducer": conformances],
      location: location
    )
  }

  @Test func `every feature is a case`() {
    expand(
      """
      @Reducer public enum Destination {
        case counter(Counter)
        case timer(Features.Timer<Int> = Timer(interval: 1))
      }
      """,
      to: #"""
        public enum Destination {
          @ComposableArchitecture._ReducerFeatures(Counter())
          case counter(Counter)
          case timer(Features.Timer<Int> = Timer(interval: 1))

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          public enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState, Observation.Observable {
            public typealias StateReducer = Destination
            indirect case counter(Counter.State)
            indirect case timer(Features.Timer<Int>.State)
          }

          @CasePaths.CasePathable
          public enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            case counter(Counter.Action)
            case timer(Features.Timer<Int>.Action)
          }

          public static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
              .ifCaseLet(\Self.State.Cases.counter, action: \Self.Action.Cases.counter) {
                Counter()
              }
              .ifCaseLet(\Self.State.Cases.timer, action: \Self.Action.Cases.timer) {
                Timer(interval: 1)
              }
            )
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          public enum CaseScope: ComposableArchitecture._CaseScopeProtocol, CasePaths.CasePathable, CasePaths.CasePathIterable {
            case counter(ComposableArchitecture.StoreOf<Counter>)
            case timer(ComposableArchitecture.StoreOf<Features.Timer<Int>>)
          }

          @_Concurrency.MainActor
          public static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .counter:
              return .counter(store.scope(state: \.counter, action: \.counter)!)
            case .timer:
              return .timer(store.scope(state: \.timer, action: \.timer)!)
            }
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  @Test func `alerts and dialogs go away by themselves`() {
    expand(
      """
      @Reducer enum Destination {
        case alert(AlertState<Alert>)
        case dialog(ConfirmationDialogState<Never>)
        @ReducerCaseEphemeral case toast(Toast)
        enum Alert {
          case ok
        }
      }
      """,
      to: #"""
        enum Destination {
          case alert(AlertState<Alert>)
          case dialog(ConfirmationDialogState<Never>)
          case toast(Toast)
          enum Alert {
            case ok
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState, Observation.Observable {
            typealias StateReducer = Destination
            case alert(AlertState<Alert>)
            case dialog(ConfirmationDialogState<Never>)
            case toast(Toast)
          }

          @CasePaths.CasePathable
          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            case alert(Alert)
            case dialog(Never)
            case toast(Toast.Action)
          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
            )
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: ComposableArchitecture._CaseScopeProtocol, CasePaths.CasePathable, CasePaths.CasePathIterable {
            case alert(ComposableArchitecture.Store<AlertState<Alert>, Alert>)
            case dialog(ComposableArchitecture.Store<ConfirmationDialogState<Never>, Never>)
            case toast(ComposableArchitecture.Store<Toast, Toast.Action>)
          }

          @_Concurrency.MainActor
          static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .alert:
              return .alert(store.scope(state: \.alert, action: \.alert)!)
            case .dialog:
              return .dialog(store.scope(state: \.dialog, action: \.dialog)!)
            case .toast:
              return .toast(store.scope(state: \.toast, action: \.toast)!)
            }
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  @Test func `data is kept as it is`() {
    expand(
      """
      @Reducer enum Destination {
        case none
        case pair(Int, label: String)
        case list([Int])
        @ReducerCaseIgnored case text(String)
      }
      """,
      to: """
        enum Destination {
          case none
          case pair(Int, label: String)
          case list([Int])
          case text(String)

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState, Observation.Observable {
            typealias StateReducer = Destination
            case none
            case pair(Int, label: String)
            case list([Int])
            case text(String)
          }

          @CasePaths.CasePathable
          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            case none(Swift.Never)
            case pair(Swift.Never)
            case list(Swift.Never)
            case text(Swift.Never)
          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
            )
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: ComposableArchitecture._CaseScopeProtocol, CasePaths.CasePathable, CasePaths.CasePathIterable {
            case none
            case pair(Int, label: String)
            case list([Int])
            case text(String)
          }

          @_Concurrency.MainActor
          static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .none:
              return .none
            case let .pair(v0, v1):
              return .pair(v0, label: v1)
            case let .list(v0):
              return .list(v0)
            case let .text(v0):
              return .text(v0)
            }
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """
    )
  }

  @Test func `conditional compilation is kept`() {
    expand(
      """
      @Reducer enum Destination {
        case counter(Counter)
        #if os(macOS)
          case mac(Mac)
        #elseif DEBUG
          case debug
        #else
          case other(Other)
        #endif
      }
      """,
      to: #"""
        enum Destination {
          @ComposableArchitecture._ReducerFeatures(Counter())
          case counter(Counter)
          #if os(macOS)
            case mac(Mac)
          #elseif DEBUG
            case debug
          #else
            case other(Other)
          #endif

          @CasePaths.CasePathable
          @dynamicMemberLookup
          @ComposableArchitecture.ObservableState
          enum State: ComposableArchitecture.CaseReducerState, CasePaths.CasePathable, CasePaths.CasePathIterable, ComposableArchitecture.ObservableState, Observation.Observable {
            typealias StateReducer = Destination
            indirect case counter(Counter.State)
            #if os(macOS)
            indirect case mac(Mac.State)
            #elseif DEBUG
            case debug
            #else
            indirect case other(Other.State)
            #endif
          }

          @CasePaths.CasePathable
          enum Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
            case counter(Counter.Action)
            #if os(macOS)
            case mac(Mac.Action)
            #elseif DEBUG
            case debug(Swift.Never)
            #else
            case other(Other.Action)
            #endif
          }

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
              .ifCaseLet(\Self.State.Cases.counter, action: \Self.Action.Cases.counter) {
                Counter()
              }
              #if os(macOS)
              .ifCaseLet(\Self.State.Cases.mac, action: \Self.Action.Cases.mac) {
                Mac()
              }
              #elseif DEBUG
              #else
              .ifCaseLet(\Self.State.Cases.other, action: \Self.Action.Cases.other) {
                Other()
              }
              #endif
            )
          }

          @CasePaths.CasePathable
          @dynamicMemberLookup
          enum CaseScope: ComposableArchitecture._CaseScopeProtocol, CasePaths.CasePathable, CasePaths.CasePathIterable {
            case counter(ComposableArchitecture.StoreOf<Counter>)
            #if os(macOS)
            case mac(ComposableArchitecture.StoreOf<Mac>)
            #elseif DEBUG
            case debug
            #else
            case other(ComposableArchitecture.StoreOf<Other>)
            #endif
          }

          @_Concurrency.MainActor
          static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .counter:
              return .counter(store.scope(state: \.counter, action: \.counter)!)
            #if os(macOS)
            case .mac:
              return .mac(store.scope(state: \.mac, action: \.mac)!)
            #elseif DEBUG
            case .debug:
              return .debug
            #else
            case .other:
              return .other(store.scope(state: \.other, action: \.other)!)
            #endif
            }
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#
    )
  }
}
