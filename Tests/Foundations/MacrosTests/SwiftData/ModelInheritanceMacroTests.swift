import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct ModelInheritanceMacroTests {
  private func expand(_ source: String, to expanded: String, conformances: [String]) {
    expectExpansion(
      of: source, is: expanded,
      macros: ["Model": ModelMacro.self, "_PersistedProperty": PersistedPropertyMacro.self],
      conformances: ["Model": conformances])
  }

  @Test func `a class that inherits from a model keeps its initial values for the storage`() {
    expand(
      """
      @Model
      open class Car: Vehicle {
        var doors: Int
        public init(doors: Int) {
          self.doors = doors
          super.init()
        }
      }
      """,
      to: """
        open class Car: Vehicle {
          var doors: Int {
            @storageRestrictions(accesses: _$own, initializes: _doors)
            init(initialValue) {
              _$own.initialize(Car._$offset + 0, initialValue)
              _doors = .init()
            }
            get {
              _$storage.get(self, Car._$offset + 0, \\.doors)
            }
            set {
              _$storage.set(self, Car._$offset + 0, \\.doors, newValue)
            }
          }

          private var _doors: _ModelStorage.Slot
          public init(doors: Int) {
            self.doors = doors
            super.init()
          }

          private nonisolated static let _$described = _ModelEntity(Car.self, below: Vehicle._$entity)

          private nonisolated static let _$offset = Vehicle._$entity._count

          private let _$own = _ModelStorage.Initial()

          open override var _$initialValues: [_ModelStorage.Initial] {
            super._$initialValues + [_$own]
          }

          open override nonisolated class var _$entity: _ModelEntity {
            _$described
          }

          open override class var schemaMetadata: [_SchemaProperty] {
            _$properties(Car.self)
          }

          public static func _$properties<Model: Car>(_ type: Model.Type) -> [_SchemaProperty] {
            Vehicle._$properties(type) + [
              _SchemaProperty(name: "doors", slot: Car._$offset + 0, keypath: \\Model.doors)
            ]
          }

          open override class var _$identifiers: [AnyKeyPath] {
            [\\Car.persistentModelID, \\Car.id]
          }

          open override class var _$indices: [[AnyKeyPath]] {
            []
          }

          open override class var _$uniqueConstraints: [[AnyKeyPath]] {
            []
          }

          public required init(_$storage storage: _ModelStorage) {
            _doors = .init()
            super.init(_$storage: storage)
          }
        }
        """,
      conformances: [])
  }

  @Test func `a class without initialisers inherits those of its superclass`() {
    expand(
      """
      @Model
      final class Truck: Vehicle {
        var load: Double = 0
      }
      """,
      to: """
        final class Truck: Vehicle {
          var load: Double {
            @storageRestrictions(accesses: _$own, initializes: _load)
            init(initialValue) {
              _$own.initialize(Truck._$offset + 0, initialValue)
              _load = .init()
            }
            get {
              _$storage.get(self, Truck._$offset + 0, \\.load)
            }
            set {
              _$storage.set(self, Truck._$offset + 0, \\.load, newValue)
            }
          }

          private var _load: _ModelStorage.Slot

          private nonisolated static let _$described = _ModelEntity(Truck.self, below: Vehicle._$entity)

          private nonisolated static let _$offset = Vehicle._$entity._count

          private let _$own = _ModelStorage.Initial()

          override var _$initialValues: [_ModelStorage.Initial] {
            super._$initialValues + [_$own]
          }

          override nonisolated class var _$entity: _ModelEntity {
            _$described
          }

          override class var schemaMetadata: [_SchemaProperty] {
            _$properties(Truck.self)
          }

          static func _$properties<Model: Truck>(_ type: Model.Type) -> [_SchemaProperty] {
            Vehicle._$properties(type) + [
              _SchemaProperty(name: "load", slot: Truck._$offset + 0, keypath: \\Model.load, defaultValue: 0)
            ]
          }

          override class var _$identifiers: [AnyKeyPath] {
            [\\Truck.persistentModelID, \\Truck.id]
          }

          override class var _$indices: [[AnyKeyPath]] {
            []
          }

          override class var _$uniqueConstraints: [[AnyKeyPath]] {
            []
          }
        }
        """,
      conformances: [])
  }

  @Test func `a class that names a protocol is no subclass`() {
    expand(
      """
      @Model
      final class Person: Identifiable {
        var nick: String?
      }
      """,
      to: """
        final class Person: Identifiable {
          var nick: String? {
            @storageRestrictions(accesses: _$own)
            init(initialValue) {
              _$own.initialize(Person._$offset + 0, initialValue)
            }
            get {
              _$storage.get(self, Person._$offset + 0, \\.nick)
            }
            set {
              _$storage.set(self, Person._$offset + 0, \\.nick, newValue)
            }
          }

          private nonisolated static let _$described = _ModelEntity(Person.self)

          private nonisolated static let _$offset = 0

          private var _$own = _ModelStorage.own(Person._$entity)

          var _$storage: _ModelStorage {
            get {
              _$own
            }
            set {
              _$own = newValue
            }
          }

          nonisolated static var _$entity: _ModelEntity {
            _$described
          }

          static var schemaMetadata: [_SchemaProperty] {
            _$properties(Person.self)
          }

          static func _$properties<Model: Person>(_ type: Model.Type) -> [_SchemaProperty] {
            [
              _SchemaProperty(name: "nick", slot: 0, keypath: \\Model.nick)
            ]
          }

          static var _$identifiers: [AnyKeyPath] {
            [\\Person.persistentModelID, \\Person.id]
          }

          required init(_$storage storage: _ModelStorage) {
            _$own = storage
          }

          init() {
          }
        }

        nonisolated extension Person: PersistentModel {
        }
        """,
      conformances: ["PersistentModel"])
  }
}
