import SwiftSyntax
import SwiftSyntaxBuilder

/// A property with a default value that becomes an entry of a keyed collection, such as `EnvironmentValues`.
struct EntryProperty {
  let name: String
  /// The type as written, or what the literal behind the `=` makes of it.
  let type: String?
  let value: String?

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      let (name, binding) = property.namedBinding
    else { return nil }
    self.name = name
    type =
      binding.typeAnnotation?.type.trimmedDescription
      ?? binding.initializer?.value.literalType?.trimmedDescription
    value = binding.initializer?.value.trimmedDescription
  }

  /// The name of the key type.
  var key: String { "__Key_\(name.withoutBackticks)" }

  /// Accessors that read and write the value of the key.
  var accessors: [AccessorDeclSyntax] {
    ["get { self[\(raw: key).self] }", "set { self[\(raw: key).self] = newValue }"]
  }

  /// A requirement of the key that has the value.
  func requirement(named requirement: String, type: String?, value: String) -> String {
    guard let type else { return "static let \(requirement) = \(value)" }
    return "static var \(requirement): \(type) { \(value) }"
  }

  /// A key whose default value is the property's. Without one, the property is optional and `nil`.
  func key(conformingTo protocolName: String) -> DeclSyntax {
    let requirement = requirement(named: "defaultValue", type: type, value: value ?? "nil")
    return """
      private struct \(raw: key): \(raw: protocolName) {
      \(raw: requirement)
      }
      """
  }
}

extension ExprSyntax {
  /// The type that a literal has when nothing else is said.
  var literalType: TypeSyntax? {
    switch kind {
    case .booleanLiteralExpr: "Swift.Bool"
    case .floatLiteralExpr: "Swift.Double"
    case .integerLiteralExpr: "Swift.Int"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}
