import SwiftSyntax
import SwiftSyntaxMacros

/// `@Presents`: an optional child state, stored as a `PresentationState` and observed through the parent's registrar.
enum PresentsMacro {
  /// See ``DeclSyntax/init(verbatim:)``.
  static var formatMode: FormatMode { .disabled }

  /// The property's parts, or `nil` when the macro cannot be applied to it.
  private static func parts(
    of declaration: some DeclSyntaxProtocol
  ) -> (property: VariableDeclSyntax, name: String, wrapped: String, initializer: InitializerClauseSyntax?)? {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      let (name, binding) = property.namedBinding, let type = binding.typeAnnotation?.type.trimmed
    else { return nil }
    return (property, name, type.wrappedType, binding.initializer)
  }
}

extension PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let (_, name, _, _) = parts(of: declaration) else { return [] }
    let storage = "_\(name.withoutBackticks)"
    return observationAccessors(
      name: name, storage: storage,
      initialization: "\(storage) = ComposableArchitecture.PresentationState(wrappedValue: initialValue)",
      value: "\(storage).wrappedValue"
    )
  }
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let (property, name, wrapped, initializer) = parts(of: declaration) else {
      diagnose(declaration, node: node, in: context)
      return []
    }
    if let observers = property.bindings.first?.accessorBlock {
      context.warning("'@Presents' does not call the observers of '\(name)'", at: observers)
    }
    let storage = "_\(name.withoutBackticks)"
    let type = "ComposableArchitecture.PresentationState<\(wrapped)>"
    let initialValue = initializer?.value.trimmedDescription ?? "nil"
    // Without a setter, which would say the same as `_modify`: the compiler would check and compile it once more per field.
    return [
      """
      \(property.modifiers.writtenAccessLevel)var $\(name.withoutBackticks): \(type) {
        get {
          _$observationRegistrar.access(keyPath: \\Self.\(name))
          return \(storage).projectedValue
        }
        _modify {
          let oldValue = _$observationRegistrar.willModify(keyPath: \\Self.\(name), &\(storage).wrappedValue)
          defer {
            _$observationRegistrar.didModify(keyPath: \\Self.\(name), &\(storage).wrappedValue, oldValue)
          }
          yield &\(storage).projectedValue
        }
      }
      """,
      "private var \(storage) = \(type)(wrappedValue: \(initialValue))",
    ].map(DeclSyntax.init(verbatim:))
  }

  private static func diagnose(
    _ declaration: some DeclSyntaxProtocol, node: AttributeSyntax, in context: some MacroExpansionContext
  ) {
    guard let property = declaration.as(VariableDeclSyntax.self) else {
      return context.error("'@Presents' can only be applied to a property", at: node)
    }
    if property.isStoredVariable {
      context.error("'@Presents' requires the type of the property to be written: 'var child: Child.State?'", at: node)
    } else {
      context.error("'@Presents' can only be applied to a stored 'var'", at: node)
    }
  }
}

extension TypeSyntax {
  /// The type inside an optional type.
  var wrappedType: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmedDescription }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.trimmedDescription
    }
    if let generic = self.as(IdentifierTypeSyntax.self), generic.name.text == "Optional",
      let argument = generic.genericArgumentClause?.arguments.first
    {
      return argument.argument.trimmedDescription
    }
    if let generic = self.as(MemberTypeSyntax.self), generic.trimmedDescription.hasPrefix("Swift.Optional<"),
      let argument = generic.genericArgumentClause?.arguments.first
    {
      return argument.argument.trimmedDescription
    }
    return "\(trimmedDescription).Wrapped"
  }
}
