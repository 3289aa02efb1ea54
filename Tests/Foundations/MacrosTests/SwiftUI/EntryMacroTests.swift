import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct EntryMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics,
      macros: ["Entry": EntryMacro.self],
      location: location
    )
  }

  @Test func `a property has a key`() {
    expand(
      """
      extension EnvironmentValues {
        @Entry public var name: String = "Guest"
        @Entry var limit = 3
        @Entry var theme = Theme()
        @Entry var action: (() -> Void)?
      }
      """,
      to: """
        extension EnvironmentValues {
          public var name: String {
            get {
              self[__Key_name.self]
            }
            set {
              self[__Key_name.self] = newValue
            }
          }

          private struct __Key_name: EnvironmentKey {
            static var defaultValue: String {
              "Guest"
            }
          }
          var limit {
            get {
              self[__Key_limit.self]
            }
            set {
              self[__Key_limit.self] = newValue
            }
          }

          private struct __Key_limit: EnvironmentKey {
            static var defaultValue: Swift.Int {
              3
            }
          }
          var theme {
            get {
              self[__Key_theme.self]
            }
            set {
              self[__Key_theme.self] = newValue
            }
          }

          private struct __Key_theme: EnvironmentKey {
            static let defaultValue = Theme()
          }
          var action: (() -> Void)? {
            get {
              self[__Key_action.self]
            }
            set {
              self[__Key_action.self] = newValue
            }
          }

          private struct __Key_action: EnvironmentKey {
            static var defaultValue: (() -> Void)? {
              nil
            }
          }
        }
        """
    )
  }

  @Test func `keys are those of their collection`() {
    expand(
      """
      extension Transaction {
        @Entry var isFast = false
      }
      extension ContainerValues {
        @Entry var isBig = false
      }
      extension SwiftUI.FocusedValues {
        @Entry var document: Document?
      }
      """,
      to: """
        extension Transaction {
          var isFast {
            get {
              self[__Key_isFast.self]
            }
            set {
              self[__Key_isFast.self] = newValue
            }
          }

          private struct __Key_isFast: TransactionKey {
            static var defaultValue: Swift.Bool {
              false
            }
          }
        }
        extension ContainerValues {
          var isBig {
            get {
              self[__Key_isBig.self]
            }
            set {
              self[__Key_isBig.self] = newValue
            }
          }

          private struct __Key_isBig: ContainerValueKey {
            static var defaultValue: Swift.Bool {
              false
            }
          }
        }
        extension SwiftUI.FocusedValues {
          var document: Document? {
            get {
              self[__Key_document.self]
            }
            set {
              self[__Key_document.self] = newValue
            }
          }

          private struct __Key_document: FocusedValueKey {
            typealias Value = Document
          }
        }
        """
    )
  }

  @Test func `what is no entry is an error`() {
    expand(
      """
      struct Values {
        @Entry var name = ""
      }
      extension EnvironmentValues {
        @Entry let name = ""
        @Entry var limit: Int
      }
      extension FocusedValues {
        @Entry var name = ""
      }
      """,
      to: """
        struct Values {
          var name {
            get {
              self[__Key_name.self]
            }
            set {
              self[__Key_name.self] = newValue
            }
          }
        }
        extension EnvironmentValues {
          let name = ""
          var limit: Int {
            get {
              self[__Key_limit.self]
            }
            set {
              self[__Key_limit.self] = newValue
            }
          }
        }
        extension FocusedValues {
          var name {
            get {
              self[__Key_name.self]
            }
            set {
              self[__Key_name.self] = newValue
            }
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@Entry' can only be applied in an extension of 'EnvironmentValues', 'Transaction', 'ContainerValues' or "
            + "'FocusedValues'",
          line: 2, column: 3
        ),
        DiagnosticSpec(message: "'@Entry' must be attached to a stored 'var'", line: 5, column: 3),
        DiagnosticSpec(message: "'@Entry' requires a default value", line: 6, column: 3),
        DiagnosticSpec(message: "'@Entry' in 'FocusedValues' requires an optional type", line: 9, column: 3),
      ]
    )
  }
}
