import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct ObservableStateMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [],
    conformances: [String] = ["Observable", "ObservableState"],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics,
      macros: [
        "ObservableState": ObservableStateMacro.self,
        "ObservationStateIgnored": ObservationStateIgnoredMacro.self,
        "ObservationStateTracked": ObservationStateTrackedMacro.self,
      ],
      conformances: ["ObservableState": conformances],
      location: location
    )
  }

  @Test func `stored properties are tracked`() {
    expand(
      """
      @ObservableState public struct State {
        public var count = 0
        var name: String?
      }
      """,
      to: #"""
        public struct State {
          @ComposableArchitecture.ObservationStateTracked
          public var count = 0
          @ComposableArchitecture.ObservationStateTracked
          var name: String?

          public var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          public var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          public mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          public static var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] {
            var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] = [:]
            _$storage[\Self.count] = \Self._count
            _$storage[\Self.name] = \Self._name
            return _$storage
          }

          public static var _$parts: ComposableArchitecture._StateParts<Self>? {
            ComposableArchitecture._StateParts {
              Self()
            }
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """#
    )
  }

  @Test func `what is not stored or observes itself is not tracked`() {
    expand(
      """
      @ObservableState struct State {
        let id: Int
        var double: Int { count * 2 }
        var triple: Int {
          get { count * 3 }
          set { count = newValue / 3 }
        }
        static var shared = 0
        lazy var slow = 0
        @ObservationStateIgnored var cache = 0
        @Presents var child: Child.State?
        @Shared(.inMemory("settings")) var settings = Settings()
        @SharedReader var stats: Stats
        @Sharing.Shared var user: User
        @Fetch var rows: [Int]
      }
      """,
      to: #"""
        struct State {
          let id: Int
          var double: Int { count * 2 }
          var triple: Int {
            get { count * 3 }
            set { count = newValue / 3 }
          }
          static var shared = 0
          lazy var slow = 0
          var cache = 0
          @Presents var child: Child.State?
          @Shared(.inMemory("settings")) var settings = Settings()
          @SharedReader var stats: Stats
          @Sharing.Shared var user: User
          @Fetch var rows: [Int]

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          static var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] {
            var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] = [:]
            _$storage[\Self.child] = \Self._child
            _$storage[\Self.$child] = \Self._child
            return _$storage
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """#
    )
  }

  @Test func `observers stay with the storage`() {
    expand(
      """
      struct State {
        @ObservationStateTracked public private(set) var count = 0 {
          willSet { print(newValue) }
          didSet { print(oldValue) }
        }
      }
      """,
      to: #"""
        struct State {
          public private(set) var count {
            willSet { print(newValue) }
            didSet { print(oldValue) }
              @storageRestrictions(initializes: _count)
              init(initialValue) {
                _count = initialValue
              }

              get {
                _$observationRegistrar.access(keyPath: \Self.count)
                return _count
              }

              set {
                _$observationRegistrar.mutate(keyPath: \Self.count, &_count, newValue)
              }
          }

          private var _count = 0 {
              willSet { print(newValue) }
              didSet { print(oldValue) }
            }
        }
        """#
    )
  }

  @Test func `a property becomes accessors and storage`() {
    expand(
      """
      struct State {
        @ObservationStateTracked @MainActor var rows: [Int]
        @ObservationStateTracked let id: Int
      }
      """,
      to: #"""
        struct State {
          @MainActor var rows: [Int] {
            @storageRestrictions(initializes: _rows)
            init(initialValue) {
              _rows = initialValue
            }
            get {
              _$observationRegistrar.access(keyPath: \Self.rows)
              return _rows
            }
            set {
              _$observationRegistrar.mutate(keyPath: \Self.rows, &_rows, newValue)
            }
            _modify {
              let oldValue = _$observationRegistrar.willModify(keyPath: \Self.rows, &_rows)
              defer {
                _$observationRegistrar.didModify(keyPath: \Self.rows, &_rows, oldValue)
              }
              yield &_rows
            }
          }

          @MainActor
          private var _rows: [Int]
          let id: Int
        }
        """#
    )
  }

  @Test func `conditional compilation and keywords are kept`() {
    expand(
      """
      @ObservableState struct State {
        #if DEBUG
          @ObservationStateTracked var `default` = 0
        #endif
      }
      """,
      to: #"""
        struct State {
          #if DEBUG
            var `default` {
              @storageRestrictions(initializes: _default)
              init(initialValue) {
                _default = initialValue
              }
              get {
                _$observationRegistrar.access(keyPath: \Self.`default`)
                return _default
              }
              set {
                _$observationRegistrar.mutate(keyPath: \Self.`default`, &_default, newValue)
              }
              _modify {
                let oldValue = _$observationRegistrar.willModify(keyPath: \Self.`default`, &_default)
                defer {
                  _$observationRegistrar.didModify(keyPath: \Self.`default`, &_default, oldValue)
                }
                yield &_default
              }
            }
          #endif

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          static var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] {
            var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] = [:]
            #if DEBUG
            _$storage[\Self.`default`] = \Self._default
            #endif
            return _$storage
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """#
    )
  }

  @Test(arguments: [("width = 0, height: Int", "'width', 'height'"), ("(x, y) = (0, 0)", "'(x, y)'")])
  func propertiesAreDeclaredOneByOne(group: String, names: String) {
    expand(
      """
      @ObservableState struct State {
        var \(group)
        let c = 0, d = 0
        static var e = 0, f = 0
      }
      """,
      to: """
        struct State {
          var \(group)
          let c = 0, d = 0
          static var e = 0, f = 0

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@ObservableState' cannot observe properties that are declared together: declare \(names) one by one",
          line: 2, column: 3
        )
      ],
      conformances: []
    )
  }

  @Test func `what names a deprecated field is deprecated`() {
    expand(
      """
      @ObservableState struct State {
        @available(*, deprecated) var old = 0
      }
      """,
      to: #"""
        struct State {
          @available(*, deprecated)
          @ComposableArchitecture.ObservationStateTracked var old = 0

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          @available(*, deprecated)
          static var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] {
            var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] = [:]
            _$storage[\Self.old] = \Self._old
            return _$storage
          }
        }
        """#,
      conformances: []
    )
  }

  @Test(
    arguments: [
      (
        "let id: Int\n  var name: String\n  var count = 0\n  var note: String?", "(\\Self.id, \\Self.name)",
        "id: $0, name: $1"
      ),
      ("var `default`: Int", "(\\Self.`default`)", "default: $0"),
      ("let id: Int\n  var name: String\n  init(id: Int) { self.id = id; name = \"\" }", "(\\Self.id)", "id: $0"),
      ("let id: Int\n  init(_ id: Int) { self.id = id }\n  init() { id = 0 }", "", ""),
      ("let id: Int?", "(\\Self.id)", "id: $0"),
    ])
  func whatAStateIsMadeOfIsWrittenDown(members: String, parts: String, arguments: String) throws {
    let expansion = try expanded("struct State {\n  \(members)\n}")
    #expect(expansion == "_StateParts\(parts) {\nSelf(\(arguments))\n}")
  }

  @Test(
    arguments: [
      "@Shared var user: User", "let a: Int, b: Int", "#if DEBUG\n  var a: Int\n  #endif",
      "@available(*, deprecated) var a: Int", "let id: Int\n  init(id: String) { self.id = id.count }",
      "let id: Int\n  init(_ id: Int) { self.id = id }", "let id: Int\n  init(id: Int) throws { self.id = id }",
      "var id = 0\n  init(id: Int) { self.id = id }", "let id: Int\n  init(number: Int) { id = number }",
    ])
  func `what a state is made of is left out where it is not sure`(members: String) throws {
    #expect(try expanded("struct State {\n  \(members)\n}") == nil)
  }

  /// What is written down of the struct's parts, without what is always the same.
  private func expanded(_ source: String) throws -> String? {
    let structure = try #require(DeclSyntax("\(raw: source)").as(StructDeclSyntax.self))
    guard let member = StatePartsExpansion(structure: structure, access: "").member else { return nil }
    let start = "static var _$parts: ComposableArchitecture._StateParts<Self>? {\nComposableArchitecture."
    #expect(member.hasPrefix(start) && member.hasSuffix("\n}"))
    return String(member.dropFirst(start.count).dropLast(2))
  }
}
