import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct AnimatableMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics,
      macros: ["Animatable": AnimatableMacro.self, "AnimatableIgnored": AnimatableIgnoredMacro.self],
      location: location
    )
  }

  @Test func `only structures are animated`() {
    expand(
      """
      @Animatable
      final class Wedge {
      }
      """,
      to: """
        final class Wedge {
        }
        """,
      diagnostics: [
        DiagnosticSpec(message: "'@Animatable' can only be applied to a structure", line: 1, column: 1)
      ]
    )
  }
}
