import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@PerceptionTracked`: a stored property becomes accessors that raise observation, and storage beside it.
enum PerceptionTrackedMacro {}

extension PerceptionTrackedMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      let name = property.namedBinding?.name
    else { return [] }
    let storage = "_\(name.withoutBackticks)"
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = initialValue
      }
      """,
      """
      get {
      access(keyPath: \\.\(raw: name))
      return \(raw: storage)
      }
      """,
      """
      set {
      guard shouldNotifyObservers(\(raw: storage), newValue) else {
      \(raw: storage) = newValue
      return
      }
      withMutation(keyPath: \\.\(raw: name)) {
      \(raw: storage) = newValue
      }
      }
      """,
      """
      _modify {
      access(keyPath: \\.\(raw: name))
      _$perceptionRegistrar.willSet(self, keyPath: \\.\(raw: name))
      defer {
      _$perceptionRegistrar.didSet(self, keyPath: \\.\(raw: name))
      }
      yield &\(raw: storage)
      }
      """,
    ]
  }
}

extension PerceptionTrackedMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable else { return [] }
    let storage = property.storage(dropping: ["PerceptionTracked", "PerceptionIgnored"])
    return ["\(raw: storage)"]
  }
}

/// `@PerceptionIgnored`: leaves a property alone. The attribute itself is all there is to it.
enum PerceptionIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] { [] }
}
