import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A closure property of a client.
struct Endpoint {
  let closure: ClosureType
  let name: String
  let property: VariableDeclSyntax
  let binding: PatternBindingSyntax

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      let (name, binding) = property.namedBinding, let type = binding.typeAnnotation?.type,
      let closure = ClosureType(type)
    else { return nil }
    self.closure = closure
    self.name = name
    self.property = property
    self.binding = binding
  }

  var storageName: String { "_\(name.withoutBackticks)" }
  var type: String { binding.typeAnnotation?.type.trimmedDescription ?? "" }

  /// The stored closure, with an implementation that reports an issue.
  func storage(in context: some MacroExpansionContext) -> String {
    "private var \(storageName): \(type) = \(unimplemented(in: context))"
  }

  private func unimplemented(in context: some MacroExpansionContext) -> String {
    let report = #"IssueReporting.reportIssue("Unimplemented: '\(Self.self).\#(name.withoutBackticks)'")"#
    if let initialValue = binding.initializer?.value {
      guard let closure = initialValue.as(ClosureExprSyntax.self) else { return initialValue.trimmedDescription }
      return "{\(signature(of: closure))\n\(report)\n\(returning(closure.statements))\n}"
    }
    let parameters = closure.ignoredParameters
    let start = "{\(parameters.isEmpty ? "" : " \(parameters)")\n\(report)\n"
    if closure.throwsAnyError {
      return start + "throw DependenciesMacros.Unimplemented(\"\(name.withoutBackticks)\")\n}"
    }
    if closure.returnsVoid { return start + "}" }
    if closure.returnsOptional { return start + "return nil\n}" }
    diagnoseMissingDefault(in: context)
    return "{\(parameters.isEmpty ? "" : " \(parameters)")\nSwift.fatalError()\n}"
  }

  /// The default closure as written. `nil` for an endpoint without one, and for a closure that ends the program. Endpoints
  /// that throw, or that return `Void`, need none.
  var valueWithoutReport: String? {
    guard !closure.throwsAnyError, !closure.returnsVoid,
      let literal = binding.initializer?.value.as(ClosureExprSyntax.self), !literal.endsProgram
    else { return nil }
    return "{\(signature(of: literal))\n\(returning(literal.statements))\n}"
  }

  private func signature(of literal: ClosureExprSyntax) -> String {
    literal.signature.map { " \($0.trimmedDescription)" } ?? ignoredParameters(of: literal)
  }

  /// A closure that names none of its parameters by `$0` needs them ignored once it has more than one statement.
  private func ignoredParameters(of literal: ClosureExprSyntax) -> String {
    let usesPosition = literal.statements.tokens(viewMode: .sourceAccurate).contains { token in
      if case .dollarIdentifier = token.tokenKind { true } else { false }
    }
    return usesPosition || closure.parameters.isEmpty ? "" : " \(closure.ignoredParameters)"
  }

  /// The statements, with the `return` that a single expression can do without.
  private func returning(_ statements: CodeBlockItemListSyntax) -> String {
    guard !closure.returnsVoid, statements.count == 1, let statement = statements.first,
      case .expr(let expression) = statement.item, !expression.isFatalError
    else { return statements.trimmedDescription }
    return "return \(expression.trimmedDescription)"
  }

  private func diagnoseMissingDefault(in context: some MacroExpansionContext) {
    var fixed = binding
    fixed.typeAnnotation?.trailingTrivia = []
    let value = "{ \(closure.ignoredParameters)\(closure.parameters.isEmpty ? "" : " ")<#\(closure.returnType)#> }"
    fixed.initializer = InitializerClauseSyntax(
      equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space), value: ExprSyntax("\(raw: value)")
    )
    let fixIt = FixIt(
      message: Diagnosis("Insert '= \(value)'"),
      changes: [.replace(oldNode: Syntax(binding), newNode: Syntax(fixed))]
    )
    context.error(
      """
      The closure '\(name)' cannot throw, and needs a value to return

      The client that the macro makes for tests reports an issue and returns this value when the closure is called. \
      It can be any value: 'false' where the closure returns a Boolean, '[]' where it returns an array.
      """,
      at: binding, fixIts: [fixIt]
    )
  }

  /// A method with the labels of the closure's parameters, if there are any or a name is given.
  func method(named methodName: String?, context: some MacroExpansionContext) -> String? {
    let hasLabels = closure.parameters.contains { parameter in
      parameter.secondName.map { $0.text != "_" } ?? false
    }
    guard hasLabels || methodName != nil else { return nil }
    var parameters: [String] = []
    var arguments: [String] = []
    for (index, parameter) in closure.parameters.enumerated() {
      let label = parameter.secondName?.trimmed.text ?? "_"
      parameters.append("\(label) p\(index): \(parameter.type.trimmedDescription)")
      let attributed = parameter.type.as(AttributedTypeSyntax.self)
      let isInout = attributed?.specifiers.trimmedDescription.contains("inout") ?? false
      let isAutoclosure = attributed?.attributes.contains(named: "autoclosure") ?? false
      arguments.append("\(isInout ? "&" : "")p\(index)\(isAutoclosure ? "()" : "")")
    }
    let availability = property.attributes.availability
    let isolation = closure.attributes.filter { $0 != "@Sendable" && $0 != "@escaping" }.map { "\($0)\n" }.joined()
    let effects =
      (closure.isAsync ? " async" : "") + (closure.throwsClause.map { " \($0.trimmedDescription)" } ?? "")
    let marks = (closure.throwsClause == nil ? "" : "try ") + (closure.isAsync ? "await " : "")
    let result = closure.returnsVoid ? "" : " -> \(closure.returnType.trimmedDescription)"
    return """
      \(availability)\(isolation)\(property.modifiers.writtenAccessLevel)func \(methodName ?? name)(\
      \(parameters.joined(separator: ", ")))\(effects)\(result) {
      \(marks)self.\(name)(\(arguments.joined(separator: ", ")))
      }
      """
  }
}

extension ClosureExprSyntax {
  /// Whether a statement may end the program.
  fileprivate var endsProgram: Bool {
    statements.tokens(viewMode: .sourceAccurate).contains { ["fatalError", "preconditionFailure"].contains($0.text) }
  }
}

extension ExprSyntax {
  /// Whether the expression never returns.
  fileprivate var isFatalError: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return ["fatalError", "preconditionFailure", "Swift.fatalError"].contains(call.calledExpression.trimmedDescription)
  }
}
