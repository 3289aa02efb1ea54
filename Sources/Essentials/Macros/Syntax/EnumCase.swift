import SwiftSyntax

/// One case of an enum, with what the generated code needs to embed and extract its payload.
struct EnumCase {
  /// One value of a case's payload.
  struct Parameter {
    /// The argument label, when there is one.
    let label: String?
    let type: TypeSyntax
    let defaultValue: ExprSyntax?
  }

  let declaration: EnumCaseDeclSyntax
  let element: EnumCaseElementSyntax

  /// The case's name as written, backticks included.
  var name: String { element.name.trimmed.text }

  var parameters: [Parameter] {
    (element.parameterClause?.parameters ?? []).map { parameter in
      let label = parameter.firstName?.trimmed.text
      return Parameter(
        label: label == "_" ? nil : label,
        type: parameter.type.trimmed,
        defaultValue: parameter.defaultValue?.value.trimmed
      )
    }
  }

  /// Whether the case is written as `indirect`.
  var isIndirect: Bool {
    declaration.modifiers.contains { $0.name.tokenKind == .keyword(.indirect) }
  }

  /// `@available` attributes and documentation, to be repeated on what stands for the case.
  var documentation: String {
    var text = ""
    for piece in declaration.leadingTrivia.pieces {
      switch piece {
      case .docLineComment(let line), .docBlockComment(let line): text += line + "\n"
      default: break
      }
    }
    return text
  }

  /// A pattern that binds the payload to `v0`, `v1`, …: `.move(v0, v1)`.
  var bindingPattern: String {
    let names = parameters.indices.map { "v\($0)" }
    return names.isEmpty ? ".\(name)" : ".\(name)(\(names.joined(separator: ", ")))"
  }
}

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

  /// What `body` makes of each case, one per line, inside the same `#if`.
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
