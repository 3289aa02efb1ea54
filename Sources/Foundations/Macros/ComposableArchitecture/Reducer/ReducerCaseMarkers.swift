import SwiftSyntax
import SwiftSyntaxMacros

/// `@ReducerCaseEphemeral` and `@ReducerCaseIgnored`: read by `@Reducer`, and nothing by themselves.
enum ReducerCaseMarkerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    if !declaration.is(EnumCaseDeclSyntax.self) {
      context.error("'@\(node.name)' can only be applied to a case of an enum", at: node)
    }
    return []
  }
}
