import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct PresentsMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics, macros: ["Presents": PresentsMacro.self],
      location: location
    )
  }

  @Test func `an optional child is stored as presentation state`() {
    expand(
      """
      struct State {
        @Presents public var child: Child.State?
      }
      """,
      to: #"""
        struct State {
          public var child: Child.State? {
            @storageRestrictions(initializes: _child)
            init(initialValue) {
              _child = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(keyPath: \Self.child)
              return _child.wrappedValue
            }
            set {
              _$observationRegistrar.mutate(keyPath: \Self.child, &_child.wrappedValue, newValue)
            }
            _modify {
              let oldValue = _$observationRegistrar.willModify(keyPath: \Self.child, &_child.wrappedValue)
              defer {
                _$observationRegistrar.didModify(keyPath: \Self.child, &_child.wrappedValue, oldValue)
              }
              yield &_child.wrappedValue
            }
          }

          public var $child: ComposableArchitecture.PresentationState<Child.State> {
            get {
              _$observationRegistrar.access(keyPath: \Self.child)
              return _child.projectedValue
            }
            _modify {
              let oldValue = _$observationRegistrar.willModify(keyPath: \Self.child, &_child.wrappedValue)
              defer {
                _$observationRegistrar.didModify(keyPath: \Self.child, &_child.wrappedValue, oldValue)
              }
              yield &_child.projectedValue
            }
          }

          private var _child = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: nil)
        }
        """#
    )
  }

  @Test func `the initial value is kept`() {
    expand(
      """
      struct State {
        @Presents var child: Optional<Child.State> = Child.State()
      }
      """,
      to: #"""
        struct State {
          var child: Optional<Child.State> {
            @storageRestrictions(initializes: _child)
            init(initialValue) {
              _child = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(keyPath: \Self.child)
              return _child.wrappedValue
            }
            set {
              _$observationRegistrar.mutate(keyPath: \Self.child, &_child.wrappedValue, newValue)
            }
            _modify {
              let oldValue = _$observationRegistrar.willModify(keyPath: \Self.child, &_child.wrappedValue)
              defer {
                _$observationRegistrar.didModify(keyPath: \Self.child, &_child.wrappedValue, oldValue)
              }
              yield &_child.wrappedValue
            }
          }

          var $child: ComposableArchitecture.PresentationState<Child.State> {
            get {
              _$observationRegistrar.access(keyPath: \Self.child)
              return _child.projectedValue
            }
            _modify {
              let oldValue = _$observationRegistrar.willModify(keyPath: \Self.child, &_child.wrappedValue)
              defer {
                _$observationRegistrar.didModify(keyPath: \Self.child, &_child.wrappedValue, oldValue)
              }
              yield &_child.projectedValue
            }
          }

          private var _child = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: Child.State())
        }
        """#
    )
  }

  @Test func `an alias of an optional is looked into`() {
    expand(
      """
      struct State {
        @Presents private var child: MaybeChild
      }
      """,
      to: #"""
        struct State {
          private var child: MaybeChild {
            @storageRestrictions(initializes: _child)
            init(initialValue) {
              _child = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
            }
            get {
              _$observationRegistrar.access(keyPath: \Self.child)
              return _child.wrappedValue
            }
            set {
              _$observationRegistrar.mutate(keyPath: \Self.child, &_child.wrappedValue, newValue)
            }
            _modify {
              let oldValue = _$observationRegistrar.willModify(keyPath: \Self.child, &_child.wrappedValue)
              defer {
                _$observationRegistrar.didModify(keyPath: \Self.child, &_child.wrappedValue, oldValue)
              }
              yield &_child.wrappedValue
            }
          }

          private var $child: ComposableArchitecture.PresentationState<MaybeChild.Wrapped> {
            get {
              _$observationRegistrar.access(keyPath: \Self.child)
              return _child.projectedValue
            }
            _modify {
              let oldValue = _$observationRegistrar.willModify(keyPath: \Self.child, &_child.wrappedValue)
              defer {
                _$observationRegistrar.didModify(keyPath: \Self.child, &_child.wrappedValue, oldValue)
              }
              yield &_child.projectedValue
            }
          }

          private var _child = ComposableArchitecture.PresentationState<MaybeChild.Wrapped>(wrappedValue: nil)
        }
        """#
    )
  }

  @Test func `observers are not called`() {
    expand(
      """
      struct State {
        @Presents private(set) var child: Child.State? {
          didSet { changes += 1 }
        }
      }
      """,
      to: #"""
        struct State {
          private(set) var child: Child.State? {
            didSet { changes += 1 }
              @storageRestrictions(initializes: _child)
              init(initialValue) {
                _child = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
              }

              get {
                _$observationRegistrar.access(keyPath: \Self.child)
                return _child.wrappedValue
              }

              set {
                _$observationRegistrar.mutate(keyPath: \Self.child, &_child.wrappedValue, newValue)
              }

              _modify {
                let oldValue = _$observationRegistrar.willModify(keyPath: \Self.child, &_child.wrappedValue)
                defer {
                  _$observationRegistrar.didModify(keyPath: \Self.child, &_child.wrappedValue, oldValue)
                }
                yield &_child.wrappedValue
              }
          }

          var $child: ComposableArchitecture.PresentationState<Child.State> {
            get {
              _$observationRegistrar.access(keyPath: \Self.child)
              return _child.projectedValue
            }
            _modify {
              let oldValue = _$observationRegistrar.willModify(keyPath: \Self.child, &_child.wrappedValue)
              defer {
                _$observationRegistrar.didModify(keyPath: \Self.child, &_child.wrappedValue, oldValue)
              }
              yield &_child.projectedValue
            }
          }

          private var _child = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: nil)
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' does not call the observers of 'child'", line: 2, column: 50, severity: .warning
        )
      ]
    )
  }

  @Test func `the type must be written`() {
    expand(
      """
      struct State {
        @Presents var child = Child.State?.none
        @Presents let other: Child.State?
        @Presents var computed: Child.State? { nil }
      }
      """,
      to: """
        struct State {
          var child = Child.State?.none
          let other: Child.State?
          var computed: Child.State? { nil }
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' requires the type of the property to be written: 'var child: Child.State?'",
          line: 2, column: 3
        ),
        DiagnosticSpec(message: "'@Presents' can only be applied to a stored 'var'", line: 3, column: 3),
        DiagnosticSpec(message: "'@Presents' can only be applied to a stored 'var'", line: 4, column: 3),
      ]
    )
  }
}
