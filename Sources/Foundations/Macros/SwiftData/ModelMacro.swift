import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: a class whose stored variables are observed and persisted.
///
/// Names are not qualified by a module: the module is called `SwiftData` where it is aliased, and by its own name elsewhere.
enum ModelMacro {}

extension ModelMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    let availability = extensionAvailability(of: declaration, in: context)
    return [try ExtensionDeclSyntax("\(raw: availability)nonisolated extension \(type.trimmed): PersistentModel {}")]
  }
}

extension ModelMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self), let property = member.as(VariableDeclSyntax.self),
      let name = property.persistentBinding?.name
    else { return [] }
    guard let slot = ModelProperty.all(of: declaration).first(where: { $0.name == name })?.slot else { return [] }
    if declaration.inheritanceClause == nil { return ["@_PersistedProperty(\(raw: slot))"] }
    return ["@_PersistedProperty(\(raw: slot), of: \(literal: model.name.trimmed.text))"]
  }
}

extension ModelMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      context.error("'@Model' can only be applied to a class, not to \(declaration.kindAndName)", at: node)
      return []
    }
    let properties = ModelProperty.all(of: model)
    diagnose(model, properties, in: context)
    // The compiler asks for no conformance where the class inherits it.
    let parts = ModelMembers(model, properties, isModelAlready: protocols.isEmpty, in: context)
    var members = parts.members + [parts.identifiers]
    for (macro, member) in [("Index", "_$indices"), ("Unique", "_$uniqueConstraints")] {
      if let groups = parts.groups(model.schemaGroups(named: macro), named: member) { members.append(groups) }
    }
    if let initializer = parts.initializer(hasInitializer: model.hasInitializer) { members.append(initializer) }
    if parts.superclass == nil, !model.hasInitializer,
      properties.map(\.binding).allSatisfy({ $0.isOptionalWithoutValue || $0.initializer != nil })
    {
      members.append("\(raw: parts.access)init() {}")
    }
    return members
  }

  private static func diagnose(
    _ model: ClassDeclSyntax, _ properties: [ModelProperty], in context: some MacroExpansionContext
  ) {
    let withoutValue = properties.first { $0.binding.initializer == nil && !$0.binding.isOptionalWithoutValue }
    if !model.hasInitializer, let withoutValue {
      context.error(
        "'@Model' requires an initializer in \(model.kindAndName): '\(withoutValue.name)' has no initial value",
        at: model.name)
    }
    if let generics = model.genericParameterClause {
      context.error("'@Model' cannot persist generic \(model.kindAndName)", at: generics)
    }
    for member in model.allMembers.compactMap({ $0.as(VariableDeclSyntax.self) }) where !member.isStatic {
      diagnose(member, in: context)
    }
    for conditional in model.memberBlock.members.compactMap({ $0.decl.as(IfConfigDeclSyntax.self) }) {
      let members = MemberBlockItemListSyntax([MemberBlockItemSyntax(decl: conditional)]).flattened
      for case let member in members.compactMap({ $0.as(VariableDeclSyntax.self) }) where member.isPersistent {
        context.error(
          "'@Model' cannot persist a property inside of '#if': the store needs the same properties in every build",
          at: member)
      }
    }
  }

  private static func diagnose(_ property: VariableDeclSyntax, in context: some MacroExpansionContext) {
    let names = property.bindings.map { "'\($0.pattern.trimmedDescription)'" }.joined(separator: ", ")
    let isTransient = property.attributes.contains(named: "Transient")
    if isTransient {
      let hasValue = property.bindings.allSatisfy {
        $0.initializer != nil || $0.isComputed || $0.typeAnnotation?.type.isOptional == true
      }
      if !hasValue {
        context.error("'@Transient' requires an initial value: the store has none for \(names)", at: property)
      }
    } else if property.isGroupOfStoredVariables {
      context.error(
        "'@Model' cannot persist properties that are declared together: declare \(names) one by one", at: property)
    } else if property.isConstant {
      context.error(
        "'@Model' cannot persist the constant \(names): declare it with 'var', or mark it with '@Transient'",
        at: property)
    } else if property.isStoredVariable, property.hasObservers {
      context.error(
        "'@Model' cannot persist \(names) with 'willSet' or 'didSet': mark it with '@Transient', or use a method",
        at: property)
    }
  }
}

extension ClassDeclSyntax {
  fileprivate var hasInitializer: Bool {
    allMembers.contains { member in
      guard let initializer = member.as(InitializerDeclSyntax.self) else { return false }
      return !initializer.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    }
  }

  /// The groups of key paths in `#Index` and `#Unique`, each as an array literal.
  fileprivate func schemaGroups(named macro: String) -> [String] {
    memberBlock.members.flatMap { member -> [String] in
      guard let expansion = member.decl.as(MacroExpansionDeclSyntax.self), expansion.macroName.text == macro else {
        return []
      }
      return expansion.arguments.map { argument in
        // `.binary([…])` and `.rtree([…])` name the kind of an index around its key paths.
        if let call = argument.expression.as(FunctionCallExprSyntax.self), let keyPaths = call.arguments.first {
          return keyPaths.expression.trimmedDescription
        }
        return argument.expression.trimmedDescription
      }
    }
  }
}
