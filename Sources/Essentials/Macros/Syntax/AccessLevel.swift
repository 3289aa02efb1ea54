import SwiftSyntax
import SwiftSyntaxMacros

extension DeclModifierListSyntax {
  /// The access level written in these modifiers, setter levels such as `private(set)` left out.
  var accessLevel: Keyword? {
    for modifier in self where modifier.detail == nil {
      if case .keyword(let keyword) = modifier.name.tokenKind, keyword.isAccessLevel { return keyword }
    }
    return nil
  }
}

extension Keyword {
  fileprivate var isAccessLevel: Bool {
    switch self {
    case .open, .public, .package, .internal, .fileprivate, .private: true
    default: false
    }
  }
}

/// The modifier that members generated into `declaration` need to be as visible as it, with a trailing space.
///
/// Only levels above `internal` are written: the rest follow from the enclosing type. A declaration in a
/// `public extension` is public without saying so.
func generatedAccess(
  of declaration: some WithModifiersSyntax, in context: some MacroExpansionContext
) -> String {
  generatedAccess(of: declaration.modifiers, in: context)
}

/// As above, for a list of modifiers of its own.
func generatedAccess(
  of modifiers: DeclModifierListSyntax, in context: some MacroExpansionContext
) -> String {
  let inherited = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel
  switch modifiers.accessLevel ?? inherited {
  case .open, .public: return "public "
  case .package: return "package "
  default: return ""
  }
}
