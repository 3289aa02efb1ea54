import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct TipMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics,
      macros: ["Parameter": ParameterMacro.self, "Rule": RuleMacro.self], location: location)
  }

  @Test func `a rule is a call with the same arguments`() {
    expand(
      """
      #Rule(Self.$isLoggedIn) { $0 == true }
      """,
      to: """
        Tips.Rule(Self.$isLoggedIn) {
          $0 == true
        }
        """)
  }

  @Test func `a parameter has a property behind it`() {
    expand(
      """
      struct FavoriteTip {
        @Parameter public static var isLoggedIn: Bool = false
        @Parameter(.transient) static var visits = 0
      }
      """,
      to: """
        struct FavoriteTip {
          public static var isLoggedIn: Bool {
            get {
              $isLoggedIn.wrappedValue
            }
            set {
              $isLoggedIn.wrappedValue = newValue
            }
          }

          public static let $isLoggedIn = Tips.Parameter<Bool>(FavoriteTip.self, "isLoggedIn", false)
          static var visits {
            get {
              $visits.wrappedValue
            }
            set {
              $visits.wrappedValue = newValue
            }
          }

          static let $visits = Tips.Parameter<Swift.Int>(FavoriteTip.self, "visits", 0, .transient)
        }
        """)
  }

  @Test func `a parameter is a static variable with a default`() {
    expand(
      """
      struct FavoriteTip {
        @Parameter var isLoggedIn: Bool = false
      }
      """,
      to: """
        struct FavoriteTip {
          var isLoggedIn: Bool = false
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Parameter' must be attached to a stored 'static var' with a default value", line: 2, column: 3)
      ])
  }
}
