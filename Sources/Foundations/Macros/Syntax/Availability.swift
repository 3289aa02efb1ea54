import SwiftSyntax
import SwiftSyntaxMacros

extension AttributeListSyntax {
  /// The `@available` attributes among these, one per line, `#if` around them kept.
  var availability: String {
    var text = ""
    for element in self {
      switch element {
      case .attribute(let attribute) where attribute.name == "available":
        text += attribute.trimmedDescription + "\n"
      case .ifConfigDecl(let conditional):
        let inner = conditional.rendered { clause in
          guard case .attributes(let attributes)? = clause.elements else { return "" }
          return attributes.availability
        }
        if conditional.clauses.contains(where: { clause in
          guard case .attributes(let attributes)? = clause.elements else { return false }
          return !attributes.availability.isEmpty
        }) {
          text += inner
        }
      default:
        break
      }
    }
    return text
  }

  /// Whether an attribute of this name, qualified by a module or not, is among these.
  func contains(named name: String) -> Bool { first(named: name) != nil }

  /// The first attribute of this name, qualified by a module or not.
  func first(named name: String) -> AttributeSyntax? {
    for element in self {
      switch element {
      case .attribute(let attribute):
        if attribute.name == name { return attribute }
      case .ifConfigDecl(let conditional):
        for clause in conditional.clauses {
          if case .attributes(let attributes)? = clause.elements, let found = attributes.first(named: name) {
            return found
          }
        }
      }
    }
    return nil
  }
}

extension AttributeSyntax {
  /// The attribute's name without its module: `Presents` for `@ComposableArchitecture.Presents`.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    if let identifier = attributeName.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    return attributeName.trimmedDescription
  }
}

/// The `@available` attributes that an extension of `declaration` at file scope must repeat.
func extensionAvailability(
  of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
) -> String {
  var text = declaration.attributes.availability
  for enclosing in context.lexicalContext {
    if let enclosing = enclosing.asProtocol((any WithAttributesSyntax).self) {
      text += enclosing.attributes.availability
    }
  }
  return text
}
