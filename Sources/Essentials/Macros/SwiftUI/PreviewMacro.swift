import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`: nothing. The compiler checks the types of its arguments, and there is nothing to show a preview in.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `@Previewable`: nothing. It marks dynamic properties in the body of a preview.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
