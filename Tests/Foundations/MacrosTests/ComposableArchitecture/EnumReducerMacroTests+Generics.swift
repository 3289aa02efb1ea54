import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

extension EnumReducerMacroTests {
  private static let unmakeable = """
    The reducer of case 'base' cannot be made: 'Base' is any type that conforms to 'Reducer', and may have no 'init()'

    Write the reducer to run as the default value of the case, or let 'Base' conform to a protocol that requires 'init()'.
    """

  /// What is not looked at, written by hand.
  private static let rest = """
      enum State {}
      enum Action {}
      enum CaseScope {}
      static func scope() {}
    """

  private static let expandedRest = """
      @CasePaths.CasePathable @dynamicMemberLookup
      enum State {}
      @CasePaths.CasePathable
      enum Action {}
      enum CaseScope {}
      static func scope() {}
    """

  @Test(arguments: [
    "<Base: Reducer>", "<Base: ReducerProtocol, Value>", "<Value, Base> where Base: Reducer, Value: Equatable",
  ])
  func `any reducer cannot be made`(generics: String) {
    expand(
      """
      @Reducer enum Destination\(generics) {
        case base(Base)
      \(Self.rest)
      }
      """,
      to: #"""
        enum Destination\#(generics) {
          case base(Base)
        \#(Self.expandedRest)

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
              .ifCaseLet(\Self.State.Cases.base, action: \Self.Action.Cases.base) {
                { () -> Base in
                  Swift.fatalError()
                }()
              }
            )
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: Self.unmakeable, line: 2, column: 13, fixIts: [FixItSpec(message: "Insert '= <#Base#>'")]
        )
      ],
      fixed: """
        @Reducer enum Destination\(generics) {
          case base(Base = <#Base#>)
        \(Self.rest)
        }
        """
    )
  }

  @Test(
    arguments: [
      ("<Base: Makeable>", "Base"), ("<Base: Reducer & Makeable>", "Base"),
      ("<Base: Reducer> where Base: Makeable", "Base"), ("<Base: Reducer> where Base == Counter", "Base"),
      ("<Base: Reducer>", "Wrapped<Base>"),
    ]
  )
  func `what may have an initializer is made`(generics: String, type: String) {
    expand(
      """
      @Reducer enum Destination\(generics) {
        case base(\(type))
      \(Self.rest)
      }
      """,
      to: #"""
        enum Destination\#(generics) {
          @ComposableArchitecture._ReducerFeatures(\#(type)())
          case base(\#(type))
        \#(Self.expandedRest)

          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
              .ifCaseLet(\Self.State.Cases.base, action: \Self.Action.Cases.base) {
                \#(type)()
              }
            )
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  @Test func `what names a deprecated case is deprecated`() {
    expand(
      """
      @Reducer enum Destination {
        @available(*, deprecated) case old
        enum State {}
        enum Action {}
        enum CaseScope {
          case old
        }
      }
      """,
      to: #"""
        enum Destination {
          @available(*, deprecated) case old
          @CasePaths.CasePathable @dynamicMemberLookup
          enum State {}
          @CasePaths.CasePathable
          enum Action {}
          enum CaseScope {
            case old
          }

          @available(*, deprecated)
          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
            )
          }

          @available(*, deprecated)
          @_Concurrency.MainActor
          static func scope(_ store: ComposableArchitecture.Store<Self.State, Self.Action>) -> CaseScope {
            switch store.state {
            case .old:
              return .old
            }
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  /// What stands inside `#if` is asked for by the compiler alone, where its condition holds.
  @Test func `the compiler checks what is made`() {
    expand(
      """
      @Reducer enum Destination {
        case first(First), alert(AlertState<Never>), pair(Int, Int)
        case second(Second), third(Third = Third(every: 1))
        @available(*, deprecated) case old(Old), older(Older)
        enum State {}
        enum Action {}
        enum CaseScope {}
        static func scope() {}
      }
      """,
      to: #"""
        enum Destination {
          @ComposableArchitecture._ReducerFeatures(First(), Second())
          case first(First), alert(AlertState<Never>), pair(Int, Int)
          case second(Second), third(Third = Third(every: 1))
          @available(*, deprecated)
          @ComposableArchitecture._ReducerFeatures(Old(), Older()) case old(Old), older(Older)
          @CasePaths.CasePathable @dynamicMemberLookup
          enum State {}
          @CasePaths.CasePathable
          enum Action {}
          enum CaseScope {}
          static func scope() {}

          @available(*, deprecated)
          static var body: ComposableArchitecture.Reduce<Self.State, Self.Action> {
            ComposableArchitecture.Reduce(
              ComposableArchitecture.EmptyReducer<Self.State, Self.Action>()
              .ifCaseLet(\Self.State.Cases.first, action: \Self.Action.Cases.first) {
                First()
              }
              .ifCaseLet(\Self.State.Cases.second, action: \Self.Action.Cases.second) {
                Second()
              }
              .ifCaseLet(\Self.State.Cases.third, action: \Self.Action.Cases.third) {
                Third(every: 1)
              }
              .ifCaseLet(\Self.State.Cases.old, action: \Self.Action.Cases.old) {
                Old()
              }
              .ifCaseLet(\Self.State.Cases.older, action: \Self.Action.Cases.older) {
                Older()
              }
            )
          }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """#
    )
  }

  @Test func `what a body written by hand makes is its own`() {
    expand(
      """
      @Reducer enum Destination {
        case first(First)
      \(Self.rest)
        static var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      to: """
        enum Destination {
          case first(First)
        \(Self.expandedRest)
          @ComposableArchitecture.ReducerBuilder<Self.State, Self.Action>
          static var body: some ReducerOf<Self> { EmptyReducer() }
        }

        extension Destination: ComposableArchitecture.CaseReducer, ComposableArchitecture.Reducer {
        }
        """
    )
  }
}
