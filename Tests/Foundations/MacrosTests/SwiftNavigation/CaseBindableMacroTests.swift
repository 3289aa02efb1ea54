import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct CaseBindableMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics,
      macros: ["CaseBindable": CaseBindableMacro.self, "UITransactionEntry": UITransactionEntryMacro.self],
      conformances: ["CaseBindable": ["CaseBindable", "CasePathable", "CasePathIterable"]],
      location: location
    )
  }

  @Test func `every case has bindings`() {
    expand(
      """
      @CasePathable @CaseBindable public enum Status {
        case inStock(quantity: Int)
        case outOfStock(isOnBackOrder: Bool, Int)
        #if DEBUG
          case unknown
        #endif
      }
      """,
      to: #"""
        @CasePathable public enum Status {
          case inStock(quantity: Int)
          case outOfStock(isOnBackOrder: Bool, Int)
          #if DEBUG
            case unknown
          #endif

          public enum BindingEnumeration {
            case inStock(SwiftNavigation._SwiftUIBinding<Int>)
            case outOfStock(SwiftNavigation._SwiftUIBinding<(isOnBackOrder: Bool, Int)>)
            #if DEBUG
            case unknown
            #endif
          }

          public static func _$cases(of binding: SwiftNavigation._SwiftUIBinding<Status>) -> BindingEnumeration {
            switch binding.wrappedValue {
            case .inStock:
              return .inStock(binding._$case(\.inStock)!)
            case .outOfStock:
              return .outOfStock(binding._$case(\.outOfStock)!)
              #if DEBUG
            case .unknown:
              return .unknown
              #endif
            }
          }

          public enum UIBindingEnumeration {
            case inStock(SwiftNavigation.UIBinding<Int>)
            case outOfStock(SwiftNavigation.UIBinding<(isOnBackOrder: Bool, Int)>)
            #if DEBUG
            case unknown
            #endif
          }

          public static func _$cases(of binding: SwiftNavigation.UIBinding<Status>) -> UIBindingEnumeration {
            switch binding.wrappedValue {
            case .inStock:
              return .inStock(binding._$case(\.inStock)!)
            case .outOfStock:
              return .outOfStock(binding._$case(\.outOfStock)!)
              #if DEBUG
            case .unknown:
              return .unknown
              #endif
            }
          }
        }

        extension Status: SwiftNavigation.CaseBindable {
        }
        """#
    )
  }

  @Test func `case paths come with it`() {
    expand(
      """
      @CaseBindable enum Status {
        case unknown
      }
      """,
      to: #"""
        enum Status {
          case unknown

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Status) -> CasePaths.PartialCaseKeyPath<Status> {
              if case .unknown = root {
                return \.unknown
              }
              return \.never
            }
            var unknown: CasePaths.AnyCasePath<Status, Swift.Void> {
              CasePaths.AnyCasePath<Status, Swift.Void>._$embed(
                {
                  Status.unknown
                },
                extract: {
                  guard case .unknown = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Status>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Status>] = []
              allCasePaths.append(\.unknown)
              return allCasePaths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }

          enum BindingEnumeration {
            case unknown
          }

          static func _$cases(of binding: SwiftNavigation._SwiftUIBinding<Status>) -> BindingEnumeration {
            switch binding.wrappedValue {
            case .unknown:
              return .unknown
            }
          }

          enum UIBindingEnumeration {
            case unknown
          }

          static func _$cases(of binding: SwiftNavigation.UIBinding<Status>) -> UIBindingEnumeration {
            switch binding.wrappedValue {
            case .unknown:
              return .unknown
            }
          }
        }

        extension Status: SwiftNavigation.CaseBindable, CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#)
  }

  @Test func `only enums have cases`() {
    expand(
      "@CaseBindable struct State {}",
      to: "struct State {}",
      diagnostics: [
        DiagnosticSpec(message: "'@CaseBindable' goes on enums, not on struct 'State'", line: 1, column: 1)
      ]
    )
  }

  @Test func `an entry has a key`() {
    expand(
      """
      extension UITransaction {
        @UITransactionEntry var isFast = false
        @UITransactionEntry var name: String
      }
      struct Values {
        @UITransactionEntry var isFast = false
      }
      """,
      to: """
        extension UITransaction {
          var isFast {
            get {
              self[__Key_isFast.self]
            }
            set {
              self[__Key_isFast.self] = newValue
            }
          }

          private struct __Key_isFast: SwiftNavigation.UITransactionKey {
            static var defaultValue: Swift.Bool {
              false
            }
          }
          var name: String {
            get {
              self[__Key_name.self]
            }
            set {
              self[__Key_name.self] = newValue
            }
          }
        }
        struct Values {
          var isFast {
            get {
              self[__Key_isFast.self]
            }
            set {
              self[__Key_isFast.self] = newValue
            }
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@UITransactionEntry' must be attached to a stored 'var' with a default value", line: 3, column: 3
        ),
        DiagnosticSpec(
          message: "'@UITransactionEntry' can only be applied in an extension of 'UITransaction'", line: 6, column: 3
        ),
      ]
    )
  }
}
