import SwiftSyntax

/// The required arguments of a struct and the call that makes it, as source text, for addresses of states.
///
/// The macro writes only calls that are sure to compile. Other states have no address by themselves.
struct StatePartsExpansion {
  let structure: StructDeclSyntax
  let access: String

  var member: String? {
    guard !isBeyond, let labels else { return nil }
    let keyPaths = labels.map { "\\Self.\($0)" }.joined(separator: ", ")
    let arguments = labels.enumerated().map { "\($1.withoutBackticks): $\($0)" }.joined(separator: ", ")
    let parameters = labels.isEmpty ? "" : "(\(keyPaths))"
    return """
      \(access)static var _$parts: ComposableArchitecture._StateParts<Self>? {
      ComposableArchitecture._StateParts\(parameters) {
      Self(\(arguments))
      }
      }
      """
  }

  /// Whether what the struct is made of depends on more than its declaration, or using it warns.
  private var isBeyond: Bool {
    let members = structure.memberBlock.members.map(\.decl)
    return members.contains { $0.is(IfConfigDeclSyntax.self) }
      || structure.attributes.contains(named: "MainActor")
      || members.contains { $0.asProtocol((any WithAttributesSyntax).self)?.attributes.availability.isEmpty == false }
      || structure.property(named: "_$parts", isStatic: true) != nil
  }

  /// The properties of which all others follow; `nil` where that cannot be said.
  private var labels: [String]? {
    let initializers = structure.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if initializers.isEmpty { return requiredProperties }
    let callable = initializers.compactMap(requiredParameters)
    // The one that asks for the least.
    return callable.min { $0.count < $1.count }
  }

  private var properties: [VariableDeclSyntax] {
    structure.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter { !$0.isStatic }
  }

  /// The properties without a default in the memberwise initializer.
  private var requiredProperties: [String]? {
    var names: [String] = []
    for property in properties {
      if property.modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) }) { continue }
      guard let (name, binding) = property.namedBinding else { return nil }
      if binding.isComputed || binding.initializer != nil { continue }
      guard let type = binding.typeAnnotation?.type else { return nil }
      let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      if isOptional, !property.isConstant, property.attributes.allSatisfy(isKnown) { continue }
      // What property wrappers ask for is their business.
      guard property.attributes.isEmpty || property.attributes.contains(named: "ObservationStateIgnored"),
        property.attributes.count <= 1, !property.modifiers.contains(where: isReference)
      else { return nil }
      names.append(name)
    }
    return names
  }

  /// The parameters without a default of an initializer of the struct, if each is stored under its own name.
  private func requiredParameters(_ initializer: InitializerDeclSyntax) -> [String]? {
    let signature = initializer.signature
    guard signature.effectSpecifiers == nil, initializer.genericParameterClause == nil,
      initializer.genericWhereClause == nil, initializer.attributes.isEmpty
    else { return nil }
    var names: [String] = []
    for parameter in signature.parameterClause.parameters where parameter.defaultValue == nil {
      guard parameter.ellipsis == nil, parameter.firstName.text != "_",
        let property = structure.property(named: parameter.firstName.text.withoutBackticks),
        property.attributes.isEmpty || property.attributes.contains(named: "ObservationStateIgnored"),
        let type = property.namedBinding?.binding.typeAnnotation?.type,
        type.trimmedDescription == parameter.type.trimmedDescription
      else { return nil }
      names.append(parameter.firstName.text)
    }
    return names
  }

  private func isKnown(_ attribute: AttributeListSyntax.Element) -> Bool {
    guard case .attribute(let attribute) = attribute else { return false }
    return ["ObservationStateIgnored", "Presents"].contains(attribute.name)
  }

  private func isReference(_ modifier: DeclModifierSyntax) -> Bool {
    ["weak", "unowned"].contains(modifier.name.text)
  }
}
