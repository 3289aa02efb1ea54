import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Perceptible`: a class whose stored properties are observed one by one.
enum PerceptibleMacro {}

extension PerceptibleMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
    let names = protocols.map { protocolType in
      protocolType.unqualifiedName == "Observable" ? "Observation.Observable" : "Perception.Perceptible"
    }
    let availability = extensionAvailability(of: declaration, in: context)
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability)extension \(type.trimmed): nonisolated \(raw: names.joined(separator: ", nonisolated ")) {}"
      )
    ]
  }
}

extension PerceptibleMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self), let property = member.as(VariableDeclSyntax.self),
      !property.attributes.contains(named: "PerceptionTracked"),
      !property.attributes.contains(named: "PerceptionIgnored")
    else { return [] }
    if property.isGroupOfStoredVariables {
      property.diagnoseGroup(observedBy: "Perceptible", in: context)
    }
    guard property.isStoredVariable else { return [] }
    return ["@Perception.PerceptionTracked"]
  }
}

extension PerceptibleMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      // As the standard library says it of `@Observable`.
      let kind = declaration.is(EnumDeclSyntax.self) ? "enumeration" : declaration.kindName
      context.error("'@Perceptible' goes on classes, not on \(kind) type \(declaration.quotedName)", at: node)
      return []
    }
    let functions = model.allMembers.compactMap { $0.as(FunctionDeclSyntax.self)?.name.text }
    var members: [DeclSyntax] = []
    if model.property(named: "_$perceptionRegistrar") == nil {
      members.append(
        """
        @Perception.PerceptionIgnored
        private let _$perceptionRegistrar = Perception.PerceptionRegistrar()
        """
      )
    }
    if !functions.contains("access") {
      members.append(
        """
        internal nonisolated func access<Member>(keyPath: Swift.KeyPath<\(model.name.trimmed), Member>) {
        _$perceptionRegistrar.access(self, keyPath: keyPath)
        }
        """
      )
    }
    if !functions.contains("withMutation") {
      members.append(
        """
        internal nonisolated func withMutation<Member, MutationResult>(
        keyPath: Swift.KeyPath<\(model.name.trimmed), Member>, _ mutation: () throws -> MutationResult
        ) rethrows -> MutationResult {
        try _$perceptionRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
        }
        """
      )
    }
    if !functions.contains("shouldNotifyObservers") {
      members += [
        ("Member", "true"), ("Member: Swift.Equatable", "lhs != rhs"), ("Member: Swift.AnyObject", "lhs !== rhs"),
        ("Member: Swift.Equatable & Swift.AnyObject", "lhs != rhs"),
      ].map { generics, condition in
        """
        private nonisolated func shouldNotifyObservers<\(raw: generics)>(_ lhs: Member, _ rhs: Member) -> Swift.Bool {
        \(raw: condition)
        }
        """
      }
    }
    return members
  }
}
