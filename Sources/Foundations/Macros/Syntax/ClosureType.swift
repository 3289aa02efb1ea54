import SwiftSyntax

/// The type of a closure, taken apart.
struct ClosureType {
  /// Attributes and specifiers before the parameters: `@MainActor @Sendable`.
  let attributes: [String]
  let function: FunctionTypeSyntax

  /// `nil` unless the type is written as a closure's, with or without parentheses.
  init?(_ type: TypeSyntax) {
    var attributes: [String] = []
    var type = type
    while true {
      if let attributed = type.as(AttributedTypeSyntax.self) {
        attributes += attributed.attributes.map(\.trimmedDescription)
        type = attributed.baseType
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first
      {
        type = element.type
      } else {
        break
      }
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    self.attributes = attributes
    self.function = function
  }

  var parameters: TupleTypeElementListSyntax { function.parameters }
  var returnType: TypeSyntax { function.returnClause.type.trimmed }
  var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }
  var throwsClause: ThrowsClauseSyntax? { function.effectSpecifiers?.throwsClause?.trimmed }

  /// Whether any error can be thrown, and not just those of one type.
  var throwsAnyError: Bool {
    guard let throwsClause, throwsClause.throwsSpecifier.tokenKind == .keyword(.throws) else { return false }
    switch throwsClause.type?.trimmedDescription {
    case .none, "any Error", "any Swift.Error", "Error": return true
    default: return false
    }
  }

  var returnsVoid: Bool { ["Void", "Swift.Void", "()"].contains(returnType.trimmedDescription) }
  var returnsOptional: Bool {
    returnType.is(OptionalTypeSyntax.self) || returnType.trimmedDescription.hasPrefix("Optional<")
  }

  /// The start of a closure that ignores its parameters: `_, _ in`.
  var ignoredParameters: String {
    parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in"
  }
}
