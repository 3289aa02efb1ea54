import SwiftSyntax

/// The cases of an enum as written: one after the other, some of them inside `#if`.
indirect enum EnumCases {
  case one(EnumCase)
  case conditional(IfConfigDeclSyntax, [[EnumCases]])

  /// The cases among `members`.
  static func find(in members: MemberBlockItemListSyntax) -> [EnumCases] {
    members.flatMap { item -> [EnumCases] in
      if let declaration = item.decl.as(EnumCaseDeclSyntax.self) {
        return declaration.elements.map { .one(EnumCase(declaration: declaration, element: $0)) }
      }
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        let clauses = conditional.clauses.map { clause -> [EnumCases] in
          guard case .decls(let members)? = clause.elements else { return [] }
          return find(in: members)
        }
        return clauses.allSatisfy(\.isEmpty) ? [] : [.conditional(conditional, clauses)]
      }
      return []
    }
  }
}

extension Sequence<EnumCases> {
  /// All cases, whatever `#if` they stand in.
  var flattened: [EnumCase] {
    flatMap { cases -> [EnumCase] in
      switch cases {
      case .one(let one): [one]
      case .conditional(_, let clauses): clauses.flatMap(\.flattened)
      }
    }
  }

  /// The attribute of generated code that names every case: it must be deprecated when one case is, or the code would
  /// raise warnings.
  var deprecation: String {
    let isDeprecated = flattened.contains { element in
      element.declaration.attributes.availability.contains("deprecated")
    }
    return isDeprecated ? "@available(*, deprecated)\n" : ""
  }

  /// The texts that `body` makes of each case, one per line, inside the same `#if`.
  func rendered(_ body: (EnumCase) -> String) -> String {
    var text = ""
    for cases in self {
      switch cases {
      case .one(let one):
        text += body(one)
        if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
      case .conditional(let conditional, let clauses):
        let bodies = clauses.map { $0.rendered(body) }
        var remaining = bodies[...]
        let rendered = conditional.rendered { _ in remaining.popFirst() ?? "" }
        if bodies.contains(where: { !$0.isEmpty }) { text += rendered }
      }
    }
    return text
  }
}

extension EnumDeclSyntax {
  /// The cases of this enum.
  var cases: [EnumCases] { EnumCases.find(in: memberBlock.members) }
}
