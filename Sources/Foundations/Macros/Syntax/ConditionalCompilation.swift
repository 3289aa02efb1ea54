import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The same `#if`, `#elseif`, `#else` lines around what `body` makes of each clause.
  func rendered(_ body: (IfConfigClauseSyntax) -> String) -> String {
    var text = ""
    for clause in clauses {
      let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
      text += "\(clause.poundKeyword.text)\(condition)\n\(body(clause))"
      if !text.hasSuffix("\n") { text += "\n" }
    }
    return text + "#endif\n"
  }
}

extension MemberBlockItemListSyntax {
  /// Every member declaration, those inside `#if` included.
  var flattened: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return conditional.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return members.flattened
      }
    }
  }
}

extension DeclGroupSyntax {
  /// Every member declaration, those inside `#if` included.
  var allMembers: [DeclSyntax] { memberBlock.members.flattened }

  /// The nested type (or type alias) of this name.
  func nestedType(named name: String) -> DeclSyntax? {
    allMembers.first { member in
      switch member.kind {
      case .actorDecl, .classDecl, .enumDecl, .structDecl, .typeAliasDecl:
        member.asProtocol((any NamedDeclSyntax).self)?.name.text == name
      default:
        false
      }
    }
  }

  /// The property of this name and the declaration it stands in.
  func property(named name: String, isStatic: Bool = false) -> VariableDeclSyntax? {
    for case let variable in allMembers.compactMap({ $0.as(VariableDeclSyntax.self) })
    where variable.isStatic == isStatic {
      let names = variable.bindings.map { $0.pattern.trimmedDescription }
      if names.contains(name) || names.contains("`\(name)`") { return variable }
    }
    return nil
  }
}

extension VariableDeclSyntax {
  /// Whether the property belongs to the type and not to its values.
  var isStatic: Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) || $0.name.tokenKind == .keyword(.class) }
  }
}
