import SwiftSyntax

/// The members that `@ObservableState` adds to an enum, as source text: the identity of the payload, tagged by its
/// case.
struct ObservableEnumExpansion {
  let enumeration: EnumDeclSyntax
  let access: String

  var members: [String] {
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
    let isIndirect = enumeration.modifiers.isIndirect
    /// Code that asks and modifies the content of a box in place: the content may be large.
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
    var members = [
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
    if let listing { members.append(listing) }
    return members
  }

  /// The list of the cases that key paths can name as dynamic members.
  private var listing: String? {
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
