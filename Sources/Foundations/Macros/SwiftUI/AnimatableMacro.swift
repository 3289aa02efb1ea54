import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: the conformance, and `animatableData` of all stored properties.
enum AnimatableMacro {
  /// The names of the properties that are animated.
  fileprivate static func animated(in declaration: some DeclGroupSyntax) -> [TokenSyntax] {
    declaration.allMembers.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap { variable -> [TokenSyntax] in
      guard variable.bindingSpecifier.tokenKind == .keyword(.var), !variable.isStatic,
        // A wrapper says itself what changes; `@AnimatableIgnored` says that nothing does.
        variable.attributes.isEmpty
      else { return [] }
      return variable.bindings.compactMap { binding in
        switch binding.accessorBlock?.accessors {
        case nil: break
        case .getter: return nil
        case .accessors(let accessors):
          let observers: [TokenKind] = [.keyword(.willSet), .keyword(.didSet)]
          guard accessors.allSatisfy({ observers.contains($0.accessorSpecifier.tokenKind) }) else { return nil }
        }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
      }
    }
  }
}

extension AnimatableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, declaration.is(StructDeclSyntax.self) else { return [] }
    let availability = extensionAvailability(of: declaration, in: context)
    return [try ExtensionDeclSyntax("\(raw: availability)extension \(type.trimmed): Animatable {}")]
  }
}

extension AnimatableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      context.error("'@Animatable' can only be applied to a structure", at: node)
      return []
    }
    // Views and layouts are on the main actor, and what is animated is not: stored values can be reached from anywhere.
    let names = animated(in: declaration)
    let access = structure.modifiers.generatedAccess(in: context).prefix
    let reads = names.map { "properties.append(\($0.text))" }.joined(separator: "\n")
    let writes = names.map { "properties.move(to: &\($0.text))" }.joined(separator: "\n")
    return [
      """
      \(raw: access)nonisolated var animatableData: _AnimatableProperties {
      get {
      var properties = _AnimatableProperties()
      \(raw: reads)
      return properties
      }
      set {
      var properties = newValue
      \(raw: writes)
      }
      }
      """
    ]
  }
}

/// `@AnimatableIgnored`: nothing. It marks properties that are not animated.
enum AnimatableIgnoredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
