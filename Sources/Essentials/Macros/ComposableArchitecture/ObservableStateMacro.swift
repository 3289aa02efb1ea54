import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState`: a struct whose stored properties are observed one by one, or an enum whose payloads are.
enum ObservableStateMacro {
  /// See ``DeclSyntax/init(verbatim:)``.
  static var formatMode: FormatMode { .disabled }
}

extension ObservableStateMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self), !protocols.isEmpty else {
      return []
    }
    let names = protocols.map { protocolType in
      protocolType.unqualifiedName == "Observable" ? "Observation.Observable" : "ComposableArchitecture.ObservableState"
    }
    let availability = extensionAvailability(of: declaration, in: context)
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability)extension \(type.trimmed): \(raw: names.joined(separator: ", ")) {\n}"
      )
    ]
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  private static let tracked: AttributeSyntax = "@ComposableArchitecture.ObservationStateTracked"

  /// Property wrappers whose values raise observation themselves.
  private static let observingWrappers: Set<String> = [
    "Fetch", "FetchAll", "FetchOne", "PresentationState", "Presents", "Shared", "SharedReader",
  ]

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let property = member.as(VariableDeclSyntax.self),
      property.isObservable,
      !property.attributes.contains(named: "ObservationStateTracked"),
      !property.attributes.contains(named: "ObservationStateIgnored")
    else { return [] }
    diagnoseStandardMacros(of: property, in: context)
    return observingWrappers.contains(where: property.attributes.contains(named:)) ? [] : [tracked]
  }

  /// The markers of `@Observable` mean nothing here, and have counterparts.
  private static func diagnoseStandardMacros(
    of property: VariableDeclSyntax, in context: some MacroExpansionContext
  ) {
    for (name, counterpart) in [
      ("ObservationIgnored", "ObservationStateIgnored"), ("ObservationTracked", "ObservationStateTracked"),
    ] {
      for attribute in property.attributes.compactMap({ $0.as(AttributeSyntax.self) })
      where attribute.attributeName.trimmedDescription == name {
        var replacement = attribute
        replacement.attributeName = "\(raw: counterpart)"
        replacement.attributeName.trailingTrivia = attribute.attributeName.trailingTrivia
        context.error(
          "'@\(name)' cannot be used in '@ObservableState'", at: attribute,
          fixIts: [
            FixIt(
              message: Diagnosis("Use '@\(counterpart)' instead"),
              changes: [.replace(oldNode: Syntax(attribute), newNode: Syntax(replacement))]
            )
          ]
        )
      }
    }
  }
}

extension ObservableStateMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = generatedAccess(of: declaration.modifiers, in: context)
    let members: [String]
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      members = Self.members(of: enumeration, access: access)
    } else if let structure = declaration.as(StructDeclSyntax.self) {
      members = Self.members(of: structure, access: access)
    } else {
      context.error(
        "'@ObservableState' cannot be applied to \(declaration.kindName) type \(declaration.quotedName)", at: node
      )
      return []
    }
    return members.map { DeclSyntax(verbatim: $0.indented) }
  }

  private static func members(of structure: StructDeclSyntax, access: String) -> [String] {
    var members: [String] = []
    if structure.property(named: "_$observationRegistrar") == nil {
      members.append(
        "\(access)var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()"
      )
    }
    if structure.property(named: "_$id") == nil {
      members.append(
        """
        \(access)var _$id: ComposableArchitecture.ObservableStateID {
        _$observationRegistrar.id
        }
        """
      )
    }
    members.append(
      """
      \(access)mutating func _$willModify() {
      _$observationRegistrar._$willModify()
      }
      """
    )
    if let storage = storage(of: structure, access: access) { members.append(storage) }
    return members
  }

  /// The table from each observed field to where it is stored.
  private static func storage(of structure: StructDeclSyntax, access: String) -> String? {
    var entries = ""
    func append(_ members: MemberBlockItemListSyntax) {
      for item in members {
        if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
          let before = entries
          let rendered = conditional.rendered { clause in
            entries = ""
            if case .decls(let members)? = clause.elements { append(members) }
            return entries
          }
          entries = before + (rendered.contains("_$storage[") ? rendered : "")
        } else if let property = item.decl.as(VariableDeclSyntax.self), property.isObservable,
          !property.attributes.contains(named: "ObservationStateIgnored"),
          let name = property.namedBinding?.name
        {
          if property.attributes.contains(named: "Presents") {
            entries += "_$storage[\\Self.\(name)] = \\Self._\(name.withoutBackticks)\n"
            entries += "_$storage[\\Self.$\(name.withoutBackticks)] = \\Self._\(name.withoutBackticks)\n"
          } else if !observingWrappers.contains(where: property.attributes.contains(named:)) {
            entries += "_$storage[\\Self.\(name)] = \\Self._\(name.withoutBackticks)\n"
          }
        }
      }
    }
    append(structure.memberBlock.members)
    guard !entries.isEmpty else { return nil }
    return """
      \(access)static var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] {
      var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] = [:]
      \(entries)return _$storage
      }
      """
  }

  private static func members(of enumeration: EnumDeclSyntax, access: String) -> [String] {
    let cases = enumeration.cases
    guard !cases.isEmpty else {
      return [
        """
        \(access)var _$id: ComposableArchitecture.ObservableStateID {
        ._$inert
        }
        """,
        """
        \(access)mutating func _$willModify() {
        }
        """,
      ]
    }
    let isIndirect = enumeration.modifiers.contains { $0.name.tokenKind == .keyword(.indirect) }
    /// What is in a box is asked and modified there: it may be large.
    func boxed(_ element: EnumCase) -> String? {
      isIndirect || element.isIndirect ? "(\(element.parameters[0].type)).self" : nil
    }
    var tag = 0
    let identities = cases.rendered { element in
      defer { tag += 1 }
      guard element.parameters.count == 1 else {
        return """
          case .\(element.name):
          return ComposableArchitecture.ObservableStateID._$inert._$tag(\(tag))
          """
      }
      if let type = boxed(element) {
        return """
          case .\(element.name):
          return ComposableArchitecture.ObservableStateID._$id(boxedIn: self, as: \(type))._$tag(\(tag))
          """
      }
      return """
        case let \(element.bindingPattern):
        return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(\(tag))
        """
    }
    let modifications = cases.rendered { element in
      guard element.parameters.count == 1 else { return "case .\(element.name):\nbreak" }
      if let type = boxed(element) {
        return """
          case .\(element.name):
          ComposableArchitecture._$willModify(boxedIn: &self, as: \(type))
          """
      }
      let label = element.parameters[0].label.map { "\($0): " } ?? ""
      return """
        case var \(element.bindingPattern):
        ComposableArchitecture._$willModify(&v0)
        self = .\(element.name)(\(label)v0)
        """
    }
    let members = [
      """
      \(access)var _$id: ComposableArchitecture.ObservableStateID {
      switch self {
      \(identities)}
      }
      """,
      """
      \(access)mutating func _$willModify() {
      switch self {
      \(modifications)}
      }
      """,
    ]
    return members + (listing(of: enumeration, access: access).map { [$0] } ?? [])
  }

  /// The list of the cases that key paths can name as dynamic members.
  private static func listing(of enumeration: EnumDeclSyntax, access: String) -> String? {
    guard enumeration.attributes.contains(named: "CasePathable"),
      enumeration.attributes.contains(named: "dynamicMemberLookup")
    else { return nil }
    let entries = enumeration.cases.rendered { element in
      guard element.parameters.count == 1, element.declaration.attributes.availability.isEmpty else { return "" }
      // Spelled out: a property of the enum may have the name of the case.
      let member = "[dynamicMember: \\AllCasePaths.\(element.name)]"
      return "_$cases.append(\\Self.\(member), \\Self?.?\(member), \\Self.Cases.\(element.name))"
    }
    guard entries.contains("append") else { return nil }
    return """
      \(access)static var _$cases: ComposableArchitecture._ObservedCases<Self> {
      var _$cases = ComposableArchitecture._ObservedCases<Self>()
      \(entries)return _$cases
      }
      """
  }
}

extension VariableDeclSyntax {
  /// Whether this is stored state, and not what a macro keeps account with.
  fileprivate var isObservable: Bool { isStoredVariable && namedBinding?.name.hasPrefix("_$") == false }
}
