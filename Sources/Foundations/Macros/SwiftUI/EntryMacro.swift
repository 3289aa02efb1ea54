import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a property of `EnvironmentValues`, `Transaction`, … and the key behind it.
///
/// Names are not qualified by a module: the module is called `SwiftUI` where it is aliased, and by its own name elsewhere.
enum EntryMacro {
  /// The protocol of the keys of each collection.
  fileprivate static let keyProtocols = [
    "ContainerValues": "ContainerValueKey",
    "EnvironmentValues": "EnvironmentKey",
    "FocusedValues": "FocusedValueKey",
    "Transaction": "TransactionKey",
  ]
}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    EntryProperty(declaration)?.accessors ?? []
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let collection = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.unqualifiedName,
      let keyProtocol = keyProtocols[collection]
    else {
      context.error(
        "'@Entry' can only be applied in an extension of 'EnvironmentValues', 'Transaction', 'ContainerValues' or "
          + "'FocusedValues'", at: node
      )
      return []
    }
    guard let entry = EntryProperty(declaration) else {
      context.error("'@Entry' must be attached to a stored 'var'", at: node)
      return []
    }
    if collection == "FocusedValues" {
      guard let type = entry.type, type.hasSuffix("?") else {
        context.error("'@Entry' in 'FocusedValues' requires an optional type", at: node)
        return []
      }
      return [
        """
        private struct \(raw: entry.key): FocusedValueKey {
        typealias Value = \(raw: type.dropLast())
        }
        """
      ]
    }
    guard entry.value != nil || entry.type?.hasSuffix("?") == true else {
      context.error("'@Entry' requires a default value", at: node)
      return []
    }
    return [entry.key(conformingTo: keyProtocol)]
  }
}
