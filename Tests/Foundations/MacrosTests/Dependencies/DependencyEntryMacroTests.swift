import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct DependencyEntryMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics, macros: ["DependencyEntry": DependencyEntryMacro.self],
      location: location
    )
  }

  @Test func `a property has a key`() {
    expand(
      """
      extension DependencyValues {
        @DependencyEntry var client: Client = Client()
        @DependencyEntry var word = "a"
      }
      """,
      to: """
        extension DependencyValues {
          var client: Client {
            get {
              self[__Key_client.self]
            }
            set {
              self[__Key_client.self] = newValue
            }
          }

          private enum __Key_client: Dependencies.TestDependencyKey {
            static var testValue: Client {
              Client()
            }
          }
          var word {
            get {
              self[__Key_word.self]
            }
            set {
              self[__Key_word.self] = newValue
            }
          }

          private enum __Key_word: Dependencies.TestDependencyKey {
            static var testValue: Swift.String {
              "a"
            }
          }
        }
        """
    )
  }

  @Test func `values for apps and previews are given`() {
    expand(
      """
      extension Dependencies.DependencyValues {
        @DependencyEntry(liveValue: .live, previewValue: .preview) public var client: Client = .test
        @DependencyEntry(Client.self, liveValue: .live) var other = .test
      }
      """,
      to: """
        extension Dependencies.DependencyValues {
          public var client: Client {
            get {
              self[__Key_client.self]
            }
            set {
              self[__Key_client.self] = newValue
            }
          }

          private enum __Key_client: Dependencies.DependencyKey {
            static var testValue: Client {
              .test
            }
            static var liveValue: Client {
              .live
            }
            static var previewValue: Client {
              .preview
            }
          }
          var other {
            get {
              self[__Key_other.self]
            }
            set {
              self[__Key_other.self] = newValue
            }
          }

          private enum __Key_other: Dependencies.DependencyKey {
            static var testValue: Client {
              .test
            }
            static var liveValue: Client {
              .live
            }
          }
        }
        """
    )
  }

  @Test func `entries are dependency values`() {
    expand(
      """
      struct Values {
        @DependencyEntry var client = Client()
      }
      extension DependencyValues {
        @DependencyEntry var client: Client { Client() }
      }
      """,
      to: """
        struct Values {
          var client {
            get {
              self[__Key_client.self]
            }
            set {
              self[__Key_client.self] = newValue
            }
          }
        }
        extension DependencyValues {
          var client: Client { Client() }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEntry' can only be applied in an extension of 'DependencyValues'", line: 2, column: 3
        ),
        DiagnosticSpec(
          message: "'@DependencyEntry' must be attached to a stored 'var' with a default value", line: 5, column: 3
        ),
      ]
    )
  }
}
