import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer`: a struct becomes a feature, an enum one of several features.
enum ReducerMacro {}

extension ReducerMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    var missing = protocols.map(\.unqualifiedName)
    if declaration.is(StructDeclSyntax.self) {
      missing.removeAll { $0 != "Reducer" }
    } else if !declaration.is(EnumDeclSyntax.self) {
      missing = []
    }
    guard !missing.isEmpty else { return [] }
    // `CaseReducer` comes first: its `body` is the one to infer the type of `Body` from.
    missing.sort()
    let names = missing.map { "ComposableArchitecture.\($0)" }.joined(separator: ", ")
    let availability = extensionAvailability(of: declaration, in: context)
    return [try ExtensionDeclSyntax("\(raw: availability)extension \(type.trimmed): \(raw: names) {}")]
  }
}

extension ReducerMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else { return [] }
    if let enumeration = member.as(EnumDeclSyntax.self) {
      let isState = enumeration.name.text == "State"
      guard isState || enumeration.name.text == "Action" else { return [] }
      var attributes: [AttributeSyntax] = []
      if !enumeration.attributes.contains(named: "CasePathable") { attributes.append("@CasePaths.CasePathable") }
      if isState, !enumeration.attributes.contains(named: "dynamicMemberLookup") {
        attributes.append("@dynamicMemberLookup")
      }
      return attributes
    }
    if let enumeration = declaration.as(EnumDeclSyntax.self), let cases = member.as(EnumCaseDeclSyntax.self) {
      let reducers = enumeration.reducersToCheck(at: cases)
      return reducers.isEmpty
        ? [] : ["@ComposableArchitecture._ReducerFeatures(\(raw: reducers.joined(separator: ", ")))"]
    }
    if let property = member.as(VariableDeclSyntax.self), let (name, binding) = property.namedBinding,
      name == "body", binding.isComputed, !property.attributes.contains(named: "ReducerBuilder"),
      let (state, action) = binding.typeAnnotation?.type.stateAndAction
    {
      return ["@ComposableArchitecture.ReducerBuilder<\(raw: state), \(raw: action)>"]
    }
    return []
  }
}

extension ReducerMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.modifiers.generatedAccess(in: context).prefix
    if let structure = declaration.as(StructDeclSyntax.self) {
      if case .argumentList(let arguments)? = node.arguments, !arguments.isEmpty {
        context.error(
          "'@Reducer' takes arguments on enums alone",
          at: arguments, fixIts: [.removing(arguments, of: node)]
        )
      }
      return FeatureExpansion(structure: structure, access: access).members(in: context)
    }
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      if enumeration.property(named: "body", isStatic: true) == nil { enumeration.diagnoseBareReducers(in: context) }
      return EnumFeatureExpansion(enumeration: enumeration, node: node, access: access).members
    }
    context.error(
      "'@Reducer' can only be applied to a struct or an enum, and not to \(declaration.kindAndName)", at: node
    )
    return []
  }
}

extension TypeSyntax {
  /// The generic arguments of `some Reducer<State, Action>`; those of `ReducerOf<F>` are the types nested in `F`.
  fileprivate var stateAndAction: (state: String, action: String)? {
    guard let opaque = self.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.tokenKind == .keyword(.some) else {
      return nil
    }
    let arguments: GenericArgumentListSyntax?
    switch opaque.constraint.unqualifiedName {
    case "Reducer", "ReducerProtocol", "ReducerOf", "ReducerProtocolOf":
      arguments =
        opaque.constraint.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments
        ?? opaque.constraint.as(MemberTypeSyntax.self)?.genericArgumentClause?.arguments
    default: return nil
    }
    let types = (arguments ?? []).map { $0.argument.trimmedDescription }
    switch types.count {
    case 1: return ("\(types[0]).State", "\(types[0]).Action")
    case 2: return (types[0], types[1])
    default: return ("Self.State", "Self.Action")
    }
  }
}

extension FixIt {
  /// Removes the arguments of an attribute.
  fileprivate static func removing(_ arguments: LabeledExprListSyntax, of node: AttributeSyntax) -> FixIt {
    var plain = node
    plain.leftParen = nil
    plain.arguments = nil
    plain.rightParen = nil
    plain.trailingTrivia = node.trailingTrivia
    return FixIt(
      message: Diagnosis("Remove '(\(arguments.trimmed))'"),
      changes: [.replace(oldNode: Syntax(node), newNode: Syntax(plain))]
    )
  }
}
