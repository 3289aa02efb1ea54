import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient`: every closure of a struct is an endpoint, and there are initializers with and without them.
enum DependencyClientMacro {}

extension DependencyClientMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let endpoint = Endpoint(member),
      !endpoint.property.attributes.contains(named: "DependencyEndpoint"),
      !endpoint.property.attributes.contains(named: "DependencyEndpointIgnored")
    else { return [] }
    return ["@DependenciesMacros.DependencyEndpoint"]
  }
}

extension DependencyClientMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      context.error("'@DependencyClient' goes on structs", at: node)
      return []
    }
    let properties = structure.memberBlock.members.compactMap { item in
      item.decl.as(VariableDeclSyntax.self).flatMap { ClientProperty($0, context: context) }
    }
    let existing = structure.allMembers.compactMap { $0.as(InitializerDeclSyntax.self) }.map { initializer in
      initializer.signature.parameterClause.parameters.map(\.firstName.text)
    }
    var initializers: [[ClientProperty]] = [properties]
    let data = properties.filter { !$0.isEndpoint }
    if data.count < properties.count { initializers.append(data) }
    return
      initializers
      .filter { properties in !existing.contains(properties.map(\.name)) }
      .map { properties in
        let levels = [structure.modifiers.generatedAccess(in: context)] + properties.map(\.access)
        let access = levels.min() ?? .internal
        return """
          \(raw: access.prefix)init(
          \(raw: properties.map(\.parameter).joined(separator: ",\n"))
          ) {
          \(raw: properties.map { "self.\($0.storage) = \($0.name)\n" }.joined())}
          """
      }
  }
}

/// A property that an initializer takes.
private struct ClientProperty {
  let access: AccessLevel
  let isEndpoint: Bool
  let name: String
  let parameter: String

  /// The names that the initializers assign. For endpoints it is their storage, as setters cannot be called that early.
  var storage: String { isEndpoint ? "_\(name.withoutBackticks)" : name }

  /// `nil` if the property is not to be initialized from outside.
  init?(_ property: VariableDeclSyntax, context: some MacroExpansionContext) {
    guard !property.isStatic, let (name, binding) = property.namedBinding, !binding.isComputed,
      !property.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }),
      !property.attributes.contains(named: "Dependency")
    else { return nil }
    let access = property.modifiers.accessLevel ?? .internal
    let isIgnored = property.attributes.contains(named: "DependencyEndpointIgnored")
    let isEndpoint = !isIgnored && Endpoint(property) != nil
    if property.isConstant, binding.initializer != nil { return nil }
    if access < .internal, isEndpoint || binding.initializer != nil { return nil }
    guard let type = binding.typeAnnotation?.type.trimmed ?? binding.initializer?.value.literalType else {
      context.error(
        "'@DependencyClient' makes an initializer, for which '\(name)' needs a written type",
        at: binding, fixIts: [.insertingTypeAnnotation(in: binding)]
      )
      return nil
    }
    self.access = access
    self.isEndpoint = isEndpoint
    self.name = name
    let escaping = ClosureType(type) == nil ? "" : "@escaping "
    var parameter = "\(name): \(escaping)\(type)"
    if !isEndpoint {
      if let value = binding.initializer?.value {
        parameter += " = \(value.trimmedDescription)"
      } else if type.is(OptionalTypeSyntax.self), !property.isConstant {
        parameter += " = nil"
      }
    }
    self.parameter = parameter
  }
}

extension FixIt {
  /// Adds a type to be filled in after the name of a property.
  fileprivate static func insertingTypeAnnotation(in binding: PatternBindingSyntax) -> FixIt {
    var fixed = binding
    fixed.pattern.trailingTrivia = []
    fixed.typeAnnotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space), type: TypeSyntax("<#Type#>"), trailingTrivia: .space
    )
    return FixIt(
      message: Diagnosis("Insert ': <#Type#>'"),
      changes: [.replace(oldNode: Syntax(binding), newNode: Syntax(fixed))]
    )
  }
}
