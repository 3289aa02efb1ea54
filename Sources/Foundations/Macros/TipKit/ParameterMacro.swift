import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Parameter`: a static property of a tip, and the parameter behind it, which rules name with a `$`.
enum ParameterMacro {
  fileprivate struct Property {
    let name: String
    let type: String
    let value: String
    let access: String

    /// - Returns: `nil` unless the declaration is a static, stored `var` with a default and a known type.
    init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
      guard let property = declaration.as(VariableDeclSyntax.self), property.isStatic, !property.isConstant,
        let (name, binding) = property.namedBinding, !binding.isComputed
      else { return nil }
      let type = (binding.typeAnnotation?.type ?? binding.initializer?.value.literalType)?.trimmedDescription
      guard let type, let value = binding.initializer?.value.trimmedDescription ?? (type.hasSuffix("?") ? "nil" : nil)
      else { return nil }
      self.name = name.withoutBackticks
      self.type = type
      self.value = value
      access = property.modifiers.writtenAccessLevel
    }
  }
}

extension ParameterMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = Property(declaration, in: context) else { return [] }
    return [
      "get { $\(raw: property.name).wrappedValue }", "set { $\(raw: property.name).wrappedValue = newValue }",
    ]
  }
}

extension ParameterMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = Property(declaration, in: context) else {
      context.error("'@Parameter' must be attached to a stored 'static var' with a default value", at: node)
      return []
    }
    guard let owner = context.lexicalContext.first?.typeName else {
      context.error("'@Parameter' can only be applied in a type", at: node)
      return []
    }
    let options = node.arguments?.as(LabeledExprListSyntax.self)?.map { ", \($0.trimmedDescription)" }.joined() ?? ""
    return [
      """
      \(raw: property.access)static let $\(raw: property.name) = Tips.Parameter<\(raw: property.type)>(\
      \(raw: owner).self, "\(raw: property.name)", \(raw: property.value)\(raw: options))
      """
    ]
  }
}

extension Syntax {
  /// The name of the type that is declared or extended.
  fileprivate var typeName: String? {
    if let name = self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription { return name }
    let isType =
      self.is(StructDeclSyntax.self) || self.is(EnumDeclSyntax.self) || self.is(ClassDeclSyntax.self)
      || self.is(ActorDeclSyntax.self)
    return isType ? asProtocol((any NamedDeclSyntax).self)?.name.trimmedDescription : nil
  }
}
