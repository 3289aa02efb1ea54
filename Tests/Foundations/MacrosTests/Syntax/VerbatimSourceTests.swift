import SwiftSyntax
import SwiftSyntaxMacroExpansion
import Testing

@testable import IppoMacros

@Suite("Verbatim source")
struct VerbatimSourceTests {
  @Test
  func `lines are indented by what is open before them`() {
    let source = """
      var body: Int {
      switch self {
      // a comment that ends with {
      case .one:
      return make(
      1
      )

      #if DEBUG
      case .two:
      return 2
      #endif
      }
      }
      """
    #expect(
      source.indented == """
        var body: Int {
          switch self {
            // a comment that ends with {
          case .one:
            return make(
              1
            )

            #if DEBUG
          case .two:
            return 2
            #endif
          }
        }
        """
    )
  }

  @Test
  func `a declaration and an accessor are their text`() {
    #expect(DeclSyntax(verbatim: "var count = 0").description == "var count = 0")
    #expect(AccessorDeclSyntax(verbatim: "get { 0 }").description == "get { 0 }")
  }
}
