import SwiftSyntax
import SwiftSyntaxMacros

/// `@UITransactionEntry`: a property of `UITransaction` and the key behind it.
enum UITransactionEntryMacro {}

extension UITransactionEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    EntryProperty(declaration)?.accessors ?? []
  }
}

extension UITransactionEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard
      context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.unqualifiedName == "UITransaction"
    else {
      context.error("'@UITransactionEntry' can only be applied in an extension of 'UITransaction'", at: node)
      return []
    }
    guard let entry = EntryProperty(declaration), entry.value != nil || entry.type?.hasSuffix("?") == true else {
      context.error("'@UITransactionEntry' must be attached to a stored 'var' with a default value", at: node)
      return []
    }
    return [entry.key(conformingTo: "SwiftNavigation.UITransactionKey")]
  }
}
