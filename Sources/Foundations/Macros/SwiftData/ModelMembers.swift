import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The members that `@Model` adds to a class.
///
/// A class that others may inherit from has overridable members. A function describes its properties for any class below,
/// because `\Trip.name` and `\BusinessTrip.name` are not equal. `_$own` keeps the values that a subclass sets before its
/// superclass has made the storage.
struct ModelMembers {
  let name: String
  let access: String
  /// The access of members that classes below override.
  let overridable: String
  let properties: [ModelProperty]
  let isFinal: Bool
  /// The superclass, if it is a model.
  let superclass: String?
  /// Whether the class names a type to inherit from, or a protocol.
  let hasInheritanceClause: Bool

  init(
    _ model: ClassDeclSyntax, _ properties: [ModelProperty], isModelAlready: Bool,
    in context: some MacroExpansionContext
  ) {
    name = model.name.trimmed.text
    access = model.modifiers.generatedAccess(in: context).prefix
    let isOpen = model.modifiers.contains { $0.name.tokenKind == .keyword(.open) }
    overridable = isOpen ? "open " : access
    isFinal = model.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    self.properties = properties
    let inherited = model.inheritanceClause?.inheritedTypes.map(\.type) ?? []
    hasInheritanceClause = !inherited.isEmpty
    let conformsBySyntax = inherited.contains { $0.unqualifiedName == "PersistentModel" }
    superclass = isModelAlready && !conformsBySyntax ? inherited.first?.trimmedDescription : nil
  }

  var members: [DeclSyntax] {
    isFinal && !hasInheritanceClause ? [entity, storage, metadata] : inheriting
  }

  /// The prefix of a static member: classes below override it.
  private var type: String {
    if superclass != nil { return isFinal ? "\(access)override class " : "\(overridable)override class " }
    return isFinal ? "\(access)static " : "\(overridable)class "
  }

  private var entity: DeclSyntax {
    "\(raw: access)nonisolated static let _$entity = _ModelEntity(\(raw: name).self)"
  }

  private var storage: DeclSyntax { "\(raw: access)var _$storage = _ModelStorage.own(\(raw: name)._$entity)" }

  private var metadata: DeclSyntax {
    """
    \(raw: access)static var schemaMetadata: [_SchemaProperty] {
    [\(raw: entries(of: name))
    ]
    }
    """
  }

  private func entries(of model: String) -> String {
    properties.map { "\n\($0.metadata(of: model, offset: offset))" }.joined(separator: ",")
  }

  /// The place of the first value of the class; `nil` where it is the first of the object.
  private var offset: String? { superclass == nil ? nil : "\(name)._$offset" }

  private var inheriting: [DeclSyntax] {
    var members: [DeclSyntax] = []
    if let superclass {
      members += [
        "private nonisolated static let _$described = _ModelEntity(\(raw: name).self, below: \(raw: superclass)._$entity)",
        "private nonisolated static let _$offset = \(raw: superclass)._$entity._count",
        "private let _$own = _ModelStorage.Initial()",
        "\(raw: overridable)override var _$initialValues: [_ModelStorage.Initial] { super._$initialValues + [_$own] }",
      ]
    } else {
      members.append("private nonisolated static let _$described = _ModelEntity(\(raw: name).self)")
      if hasInheritanceClause {
        members += [
          "private nonisolated static let _$offset = 0",
          "private var _$own = _ModelStorage.own(\(raw: name)._$entity)",
          """
          \(raw: access)var _$storage: _ModelStorage {
          get { _$own }
          set { _$own = newValue }
          }
          """,
        ]
      } else {
        members.append(storage)
      }
      if !isFinal {
        members.append("\(raw: overridable)var _$initialValues: [_ModelStorage.Initial] { [] }")
      }
    }
    let prefix = type.replacing("override class", with: "override nonisolated class")
    let described = prefix == type ? "nonisolated \(type)" : prefix
    members.append("\(raw: described)var _$entity: _ModelEntity { _$described }")
    members.append("\(raw: type)var schemaMetadata: [_SchemaProperty] { _$properties(\(raw: name).self) }")
    let inherited = superclass.map { "\($0)._$properties(type) + " } ?? ""
    members.append(
      """
      \(raw: access)static func _$properties<Model: \(raw: name)>(_ type: Model.Type) -> [_SchemaProperty] {
      \(raw: inherited)[\(raw: entries(of: "Model"))
      ]
      }
      """)
    return members
  }

  /// The key paths of the identifier.
  var identifiers: DeclSyntax {
    """
    \(raw: isFinal && !hasInheritanceClause ? "\(access)static " : type)var _$identifiers: [AnyKeyPath] {
    [\\\(raw: name).persistentModelID, \\\(raw: name).id]
    }
    """
  }

  /// The groups of key paths of `#Index` or `#Unique`: those of the class itself.
  func groups(_ groups: [String], named member: String) -> DeclSyntax? {
    if groups.isEmpty, isFinal, superclass == nil { return nil }
    let list = groups.isEmpty ? "[]" : "[\(groups.joined(separator: ", "))] as [[PartialKeyPath<\(name)>]]"
    return """
      \(raw: isFinal && !hasInheritanceClause ? "\(access)static " : type)var \(raw: member): [[AnyKeyPath]] {
      \(raw: list)
      }
      """
  }

  /// The initialiser for objects of a store. A class without initialisers of its own inherits it with all others.
  func initializer(hasInitializer: Bool) -> DeclSyntax? {
    if superclass != nil, !hasInitializer { return nil }
    let slots = properties.filter { !$0.binding.isOptionalWithoutValue }
      .map { "\n_\($0.name.withoutBackticks) = .init()" }.joined()
    let end =
      superclass != nil
      ? "super.init(_$storage: storage)" : "\(hasInheritanceClause ? "_$own" : "_$storage") = storage"
    return """
      \(raw: access)required init(_$storage storage: _ModelStorage) {\(raw: slots)
      \(raw: end)
      }
      """
  }
}
