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
        "'@ViewAction' requires \(declaration.quotedName) to hold its 'Store' in a property 'store'", at: node,
        fixIts: [.addingStore(to: declaration, of: node)].compactMap { $0 }
      )
      return []
    }
    let sends = DirectSends(viewMode: .sourceAccurate)
    sends.walk(declaration.memberBlock)
    for call in sends.found {
      context.warning(
        "'@ViewAction' lets a view send its own actions alone: 'send(.tapped)' in place of 'store.send'", at: call,
        fixIts: [.sending(call)].compactMap { $0 }
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

/// Finds calls of `store.send` and `self.store.send`.
private final class DirectSends: SyntaxVisitor {
  var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if ["store.send", "self.store.send"].contains(node.calledExpression.trimmedDescription) { found.append(node) }
    return .visitChildren
  }
}

extension FixIt {
  /// Calls `send(action)` for `store.send(.view(action))`. For other actions than the view's, this is the only way.
  fileprivate static func sending(_ call: FunctionCallExprSyntax) -> FixIt? {
    guard var argument = call.arguments.first, argument.label == nil,
      let view = argument.expression.as(FunctionCallExprSyntax.self),
      let member = view.calledExpression.as(MemberAccessExprSyntax.self),
      member.base == nil, member.declName.baseName.text == "view",
      view.arguments.count == 1, let action = view.arguments.first?.expression
    else { return nil }
    argument.expression = action
    var replacement = call
    replacement.calledExpression = ExprSyntax(
      DeclReferenceExprSyntax(baseName: .identifier("send", leadingTrivia: call.leadingTrivia))
    )
    replacement.arguments = LabeledExprListSyntax([argument] + call.arguments.dropFirst())
    return FixIt(
      message: Diagnosis("Send the view's action"),
      changes: [.replace(oldNode: Syntax(call), newNode: Syntax(replacement))]
    )
  }

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
