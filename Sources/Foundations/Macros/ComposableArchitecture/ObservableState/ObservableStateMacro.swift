import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState`: a struct whose stored properties are observed one by one, or an enum whose payloads are.
enum ObservableStateMacro {
  /// See ``DeclSyntax/init(verbatim:)``.
  static var formatMode: FormatMode { .disabled }
}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else {
      return []
    }
    let names = protocols.map { protocolType in
      protocolType.unqualifiedName == "Observable" ? "Observation.Observable" : "ComposableArchitecture.ObservableState"
    }
    let availability = extensionAvailability(of: declaration, in: context)
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability)extension \(type.trimmed): \(raw: names.joined(separator: ", ")) {\n}"
      )
    ]
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  private static let tracked: AttributeSyntax = "@ComposableArchitecture.ObservationStateTracked"

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let property = member.as(VariableDeclSyntax.self),
      !property.attributes.contains(named: "ObservationStateTracked"),
      !property.attributes.contains(named: "ObservationStateIgnored")
    else { return [] }
    if property.isGroupOfStoredVariables {
      property.diagnoseGroup(observedBy: "ObservableState", in: context)
    }
    guard property.isObservable else { return [] }
    diagnoseStandardMacros(of: property, in: context)
    return property.observesItself ? [] : [tracked]
  }

  /// The markers of `@Observable` mean nothing here, and have counterparts.
  private static func diagnoseStandardMacros(
    of property: VariableDeclSyntax, in context: some MacroExpansionContext
  ) {
    for (name, counterpart) in [
      ("ObservationIgnored", "ObservationStateIgnored"), ("ObservationTracked", "ObservationStateTracked"),
    ] {
      for attribute in property.attributes.compactMap({ $0.as(AttributeSyntax.self) })
      where attribute.attributeName.trimmedDescription == name {
        var replacement = attribute
        replacement.attributeName = "\(raw: counterpart)"
        replacement.attributeName.trailingTrivia = attribute.attributeName.trailingTrivia
        context.error(
          "'@\(name)' observes nothing in '@ObservableState'", at: attribute,
          fixIts: [
            FixIt(
              message: Diagnosis("Use '@\(counterpart)' instead"),
              changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(replacement))]
            )
          ]
        )
      }
    }
  }
}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.modifiers.generatedAccess(in: context).prefix
    let members: [String]
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      members = ObservableEnumExpansion(enumeration: enumeration, access: access).members
    } else if let structure = declaration.as(StructDeclSyntax.self) {
      members = ObservableStructExpansion(structure: structure, access: access).members
    } else {
      context.error(
        "'@ObservableState' goes on structs and enums, not on \(declaration.kindName) type \(declaration.quotedName)",
        at: node
      )
      return []
    }
    return members.map { DeclSyntax(verbatim: $0.indented) }
  }
}
