import SwiftSyntax

extension VariableDeclSyntax {
  /// The only binding of a property that has a plain name: what macros can turn into a computed property.
  var namedBinding: (name: String, binding: PatternBindingSyntax)? {
    guard bindings.count == 1, let binding = bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    return (pattern.identifier.trimmed.text, binding)
  }

  /// Whether the property is declared with `let`.
  var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }

  /// Whether this is a stored `var` of the type's values, observed by `willSet` and `didSet` perhaps.
  var isStoredVariable: Bool {
    guard !isConstant, !isStatic, let (_, binding) = namedBinding else { return false }
    return !binding.isComputed && !modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
  }

  /// Whether this declares several stored `var`s of the type's values at once, or takes a tuple apart. Macros cannot turn
  /// them into computed properties.
  var isGroupOfStoredVariables: Bool {
    guard !isConstant, !isStatic, !bindings.contains(where: \.isComputed) else { return false }
    return bindings.count > 1 || bindings.contains { $0.pattern.is(TuplePatternSyntax.self) }
  }

  /// A property beside this one that stores its value.
  ///
  /// - Parameter dropped: Attributes that the storage does not take over.
  func storage(dropping dropped: Set<String>) -> String {
    guard let (name, binding) = namedBinding else { return "" }
    var text = ""
    for element in attributes {
      if case .attribute(let attribute) = element, dropped.union(["available"]).contains(attribute.name) { continue }
      text += element.trimmedDescription + "\n"
    }
    for modifier in modifiers where !modifier.isAccessLevel { text += modifier.trimmedDescription + " " }
    text += "private var _\(name.withoutBackticks)"
    if let type = binding.typeAnnotation?.type { text += ": \(type.trimmedDescription)" }
    if let initializer = binding.initializer { text += " \(initializer.trimmedDescription)" }
    if let observers = binding.accessorBlock { text += " \(observers.trimmedDescription)" }
    return text
  }
}

extension PatternBindingSyntax {
  /// Whether the binding is computed. Observers alone leave it stored.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case .none: false
    case .getter: true
    case .accessors(let accessors):
      accessors.contains { accessor in
        accessor.accessorSpecifier.tokenKind != .keyword(.willSet)
          && accessor.accessorSpecifier.tokenKind != .keyword(.didSet)
      }
    }
  }
}

extension String {
  /// The identifier without the backticks that make a keyword of it a name.
  var withoutBackticks: String {
    hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
