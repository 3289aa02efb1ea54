import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Rule`: a condition about parameters and events, as a call of `Tips.Rule`.
enum RuleMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let call = FunctionCallExprSyntax(
      calledExpression: ExprSyntax("Tips.Rule"), leftParen: .leftParenToken(), arguments: node.arguments,
      rightParen: .rightParenToken(), trailingClosure: node.trailingClosure,
      additionalTrailingClosures: node.additionalTrailingClosures)
    return ExprSyntax(call)
  }
}
