import SwiftSyntax

/// Renames identifiers in types, so that a type means the same one level deeper.
private final class TypeRenamer: SyntaxRewriter {
  let replacements: [String: String]

  init(_ replacements: [String: String]) {
    self.replacements = replacements
    super.init()
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    guard let replacement = replacements[node.name.text] else { return super.visit(node) }
    var node = super.visit(node).cast(IdentifierTypeSyntax.self)
    node.name = .identifier(
      replacement, leadingTrivia: node.name.leadingTrivia, trailingTrivia: node.name.trailingTrivia
    )
    return TypeSyntax(node)
  }
}

/// Finds the unqualified identifiers that a type is written with.
private final class TypeIdentifiers: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}

extension TypeSyntax {
  /// The type with unqualified names exchanged, for instance `Self` for the name of the enum.
  func renaming(_ replacements: [String: String]) -> TypeSyntax {
    TypeRenamer(replacements).rewrite(self).cast(TypeSyntax.self).trimmed
  }

  /// The unqualified names that the type is written with.
  var identifiers: Set<String> {
    let visitor = TypeIdentifiers(viewMode: .sourceAccurate)
    visitor.walk(self)
    return visitor.names
  }
}

extension TypeSyntaxProtocol {
  /// The name without modules and outer types: `Observable` for `Observation.Observable`.
  var unqualifiedName: String {
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return trimmedDescription
  }
}
