import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEntry`: a property of `DependencyValues` and the key behind it.
enum DependencyEntryMacro {
  /// The property's parts, or `nil` when the macro cannot be applied to it.
  private static func parts(
    of declaration: some DeclSyntaxProtocol
  ) -> (property: VariableDeclSyntax, name: String, type: String?, value: ExprSyntax)? {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      let (name, binding) = property.namedBinding, let value = binding.initializer?.value
    else { return nil }
    return (property, name, binding.typeAnnotation?.type.trimmedDescription, value)
  }
}

extension DependencyEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let (_, name, _, _) = parts(of: declaration) else { return [] }
    let key = "__Key_\(name.withoutBackticks)"
    return ["get { self[\(raw: key).self] }", "set { self[\(raw: key).self] = newValue }"]
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
    guard let (_, name, writtenType, value) = parts(of: declaration) else {
      context.error("'@DependencyEntry' must be attached to a stored 'var' with a default value", at: node)
      return []
    }
    var values: [(name: String, value: ExprSyntax)] = [("testValue", value)]
    var type = writtenType
    if case .argumentList(let arguments)? = node.arguments {
      for argument in arguments {
        if let label = argument.label?.text {
          values.append((label, argument.expression))
        } else if type == nil {
          type = argument.expression.typeNamed
        }
      }
    }
    let isLive = values.contains { $0.name == "liveValue" }
    let members = values.map { value in
      guard let type else { return "static let \(value.name) = \(value.value.trimmedDescription)\n" }
      return "static var \(value.name): \(type) { \(value.value.trimmedDescription) }\n"
    }
    return [
      """
      private enum __Key_\(raw: name.withoutBackticks): Dependencies.\(raw: isLive ? "" : "Test")DependencyKey {
      \(raw: members.joined())}
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
