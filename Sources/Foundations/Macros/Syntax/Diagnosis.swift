import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A message of one of the macros, told by its text.
struct Diagnosis: DiagnosticMessage, FixItMessage, NoteMessage {
  let message: String
  let severity: DiagnosticSeverity

  init(_ message: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.severity = severity
  }

  var diagnosticID: MessageID { MessageID(domain: "IppoMacros", id: message) }
  var fixItID: MessageID { diagnosticID }
  var noteID: MessageID { diagnosticID }
}

extension MacroExpansionContext {
  /// Reports an error at `node`.
  func error(_ message: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
    diagnose(Diagnostic(node: Syntax(node), message: Diagnosis(message), fixIts: fixIts))
  }

  /// Reports a warning at `node`.
  func warning(_ message: String, at node: some SyntaxProtocol, notes: [Note] = [], fixIts: [FixIt] = []) {
    diagnose(
      Diagnostic(node: Syntax(node), message: Diagnosis(message, severity: .warning), notes: notes, fixIts: fixIts)
    )
  }
}

extension VariableDeclSyntax {
  /// Reports that properties declared together are not observed.
  func diagnoseGroup(observedBy macro: String, in context: some MacroExpansionContext) {
    let names = bindings.map { "'\($0.pattern.trimmedDescription)'" }.joined(separator: ", ")
    context.error(
      "'@\(macro)' cannot observe properties that are declared together: declare \(names) one by one", at: self
    )
  }
}

extension DeclSyntaxProtocol {
  /// How the language names this kind of declaration, with its own name when it has one: `struct 'Counter'`.
  var kindAndName: String {
    let name = quotedName
    return name.isEmpty ? kindName : "\(kindName) \(name)"
  }

  /// The declaration's name in quotation marks; empty for a declaration without a name.
  var quotedName: String {
    asProtocol((any NamedDeclSyntax).self).map { "'\($0.name.trimmed.text)'" } ?? ""
  }

  /// How the language names this kind of declaration: `struct`, `extension`, ...
  var kindName: String {
    switch kind {
    case .actorDecl: "actor"
    case .classDecl: "class"
    case .enumDecl: "enum"
    case .extensionDecl: "extension"
    case .functionDecl: "function"
    case .protocolDecl: "protocol"
    case .structDecl: "struct"
    case .variableDecl: "property"
    default: "declaration"
    }
  }
}
