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
  func anyReducerCannotBeMade(generics: String) {
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
  func whatMayHaveAnInitializerIsMade(generics: String, type: String) {
    expand(
      """
      @Reducer enum Destination\(generics) {
        case base(\(type))
      \(Self.rest)
      }
      """,
      to: #"""
        enum Destination\#(generics) {
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

  @Test func whatNamesADeprecatedCaseIsDeprecated() {
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
}
