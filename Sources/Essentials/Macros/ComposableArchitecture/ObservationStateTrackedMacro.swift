import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservationStateTracked`: a stored property becomes accessors that raise observation, and storage beside it.
enum ObservationStateTrackedMacro {
  /// Expanded for every field of every state: the text comes with its line breaks and indentation, which the compiler
  /// takes longer to make than all the rest.
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
    let storage = property.storage(
      attributes: "@ComposableArchitecture.ObservationStateIgnored",
      dropping: ["ObservationStateTracked", "ObservationStateIgnored"]
    )
    return ["\(raw: storage)"]
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
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
        \(raw: initialization)
      }
    """,
    """
      get {
        _$observationRegistrar.access(keyPath: \\Self.\(raw: name))
        return \(raw: value)
      }
    """,
    """
      set {
        _$observationRegistrar.mutate(keyPath: \\Self.\(raw: name), &\(raw: value), newValue)
      }
    """,
    """
      _modify {
        let oldValue = _$observationRegistrar.willModify(keyPath: \\Self.\(raw: name), &\(raw: value))
        defer {
          _$observationRegistrar.didModify(keyPath: \\Self.\(raw: name), &\(raw: value), oldValue)
        }
        yield &\(raw: value)
      }
    """,
  ]
}
