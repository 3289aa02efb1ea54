import SwiftSyntax
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: a stored property becomes accessors that raise observation, and storage beside it.
enum ObservationStateTrackedMacro {
  /// See ``AccessorDeclSyntax/init(verbatim:)``.
  static var formatMode: FormatMode { .disabled }
}

extension ObservationStateTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      let (name, binding) = property.namedBinding
    else { return [] }
    let accessors = observationAccessors(
      name: name, storage: "_\(name.withoutBackticks)", initialization: "_\(name.withoutBackticks) = initialValue"
    )
    // Each time the storage is handed over, its own observers run: once for a change is enough.
    return binding.accessorBlock == nil ? accessors : accessors.dropLast()
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable else { return [] }
    let storage = property.storage(dropping: ["ObservationStateTracked", "ObservationStateIgnored"])
    return [DeclSyntax(verbatim: storage)]
  }
}

/// `@ObservationStateIgnored`: leaves a property alone. The attribute itself is all there is to it.
enum ObservationStateIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] { [] }
}

/// Accessors that read and write `storage` and raise the observation of the field `name`.
///
/// None of them hands `self` over, which would copy the whole state for each change of a field. The text is indented as
/// the body of a property is.
func observationAccessors(
  name: String, storage: String, initialization: String, value: String? = nil
) -> [AccessorDeclSyntax] {
  let value = value ?? storage
  return [
    """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
        \(initialization)
      }
    """,
    """
      get {
        _$observationRegistrar.access(keyPath: \\Self.\(name))
        return \(value)
      }
    """,
    """
      set {
        _$observationRegistrar.mutate(keyPath: \\Self.\(name), &\(value), newValue)
      }
    """,
    """
      _modify {
        let oldValue = _$observationRegistrar.willModify(keyPath: \\Self.\(name), &\(value))
        defer {
          _$observationRegistrar.didModify(keyPath: \\Self.\(name), &\(value), oldValue)
        }
        yield &\(value)
      }
    """,
  ].map(AccessorDeclSyntax.init(verbatim:))
}
