import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CasePathable`: key paths for the cases of an enum.
///
/// Every case gets an `AnyCasePath` in the nested `AllCasePaths`, made of two functions that capture nothing.
enum CasePathableMacro: ExtensionMacro, MemberMacro {
  /// See ``DeclSyntax/init(verbatim:)``.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else { return [] }
    let names = protocols.map { "CasePaths.\($0.unqualifiedName)" }
    let availability = extensionAvailability(of: declaration, in: context)
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability)extension \(type.trimmed): \(raw: names.joined(separator: ", ")) {\n}"
      )
    ]
  }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
      context.error("'@CasePathable' goes on enums, not on \(declaration.kindAndName)", at: node)
      return []
    }
    var names: Set<String> = []
    // The same name in two branches of one `#if` is no overload.
    for case .one(let element) in enumeration.cases where !names.insert(element.name).inserted {
      context.error(
        "'@CasePathable' finds cases by their names, and '\(element.name)' is the name of two", at: element.element.name
      )
      return []
    }
    let members = CasePathableExpansion(enumeration: enumeration, context: context).members
    return members.map { DeclSyntax(verbatim: $0.indented) }
  }
}
