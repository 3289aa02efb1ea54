import SwiftSyntax
import SwiftSyntaxMacros

/// A stored property of a class with `@Model`, in the order of declaration.
struct ModelProperty {
  /// The place of the value in the storage of a model.
  let slot: Int
  let name: String
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax

  /// The persistent properties of a class, without those that stand inside of `#if`.
  static func all(of model: some DeclGroupSyntax) -> [ModelProperty] {
    var properties: [ModelProperty] = []
    for member in model.memberBlock.members {
      guard let declaration = member.decl.as(VariableDeclSyntax.self),
        let (name, binding) = declaration.persistentBinding
      else { continue }
      properties.append(
        ModelProperty(slot: properties.count, name: name, declaration: declaration, binding: binding))
    }
    return properties
  }

  /// An entry of `schemaMetadata`.
  /// - Parameter offset: the number of inherited properties; `nil` for none.
  func metadata(of model: String, offset: String?) -> String {
    let place = offset.map { "\($0) + \(slot)" } ?? "\(slot)"
    var arguments = "name: \"\(name.withoutBackticks)\", slot: \(place), keypath: \\\(model).\(name)"
    if let value = binding.initializer?.value { arguments += ", defaultValue: \(value.trimmedDescription)" }
    if let attribute = declaration.attributes.first(named: "Relationship") {
      arguments += ", metadata: _SchemaRelationship(\(attribute.writtenArguments))"
    } else if let attribute = declaration.attributes.first(named: "Attribute") {
      arguments += ", metadata: _SchemaAttribute(\(attribute.writtenArguments))"
    }
    return "_SchemaProperty(\(arguments))"
  }
}

extension VariableDeclSyntax {
  /// Whether `@Model` persists the property.
  var isPersistent: Bool { isStoredVariable && !attributes.contains(named: "Transient") && !hasObservers }

  /// The name and the binding of the property, if `@Model` persists it.
  var persistentBinding: (name: String, binding: PatternBindingSyntax)? { isPersistent ? namedBinding : nil }

  /// Whether `willSet` or `didSet` follows the property.
  var hasObservers: Bool { bindings.contains { $0.accessorBlock != nil && !$0.isComputed } }
}

extension PatternBindingSyntax {
  /// Whether an initialiser may leave the property out, because its type is spelled as an optional.
  ///
  /// The compiler sets optional variables to `nil` by themselves, but not with storage that an init accessor initialises.
  var isOptionalWithoutValue: Bool { initializer == nil && typeAnnotation?.type.isOptional == true }
}

extension TypeSyntax {
  /// Whether the type is spelled as an optional.
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || unqualifiedName == "Optional"
  }
}

extension AttributeSyntax {
  /// The arguments as written, without the parentheses.
  var writtenArguments: String {
    guard case .argumentList(let arguments)? = arguments else { return "" }
    return arguments.trimmedDescription
  }
}
