import SwiftSyntax
import SwiftSyntaxMacros

/// Access levels in order, the narrowest first. `open` counts as `public`, as what macros make is not overridden.
enum AccessLevel: Int, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`

  /// The modifier to write before a declaration, with a trailing space.
  var prefix: String { self == .internal ? "" : "\(self) " }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension DeclModifierListSyntax {
  /// The access level written in these modifiers, setter levels such as `private(set)` left out.
  var accessLevel: AccessLevel? {
    lazy.filter { $0.detail == nil }.compactMap(\.accessLevel).first
  }

  /// The access level as written, with a trailing space, for what stands beside the declaration.
  var writtenAccessLevel: String {
    first { $0.detail == nil && $0.isAccessLevel }.map { "\($0.name.text) " } ?? ""
  }

  /// The level that members generated into a declaration with these modifiers need to be as visible as it.
  ///
  /// Only levels above `internal` are needed: the rest follow from the enclosing type. A declaration in a
  /// `public extension` is public without saying so.
  func generatedAccess(in context: some MacroExpansionContext) -> AccessLevel {
    let inherited = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.accessLevel
    return Swift.max(accessLevel ?? inherited ?? .internal, .internal)
  }
}

extension DeclModifierSyntax {
  /// Whether this is an access level, of the declaration or of its setter.
  var isAccessLevel: Bool { accessLevel != nil }

  fileprivate var accessLevel: AccessLevel? {
    switch name.tokenKind {
    case .keyword(.open), .keyword(.public): .public
    case .keyword(.package): .package
    case .keyword(.internal): .internal
    case .keyword(.fileprivate): .fileprivate
    case .keyword(.private): .private
    default: nil
    }
  }
}
