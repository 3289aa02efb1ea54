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
    declaration.modifiers.isIndirect
  }

  /// The documentation, a line break after it, to be repeated on what stands for the case.
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

extension DeclModifierListSyntax {
  /// Whether an enum or a case is written as `indirect`.
  var isIndirect: Bool { contains { $0.name.tokenKind == .keyword(.indirect) } }
}
