import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The parts of a `#Preview`, and the type that they are expanded to.
struct PreviewExpansion {
  private let arguments: [LabeledExprSyntax]
  private let body: ClosureExprSyntax?
  /// The closure's source where the body is no closure literal, such as the name of a function.
  private let bodySource: String
  /// The label of the body in the initializer of the declaration.
  private let label: String
  private let place: AbstractSourceLocation

  /// - Parameter label: The label of the body in the initializer of the declaration.
  init?(_ node: some FreestandingMacroExpansionSyntax, label: String, in context: some MacroExpansionContext) {
    guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID),
      let expression = node.trailingClosure.map(ExprSyntax.init)
        ?? node.arguments.first(where: { $0.label?.text == "body" })?.expression
    else { return nil }
    self.place = place
    self.label = label
    arguments = node.arguments.filter { $0.label?.text != "body" }
    body = expression.as(ClosureExprSyntax.self)
    bodySource = expression.trimmedDescription
  }

  func declarations(in context: some MacroExpansionContext) -> [DeclSyntax] {
    let (properties, rest) = statements
    if let property = properties.first, arguments.contains(where: { $0.label?.text == "arguments" }) {
      context.error(
        "'@Previewable' has no effect in a preview with 'arguments': put the state into a view", at: property)
      return []
    }
    let wrapper = properties.isEmpty ? nil : context.makeUniqueName("Previewable").text
    let made = wrapper.map { "{ \($0)() }" } ?? bodySource
    var lines = ["struct \(context.makeUniqueName("Preview").text): _PreviewRegistry {"]
    lines += ["static var _fileID: String { \(place.file) }", "static var _line: Int { \(place.line) }"]
    lines += ["static var _column: Int { \(place.column) }", "static func _makeDeclaration() -> _PreviewDeclaration {"]
    if let wrapper {
      lines.append("struct \(wrapper): View {")
      lines += properties.map { Self.withoutMark($0) }
      lines += ["var body: some View {", rest, "}", "}"]
    }
    let list = (arguments.map(\.trimmedArgument) + ["\(label): \(made)"]).joined(separator: ", ")
    lines += ["return _PreviewDeclaration(\(list))", "}", "}"]
    return ["\(raw: lines.joined(separator: "\n"))"]
  }

  /// The declarations with `@Previewable`, and the source of the other statements.
  private var statements: (properties: [VariableDeclSyntax], rest: String) {
    guard let body else { return ([], "") }
    var properties: [VariableDeclSyntax] = []
    var rest = ""
    for statement in body.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), variable.isPreviewable {
        properties.append(variable)
      } else {
        rest += statement.description
      }
    }
    return (properties, rest)
  }

  private static func withoutMark(_ variable: VariableDeclSyntax) -> String {
    var variable = variable
    variable.attributes = variable.attributes.filter { !$0.isPreviewable }
    return variable.trimmedDescription
  }
}

extension VariableDeclSyntax {
  fileprivate var isPreviewable: Bool { attributes.contains(where: \.isPreviewable) }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    self.as(AttributeSyntax.self)?.attributeName.unqualifiedName == "Previewable"
  }
}

extension LabeledExprSyntax {
  /// The argument without the comma after it.
  fileprivate var trimmedArgument: String { with(\.trailingComma, nil).trimmedDescription }
}
