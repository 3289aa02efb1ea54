import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct PreviewMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics,
      macros: ["Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self], location: location)
  }

  @Test func `a preview is a type with its place and its body`() {
    expand(
      """
      #Preview("Large", traits: .sizeThatFitsLayout) {
        Text("Hello")
      }
      """,
      to: """
        struct __macro_local_7PreviewfMu_: _PreviewRegistry {
          static var _fileID: String {
            "TestModule/test.swift"
          }
          static var _line: Int {
            1
          }
          static var _column: Int {
            1
          }
          static func _makeDeclaration() -> _PreviewDeclaration {
            return _PreviewDeclaration("Large", traits: .sizeThatFitsLayout, view: {
              Text("Hello")
              })
          }
        }
        """)
  }

  @Test func `previewable declarations are properties of a view`() {
    expand(
      """
      #Preview {
        @Previewable @State var isOn = true
        let title = "On"
        Toggle(title, isOn: $isOn)
      }
      """,
      to: """
        struct __macro_local_7PreviewfMu_: _PreviewRegistry {
          static var _fileID: String {
            "TestModule/test.swift"
          }
          static var _line: Int {
            1
          }
          static var _column: Int {
            1
          }
          static func _makeDeclaration() -> _PreviewDeclaration {
            struct __macro_local_11PreviewablefMu_: View {
              @State var isOn = true
              var body: some View {

                let title = "On"
                Toggle(title, isOn: $isOn)
              }
            }
            return _PreviewDeclaration(view: {
                __macro_local_11PreviewablefMu_()
              })
          }
        }
        """)
  }

  @Test func `previewable declarations and arguments exclude each other`() {
    expand(
      """
      #Preview(arguments: [1, 2]) { value in
        @Previewable @State var isOn = true
        Text("\\(value)")
      }
      """,
      to: "",
      diagnostics: [
        DiagnosticSpec(
          message: "'@Previewable' has no effect in a preview with 'arguments': put the state into a view", line: 2,
          column: 3)
      ])
  }
}
