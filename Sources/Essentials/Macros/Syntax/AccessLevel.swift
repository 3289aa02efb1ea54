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

/// Access levels in order, the narrowest first.
enum AccessLevel: Int, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  init(_ keyword: Keyword) {
    switch keyword {
    case .open, .public: self = .public
    case .package: self = .package
    case .fileprivate: self = .fileprivate
    case .private: self = .private
    default: self = .internal
    }
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The modifier to write before a declaration, with a trailing space.
  var prefix: String { self == .internal ? "" : "\(self) " }
}

extension DeclGroupSyntax {
  /// The level that members generated into this type can have: at least that of the module, as the type itself bounds
  /// them anyway.
  func accessLevel(in context: some MacroExpansionContext) -> AccessLevel {
    switch generatedAccess(of: modifiers, in: context) {
    case "public ": .public
    case "package ": .package
    default: .internal
    }
  }
}
