import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct PerceptibleMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics,
      macros: [
        "Perceptible": PerceptibleMacro.self, "PerceptionIgnored": PerceptionIgnoredMacro.self,
        "PerceptionTracked": PerceptionTrackedMacro.self,
      ],
      conformances: ["Perceptible": ["Observable", "Perceptible"]],
      location: location
    )
  }

  @Test func `stored properties are tracked`() {
    expand(
      """
      @Perceptible public final class Model {
        var count = 0
        let id = 1
        var double: Int { count * 2 }
        @PerceptionIgnored var cache = 0
      }
      """,
      to: """
        public final class Model {
          @Perception.PerceptionTracked
          var count = 0
          let id = 1
          var double: Int { count * 2 }
          var cache = 0

          @Perception.PerceptionIgnored
          private let _$perceptionRegistrar = Perception.PerceptionRegistrar()

          internal nonisolated func access<Member>(keyPath: Swift.KeyPath<Model, Member>) {
            _$perceptionRegistrar.access(self, keyPath: keyPath)
          }

          internal nonisolated func withMutation<Member, MutationResult>(
            keyPath: Swift.KeyPath<Model, Member>, _ mutation: () throws -> MutationResult
          ) rethrows -> MutationResult {
            try _$perceptionRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
          }

          private nonisolated func shouldNotifyObservers<Member>(_ lhs: Member, _ rhs: Member) -> Swift.Bool {
            true
          }

          private nonisolated func shouldNotifyObservers<Member: Swift.Equatable>(_ lhs: Member, _ rhs: Member) -> Swift.Bool {
            lhs != rhs
          }

          private nonisolated func shouldNotifyObservers<Member: Swift.AnyObject>(_ lhs: Member, _ rhs: Member) -> Swift.Bool {
            lhs !== rhs
          }

          private nonisolated func shouldNotifyObservers<Member: Swift.Equatable & Swift.AnyObject>(_ lhs: Member, _ rhs: Member) -> Swift.Bool {
            lhs != rhs
          }
        }

        extension Model: nonisolated Observation.Observable, nonisolated Perception.Perceptible {
        }
        """
    )
  }

  @Test func `a property becomes accessors and storage`() {
    expand(
      """
      final class Model {
        @PerceptionTracked public var count = 0
      }
      """,
      to: #"""
        final class Model {
          public var count {
            @storageRestrictions(initializes: _count)
            init(initialValue) {
              _count = initialValue
            }
            get {
              access(keyPath: \.count)
              return _count
            }
            set {
              guard shouldNotifyObservers(_count, newValue) else {
                _count = newValue
                return
              }
              withMutation(keyPath: \.count) {
                _count = newValue
              }
            }
            _modify {
              access(keyPath: \.count)
              _$perceptionRegistrar.willSet(self, keyPath: \.count)
              defer {
                _$perceptionRegistrar.didSet(self, keyPath: \.count)
              }
              yield &_count
            }
          }

          private var _count = 0
        }
        """#
    )
  }

  @Test func `properties are declared one by one`() {
    expand(
      """
      @Perceptible class Model {
        var width, height: Int
        private let _$perceptionRegistrar = Perception.PerceptionRegistrar()
        func access() {}
        func withMutation() {}
        func shouldNotifyObservers() {}
      }
      """,
      to: """
        class Model {
          var width, height: Int
          private let _$perceptionRegistrar = Perception.PerceptionRegistrar()
          func access() {}
          func withMutation() {}
          func shouldNotifyObservers() {}
        }

        extension Model: nonisolated Observation.Observable, nonisolated Perception.Perceptible {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@Perceptible' cannot observe properties that are declared together: declare 'width', 'height' one by one",
          line: 2, column: 3
        )
      ]
    )
  }

  @Test func `only classes are perceptible`() {
    expand(
      """
      @Perceptible struct State {}
      @Perceptible actor Worker {}
      @Perceptible enum Screen {}
      """,
      to: """
        struct State {}
        actor Worker {}
        enum Screen {}
        """,
      diagnostics: [
        DiagnosticSpec(message: "'@Perceptible' goes on classes, not on struct type 'State'", line: 1, column: 1),
        DiagnosticSpec(message: "'@Perceptible' goes on classes, not on actor type 'Worker'", line: 2, column: 1),
        DiagnosticSpec(message: "'@Perceptible' goes on classes, not on enumeration type 'Screen'", line: 3, column: 1),
      ]
    )
  }
}
