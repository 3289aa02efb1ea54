import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct ModelMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics,
      macros: [
        "Model": ModelMacro.self, "_PersistedProperty": PersistedPropertyMacro.self,
        "Attribute": ModelPropertyMarkerMacro.self, "Relationship": ModelPropertyMarkerMacro.self,
        "Transient": ModelPropertyMarkerMacro.self, "Index": ModelSchemaMacro.self, "Unique": ModelSchemaMacro.self,
      ], conformances: ["Model": ["PersistentModel"]], location: location)
  }

  @Test func `stored variables become accessors of slots`() {
    expand(
      """
      @Model
      final class Trip {
        #Index<Trip>([\\.name])
        @Attribute(.unique, originalName: "title") var name: String
        var notes: String?
        @Relationship(deleteRule: .cascade) var stops: [Stop] = []
        @Transient var isOpen = false
        static let limit = 3
        var title: String { name }

        init(name: String) {
          self.name = name
        }
      }
      """,
      to: """
        final class Trip {
          var name: String {
            @storageRestrictions(accesses: _$storage, initializes: _name)
            init(initialValue) {
              _$storage.initialize(0, initialValue)
              _name = .init()
            }
            get {
              _$storage.get(self, 0, \\.name)
            }
            set {
              _$storage.set(self, 0, \\.name, newValue)
            }
          }

          private var _name: _ModelStorage.Slot
          var notes: String? {
            @storageRestrictions(accesses: _$storage)
            init(initialValue) {
              _$storage.initialize(1, initialValue)
            }
            get {
              _$storage.get(self, 1, \\.notes)
            }
            set {
              _$storage.set(self, 1, \\.notes, newValue)
            }
          }
          var stops: [Stop] {
            @storageRestrictions(accesses: _$storage, initializes: _stops)
            init(initialValue) {
              _$storage.initialize(2, initialValue)
              _stops = .init()
            }
            get {
              _$storage.get(self, 2, \\.stops)
            }
            set {
              _$storage.set(self, 2, \\.stops, newValue)
            }
          }

          private var _stops: _ModelStorage.Slot
          var isOpen = false
          static let limit = 3
          var title: String { name }

          init(name: String) {
            self.name = name
          }

          nonisolated static let _$entity = _ModelEntity(Trip.self)

          var _$storage = _ModelStorage.own(Trip._$entity)

          static var schemaMetadata: [_SchemaProperty] {
            [
              _SchemaProperty(name: "name", slot: 0, keypath: \\Trip.name, metadata: _SchemaAttribute(.unique, originalName: "title")),
              _SchemaProperty(name: "notes", slot: 1, keypath: \\Trip.notes),
              _SchemaProperty(name: "stops", slot: 2, keypath: \\Trip.stops, defaultValue: [], metadata: _SchemaRelationship(deleteRule: .cascade))
            ]
          }

          static var _$identifiers: [AnyKeyPath] {
            [\\Trip.persistentModelID, \\Trip.id]
          }

          static var _$indices: [[AnyKeyPath]] {
            [[\\.name]] as [[PartialKeyPath<Trip>]]
          }

          required init(_$storage storage: _ModelStorage) {
            _name = .init()
            _stops = .init()
            _$storage = storage
          }
        }

        nonisolated extension Trip: PersistentModel {
        }
        """)
  }

  @Test func `only classes are models`() {
    expand(
      """
      @Model
      struct Trip {
        var name = ""
      }
      """,
      to: """
        struct Trip {
          var name = ""
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Model' can only be applied to a class, not to struct 'Trip'", line: 1, column: 1)
      ])
  }

  func diagnose(_ member: String, _ message: String, column: Int = 3, location: SourceLocation = #_sourceLocation) {
    let source = "final class Trip {\n  \(member)\n  init() {}\n}"
    let expansion = """
      {
        init() {}

        nonisolated static let _$entity = _ModelEntity(Trip.self)

        var _$storage = _ModelStorage.own(Trip._$entity)

        static var schemaMetadata: [_SchemaProperty] {
          [
          ]
        }

        static var _$identifiers: [AnyKeyPath] {
          [\\Trip.persistentModelID, \\Trip.id]
        }

        required init(_$storage storage: _ModelStorage) {
          _$storage = storage
        }
      }

      nonisolated extension Trip: PersistentModel {
      }
      """
    let kept = member.replacing("@Transient ", with: "")
    expand(
      "@Model\n\(source)", to: "final class Trip {\n  \(kept)\n\(expansion.dropFirst(2))",
      diagnostics: [DiagnosticSpec(message: message, line: 3, column: column)], location: location)
  }

  @Test func `properties that cannot be persisted are named`() {
    diagnose(
      "let name = 1",
      "'@Model' cannot persist the constant 'name': declare it with 'var', or mark it with '@Transient'")
    diagnose(
      "var a = 1, b = 2",
      "'@Model' cannot persist properties that are declared together: declare 'a', 'b' one by one")
    diagnose(
      "@Transient var a: Int", "'@Transient' requires an initial value: the store has none for 'a'")
  }

  @Test func `a class whose properties have no values needs an initializer`() {
    let macros = ["Model": ModelMacro.self]
    expectExpansion(
      of: """
        @Model
        class Trip {
          var name: String
        }
        """,
      is: """
        class Trip {
          @_PersistedProperty(0)
          var name: String

          private nonisolated static let _$described = _ModelEntity(Trip.self)

          var _$storage = _ModelStorage.own(Trip._$entity)

          var _$initialValues: [_ModelStorage.Initial] {
            []
          }

          nonisolated class var _$entity: _ModelEntity {
            _$described
          }

          class var schemaMetadata: [_SchemaProperty] {
            _$properties(Trip.self)
          }

          static func _$properties<Model: Trip>(_ type: Model.Type) -> [_SchemaProperty] {
            [
              _SchemaProperty(name: "name", slot: 0, keypath: \\Model.name)
            ]
          }

          class var _$identifiers: [AnyKeyPath] {
            [\\Trip.persistentModelID, \\Trip.id]
          }

          class var _$indices: [[AnyKeyPath]] {
            []
          }

          class var _$uniqueConstraints: [[AnyKeyPath]] {
            []
          }

          required init(_$storage storage: _ModelStorage) {
            _name = .init()
            _$storage = storage
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Model' requires an initializer in class 'Trip': 'name' has no initial value", line: 2, column: 7)
      ], macros: macros)
  }

  @Test func `an actor gets a context of its own`() {
    expectExpansion(
      of: """
        @ModelActor
        public actor Importer {
        }
        """,
      is: """
        public actor Importer {

          public nonisolated let modelExecutor: any ModelExecutor

          public nonisolated let modelContainer: ModelContainer

          public init(modelContainer: ModelContainer) {
            let modelContext = ModelContext(modelContainer)
            self.modelExecutor = DefaultSerialModelExecutor(modelContext: modelContext)
            self.modelContainer = modelContainer
          }
        }

        extension Importer: ModelActor {
        }
        """,
      macros: ["ModelActor": ModelActorMacro.self], conformances: ["ModelActor": ["ModelActor"]])
  }
}
