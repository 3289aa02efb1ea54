import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEndpoint`: a closure of a client that reports an issue until it is given an implementation, and a method
/// with the closure's argument labels.
enum DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let endpoint = Endpoint(declaration) else { return [] }
    let storage = endpoint.storageName
    let accessors: [AccessorDeclSyntax] = ["\(raw: endpoint.getter)", "set { \(raw: storage) = newValue }"]
    // With an init accessor, the default value as written would take the place of the one that reports an issue.
    guard endpoint.binding.initializer == nil else { return accessors }
    let initialization: AccessorDeclSyntax = """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) {
      \(raw: storage) = initialValue
      }
      """
    return [initialization] + accessors
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let endpoint = Endpoint(declaration) else {
      context.error("'@DependencyEndpoint' goes on a 'var' that holds a closure", at: node)
      return []
    }
    let method = endpoint.method(named: methodName(in: node, context: context), context: context)
    let storage = endpoint.storage(in: context)
    return (method.map { ["\(raw: $0)"] } ?? []) + ["\(raw: storage)"]
  }

  /// The name given as `method:`.
  private static func methodName(in node: AttributeSyntax, context: some MacroExpansionContext) -> String? {
    guard case .argumentList(let arguments)? = node.arguments, let argument = arguments.first,
      argument.label?.text == "method"
    else { return nil }
    guard let literal = argument.expression.as(StringLiteralExprSyntax.self), literal.segments.count == 1,
      case .stringSegment(let segment)? = literal.segments.first
    else {
      context.error("'method' takes the name of a method as a literal", at: argument.expression)
      return nil
    }
    let name = segment.content.text
    let isIdentifier =
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.first?.isNumber == false
    guard isIdentifier else {
      context.error("'method' must be the name of a method", at: argument.expression)
      return nil
    }
    return name
  }
}

/// `@DependencyEndpointIgnored`: leaves a closure alone. The attribute itself is all there is to it.
enum DependencyEndpointIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] { [] }
}
