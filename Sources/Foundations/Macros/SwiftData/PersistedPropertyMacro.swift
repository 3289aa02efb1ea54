import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_PersistedProperty`: a stored variable becomes accessors of a slot in the storage of the model.
enum PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let (name, binding) = declaration.as(VariableDeclSyntax.self)?.persistentBinding else { return [] }
    let (slot, storage) = node.place
    let initializer: AccessorDeclSyntax =
      if binding.isOptionalWithoutValue {
        """
        @storageRestrictions(accesses: \(raw: storage))
        init(initialValue) {
        \(raw: storage).initialize(\(raw: slot), initialValue)
        }
        """
      } else {
        """
        @storageRestrictions(accesses: \(raw: storage), initializes: _\(raw: name.withoutBackticks))
        init(initialValue) {
        \(raw: storage).initialize(\(raw: slot), initialValue)
        _\(raw: name.withoutBackticks) = .init()
        }
        """
      }
    return [
      initializer,
      """
      get {
      _$storage.get(self, \(raw: slot), \\.\(raw: name))
      }
      """,
      """
      set {
      _$storage.set(self, \(raw: slot), \\.\(raw: name), newValue)
      }
      """,
    ]
  }
}

extension PersistedPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let (name, binding) = declaration.as(VariableDeclSyntax.self)?.persistentBinding,
      !binding.isOptionalWithoutValue
    else { return [] }
    return ["private var _\(raw: name.withoutBackticks): _ModelStorage.Slot"]
  }
}

extension AttributeSyntax {
  /// The place of the value, and the property that an initialiser gives it to. A class that inherits counts from the end of
  /// its superclass's values.
  fileprivate var place: (slot: String, storage: String) {
    guard case .argumentList(let arguments)? = arguments, let slot = arguments.first?.expression.trimmedDescription
    else {
      return ("0", "_$storage")
    }
    let literal = arguments.dropFirst().first?.expression.as(StringLiteralExprSyntax.self)
    let model = literal?.segments.trimmedDescription
    guard let model else { return (slot, "_$storage") }
    return ("\(model)._$offset + \(slot)", "_$own")
  }
}

/// `@Attribute`, `@Relationship`, `@Transient`: `@Model` reads them; they change nothing themselves.
enum ModelPropertyMarkerMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `#Index` and `#Unique`: `@Model` reads them; they declare nothing themselves.
enum ModelSchemaMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
