import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction(for:)`: a view sends the view actions of a feature with `send`, and no others.
enum ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.property(named: "store") != nil else {
      context.error(
        "'@ViewAction' requires \(declaration.quotedName) to have a 'store' property of type 'Store'", at: node,
        fixIts: [.addingStore(to: declaration, of: node)].compactMap { $0 }
      )
      return []
    }
    let sends = DirectSends(viewMode: .sourceAccurate)
    sends.walk(declaration.memberBlock)
    for send in sends.found {
      context.warning(
        "Do not use 'store.send' directly when using '@ViewAction'", at: send.call,
        fixIts: [
          FixIt(
            message: Diagnosis("Call 'send' directly with a view action"),
            changes: [.replace(oldNode: Syntax(send.call), newNode: Syntax(send.replacement))]
          )
        ]
      )
    }
    guard !protocols.isEmpty else { return [] }
    let availability = extensionAvailability(of: declaration, in: context)
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability)extension \(type.trimmed): ComposableArchitecture.ViewActionSending {}"
      )
    ]
  }
}

/// Finds `store.send(.view(action))` and `self.store.send(.view(action))`.
private final class DirectSends: SyntaxVisitor {
  var found: [(call: FunctionCallExprSyntax, replacement: FunctionCallExprSyntax)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["store.send", "self.store.send"].contains(node.calledExpression.trimmedDescription),
      var argument = node.arguments.first, argument.label == nil,
      let view = argument.expression.as(FunctionCallExprSyntax.self),
      let member = view.calledExpression.as(MemberAccessExprSyntax.self),
      member.base == nil, member.declName.baseName.text == "view",
      view.arguments.count == 1, let action = view.arguments.first?.expression
    else { return .visitChildren }
    argument.expression = action
    var replacement = node
    replacement.calledExpression = ExprSyntax(
      DeclReferenceExprSyntax(
        baseName: .identifier("send", leadingTrivia: node.leadingTrivia)
      )
    )
    replacement.arguments = LabeledExprListSyntax([argument] + node.arguments.dropFirst())
    found.append((node, replacement))
    return .visitChildren
  }
}

extension FixIt {
  /// Adds `let store: StoreOf<Feature>` before the other members.
  fileprivate static func addingStore(to declaration: some DeclGroupSyntax, of node: AttributeSyntax) -> FixIt? {
    guard case .argumentList(let arguments)? = node.arguments,
      let type = arguments.first?.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
      let feature = type.base?.trimmedDescription
    else { return nil }
    var block = declaration.memberBlock
    let indentation = block.members.first?.leadingTrivia ?? [.newlines(1), .spaces(2)]
    let store = MemberBlockItemSyntax(
      leadingTrivia: indentation, decl: DeclSyntax("let store: StoreOf<\(raw: feature)>")
    )
    block.members.insert(store, at: block.members.startIndex)
    return FixIt(
      message: Diagnosis("Add 'store'"),
      changes: [.replace(oldNode: Syntax(declaration.memberBlock), newNode: Syntax(block))]
    )
  }
}
