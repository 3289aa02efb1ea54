import SwiftSyntax

/// The members that `@ObservableState` adds to a struct, as source text: a registrar, an identity, the storage of
/// fields, and the parts of a value.
struct ObservableStructExpansion {
  let structure: StructDeclSyntax
  let access: String

  var members: [String] {
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
    if let storage { members.append(storage) }
    if let parts = StatePartsExpansion(structure: structure, access: access).member { members.append(parts) }
    return members
  }

  /// The table from each observed field to where it is stored.
  private var storage: String? {
    let entries = entries(of: structure.memberBlock.members)
    guard !entries.isEmpty else { return nil }
    let isDeprecated = structure.allMembers.contains { member in
      member.as(VariableDeclSyntax.self)?.attributes.availability.contains("deprecated") == true
    }
    return """
      \(isDeprecated ? "@available(*, deprecated)\n" : "")\(access)static var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] {
      var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] = [:]
      \(entries)return _$storage
      }
      """
  }

  private func entries(of members: MemberBlockItemListSyntax) -> String {
    members.map { item in
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        let clauses = conditional.rendered { clause in
          guard case .decls(let members)? = clause.elements else { return "" }
          return entries(of: members)
        }
        return clauses.contains("_$storage[") ? clauses : ""
      }
      guard let property = item.decl.as(VariableDeclSyntax.self), property.isObservable,
        !property.attributes.contains(named: "ObservationStateIgnored"), let name = property.namedBinding?.name
      else { return "" }
      let plainName = name.withoutBackticks
      let field = "_$storage[\\Self.\(name)] = \\Self._\(plainName)\n"
      if property.attributes.contains(named: "Presents") {
        return field + "_$storage[\\Self.$\(plainName)] = \\Self._\(plainName)\n"
      }
      return property.observesItself ? "" : field
    }
    .joined()
  }
}

extension VariableDeclSyntax {
  /// Whether this is stored state, and not what a macro keeps account with.
  var isObservable: Bool { isStoredVariable && namedBinding?.name.hasPrefix("_$") == false }

  /// Whether a property wrapper raises observation for the value.
  var observesItself: Bool {
    ["Fetch", "FetchAll", "FetchOne", "PresentationState", "Presents", "Shared", "SharedReader"]
      .contains(where: attributes.contains(named:))
  }
}
