import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

extension CasePathableMacroTests {
  @Test func `an enum without cases has no paths`() {
    expand(
      """
      @available(macOS 14, *)
      @CasePathable private enum Action {}
      """,
      to: #"""
        @available(macOS 14, *)
        private enum Action {

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            typealias Root = Action
            subscript<Value>(root: Value) -> CasePaths.PartialCaseKeyPath<Action> {
              \.never
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              let allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              return allCasePaths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        @available(macOS 14, *)
        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#
    )
  }

  @Test func `what is written by hand is not written again`() {
    expand(
      """
      @CasePathable enum Action {
        case tap
        struct AllCasePaths {}
        static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      """,
      to: """
        enum Action {
          case tap
          struct AllCasePaths {}
          static var allCasePaths: AllCasePaths { AllCasePaths() }
        }
        """,
      conformances: []
    )
  }

  @Test func `members of a public extension are public`() {
    expand(
      """
      public extension Feature {
        @CasePathable enum Action {}
      }
      """,
      to: #"""
        public extension Feature {
          enum Action {

            public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
              public typealias Root = Action
              public subscript<Value>(root: Value) -> CasePaths.PartialCaseKeyPath<Action> {
                \.never
              }
              public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
                let allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
                return allCasePaths.makeIterator()
              }
            }

            public nonisolated static var allCasePaths: AllCasePaths {
              AllCasePaths()
            }
        }
        }

        extension Feature.Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#
    )
  }

  @Test func `only enums have cases`() {
    expand(
      "@CasePathable struct State {}",
      to: "struct State {}",
      diagnostics: [
        DiagnosticSpec(message: "'@CasePathable' goes on enums, not on struct 'State'", line: 1, column: 1)
      ]
    )
  }

  @Test func `names of cases may not be overloaded`() {
    expand(
      """
      @CasePathable enum Action {
        case tap(Int)
        case tap(x: Int)
      }
      """,
      to: """
        enum Action {
          case tap(Int)
          case tap(x: Int)
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' finds cases by their names, and 'tap' is the name of two", line: 3, column: 8)
      ]
    )
  }
}
