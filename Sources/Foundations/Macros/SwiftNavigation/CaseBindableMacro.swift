import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@CaseBindable`: enums of bindings, one case per case, so that a binding of an enum can be switched over.
enum CaseBindableMacro: ExtensionMacro, MemberMacro {
  /// See ``DeclSyntax/init(verbatim:)``.
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(EnumDeclSyntax.self) else { return [] }
    var names = protocols.map(\.unqualifiedName)
    if declaration.attributes.contains(named: "CasePathable") { names.removeAll { $0 != "CaseBindable" } }
    guard !names.isEmpty else { return [] }
    let qualified = names.map { $0 == "CaseBindable" ? "SwiftNavigation.\($0)" : "CasePaths.\($0)" }
    let availability = extensionAvailability(of: declaration, in: context)
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability)extension \(type.trimmed): \(raw: qualified.joined(separator: ", ")) {\n}"
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
      context.error("'@CaseBindable' goes on enums, not on \(declaration.kindAndName)", at: node)
      return []
    }
    let access = enumeration.modifiers.generatedAccess(in: context).prefix
    let name = enumeration.name.trimmed.text
    // The type is called by an alias, as the module that it stands in may be known under another name.
    let casePaths =
      enumeration.attributes.contains(named: "CasePathable")
      ? []
      : try CasePathableMacro.expansion(of: node, providingMembersOf: declaration, conformingTo: protocols, in: context)
    let bindings = [
      ("BindingEnumeration", "SwiftNavigation._SwiftUIBinding"), ("UIBindingEnumeration", "SwiftNavigation.UIBinding"),
    ].flatMap { enumerationName, binding in
      self.bindings(of: enumeration.cases, named: enumerationName, binding: binding, of: name, access: access)
    }
    return casePaths + bindings.map { DeclSyntax(verbatim: $0.indented) }
  }

  private static func bindings(
    of cases: [EnumCases], named enumeration: String, binding: String, of name: String, access: String
  ) -> [String] {
    let declarations = cases.rendered { element in
      guard !element.parameters.isEmpty else { return "case \(element.name)" }
      let types = element.parameters.map { $0.type.renaming(["Self": name]).description }
      let labeled = zip(element.parameters, types).map { parameter, type in
        (parameter.label.map { "\($0): " } ?? "") + type
      }
      let payload = types.count == 1 ? types[0] : "(\(labeled.joined(separator: ", ")))"
      return "case \(element.name)(\(binding)<\(payload)>)"
    }
    let branches = cases.rendered { element in
      guard !element.parameters.isEmpty else {
        return """
          case .\(element.name):
          return .\(element.name)
          """
      }
      return """
        case .\(element.name):
        return .\(element.name)(binding._$case(\\.\(element.name))!)
        """
    }
    return [
      """
      \(access)enum \(enumeration) {
      \(declarations)}
      """,
      """
      \(access)static func _$cases(of binding: \(binding)<\(name)>) -> \(enumeration) {
      switch binding.wrappedValue {
      \(branches)}
      }
      """,
    ]
  }
}
