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
    let slot = node.writtenArguments
    let initializer: AccessorDeclSyntax =
      if binding.isOptionalWithoutValue {
        """
        @storageRestrictions(accesses: _$storage)
        init(initialValue) {
        _$storage.initialize(\(raw: slot), initialValue)
        }
        """
      } else {
        """
        @storageRestrictions(accesses: _$storage, initializes: _\(raw: name.withoutBackticks))
        init(initialValue) {
        _$storage.initialize(\(raw: slot), initialValue)
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
