import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEntry`: a property of `DependencyValues` and the key behind it.
enum DependencyEntryMacro {}

extension DependencyEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = EntryProperty(declaration), entry.value != nil else { return [] }
    return entry.accessors
  }
}

extension DependencyEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let enclosing = context.lexicalContext.first?.as(ExtensionDeclSyntax.self),
      enclosing.extendedType.unqualifiedName == "DependencyValues"
    else {
      context.error("'@DependencyEntry' can only be applied in an extension of 'DependencyValues'", at: node)
      return []
    }
    guard let entry = EntryProperty(declaration), let value = entry.value else {
      context.error("'@DependencyEntry' must be attached to a stored 'var' with a default value", at: node)
      return []
    }
    var values = [("testValue", value)]
    var type = entry.type
    if case .argumentList(let arguments)? = node.arguments {
      for argument in arguments {
        if let label = argument.label?.text {
          values.append((label, argument.expression.trimmedDescription))
        } else if type == nil {
          type = argument.expression.typeNamed
        }
      }
    }
    let isLive = values.contains { name, _ in name == "liveValue" }
    let requirements = values.map { name, value in entry.requirement(named: name, type: type, value: value) }
    return [
      """
      private enum \(raw: entry.key): Dependencies.\(raw: isLive ? "" : "Test")DependencyKey {
      \(raw: requirements.joined(separator: "\n"))
      }
      """
    ]
  }
}

extension ExprSyntax {
  /// `Client` for the expression `Client.self`.
  fileprivate var typeNamed: String? {
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.self),
      let base = member.base
    else { return nil }
    return base.trimmedDescription
  }
}
