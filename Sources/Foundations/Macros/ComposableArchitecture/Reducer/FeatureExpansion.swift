import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The missing parts of a feature, which `@Reducer` adds to a struct.
struct FeatureExpansion {
  let structure: StructDeclSyntax
  let access: String

  func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    let body = structure.property(named: "body")
    let reduce = structure.reduceMethod
    if let reduce { diagnose(reduce, body: body, in: context) }
    guard body == nil, reduce == nil else { return [] }
    var members: [DeclSyntax] = []
    if structure.nestedType(named: "State") == nil {
      let conformances =
        EnumFeatureExpansion.observable + ["Swift.Codable", "Swift.Equatable", "Swift.Hashable", "Swift.Sendable"]
      members.append(
        """
        @ComposableArchitecture.ObservableState
        \(raw: access)struct State: \(raw: conformances.joined(separator: ", ")) {
        \(raw: access)init() {}
        }
        """
      )
    }
    if structure.nestedType(named: "Action") == nil {
      members.append("\(raw: access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}")
    }
    members.append("\(raw: access)let body = ComposableArchitecture.EmptyReducer<State, Action>()")
    return members
  }

  private func diagnose(
    _ reduce: FunctionDeclSyntax, body: VariableDeclSyntax?, in context: some MacroExpansionContext
  ) {
    if let body {
      context.warning(
        "The 'body' of the reducer never runs: its 'reduce' method runs in its place", at: reduce.name,
        notes: [Note(node: Syntax(body), message: Diagnosis("The 'body' that does not run"))]
      )
      return
    }
    let fixIt = reduce.asBody.map { body in
      FixIt(
        message: Diagnosis("Turn it into a 'body' with a 'Reduce'"),
        changes: [.replace(oldNode: Syntax(reduce), newNode: Syntax(body))]
      )
    }
    context.warning(
      "'reduce(into:action:)' should not be implemented by a feature: compose it in 'body'", at: reduce.name,
      fixIts: fixIt.map { [$0] } ?? []
    )
  }
}

extension StructDeclSyntax {
  /// The method `reduce(into:action:)`.
  fileprivate var reduceMethod: FunctionDeclSyntax? {
    allMembers.lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first { function in
      function.name.text == "reduce"
        && function.signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
    }
  }
}

extension FunctionDeclSyntax {
  /// The `body` that does what this `reduce(into:action:)` does.
  fileprivate var asBody: VariableDeclSyntax? {
    guard let statements = body?.statements else { return nil }
    let names = signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).trimmed.text }
    let indentation = leadingTrivia.indentationOfLastLine
    let lines = statements.trimmedDescription.split(separator: "\n", omittingEmptySubsequences: false)
    let inner = lines.enumerated().map { index, line in
      line.isEmpty ? "" : index == 0 ? "\(indentation)    \(line)" : "  \(line)"
    }
    let text = """
      \(modifiers.writtenAccessLevel)var body: some ComposableArchitecture.Reducer<State, Action> {
      \(indentation)  ComposableArchitecture.Reduce { \(names.joined(separator: ", ")) in
      \(inner.joined(separator: "\n"))
      \(indentation)  }
      \(indentation)}
      """
    var declaration = DeclSyntax("\(raw: text)").cast(VariableDeclSyntax.self)
    declaration.leadingTrivia = leadingTrivia
    declaration.trailingTrivia = trailingTrivia
    return declaration
  }
}

extension Trivia {
  /// The white space after the last line break.
  fileprivate var indentationOfLastLine: String {
    description.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
  }
}
