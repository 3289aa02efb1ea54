import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ModelActor`: an actor with a model context of its own.
enum ModelActorMacro {}

extension ModelActorMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ActorDeclSyntax.self), !protocols.isEmpty else { return [] }
    let availability = extensionAvailability(of: declaration, in: context)
    return [try ExtensionDeclSyntax("\(raw: availability)extension \(type.trimmed): ModelActor {}")]
  }
}

extension ModelActorMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let actor = declaration.as(ActorDeclSyntax.self) else {
      context.error("'@ModelActor' can only be applied to an actor, not to \(declaration.kindAndName)", at: node)
      return []
    }
    let access = actor.modifiers.generatedAccess(in: context).prefix
    var members: [DeclSyntax] = [
      "\(raw: access)nonisolated let modelExecutor: any ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: ModelContainer",
    ]
    let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first { $0.label?.text == "disableGenerateInit" }
    if argument?.expression.trimmedDescription != "true" {
      members.append(
        """
        \(raw: access)init(modelContainer: ModelContainer) {
        let modelContext = ModelContext(modelContainer)
        self.modelExecutor = DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
        }
        """)
    }
    return members
  }
}
