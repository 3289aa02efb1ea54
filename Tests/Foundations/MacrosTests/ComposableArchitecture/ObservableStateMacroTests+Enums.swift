import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

extension ObservableStateMacroTests {
  @Test func `enums take the identity of their payload`() {
    expand(
      """
      @ObservableState public enum State {
        case counter(Counter.State)
        case named(value: Int)
        case pair(Int, Int)
        #if DEBUG
          case debug
        #endif
        case idle
      }
      """,
      to: """
        public enum State {
          case counter(Counter.State)
          case named(value: Int)
          case pair(Int, Int)
          #if DEBUG
            case debug
          #endif
          case idle

          public var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case let .counter(v0):
              return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(0)
            case let .named(v0):
              return ComposableArchitecture.ObservableStateID._$id(for: v0)._$tag(1)
            case .pair:
              return ComposableArchitecture.ObservableStateID._$inert._$tag(2)
              #if DEBUG
            case .debug:
              return ComposableArchitecture.ObservableStateID._$inert._$tag(3)
              #endif
            case .idle:
              return ComposableArchitecture.ObservableStateID._$inert._$tag(4)
            }
          }

          public mutating func _$willModify() {
            switch self {
            case var .counter(v0):
              ComposableArchitecture._$willModify(&v0)
              self = .counter(v0)
            case var .named(v0):
              ComposableArchitecture._$willModify(&v0)
              self = .named(value: v0)
            case .pair:
              break
              #if DEBUG
            case .debug:
              break
              #endif
            case .idle:
              break
            }
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """
    )
  }

  @Test func `what is in a box stays there`() {
    expand(
      """
      @dynamicMemberLookup @CasePathable @ObservableState enum State {
        indirect case counter(Counter.State)
        case idle
      }
      """,
      to: #"""
        @dynamicMemberLookup @CasePathable enum State {
          indirect case counter(Counter.State)
          case idle

          var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case .counter:
              return ComposableArchitecture.ObservableStateID._$id(boxedIn: self, as: (Counter.State).self)._$tag(0)
            case .idle:
              return ComposableArchitecture.ObservableStateID._$inert._$tag(1)
            }
          }

          mutating func _$willModify() {
            switch self {
            case .counter:
              ComposableArchitecture._$willModify(boxedIn: &self, as: (Counter.State).self)
            case .idle:
              break
            }
          }

          static var _$cases: ComposableArchitecture._ObservedCases<Self> {
            var _$cases = ComposableArchitecture._ObservedCases<Self>()
            _$cases.append(\Self.[dynamicMember: \AllCasePaths.counter], \Self?.?[dynamicMember: \AllCasePaths.counter], \Self.Cases.counter)
            return _$cases
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """#
    )
  }

  @Test func `an enum without cases has no identity`() {
    expand(
      "@ObservableState enum State {}",
      to: """
        enum State {

          var _$id: ComposableArchitecture.ObservableStateID {
            ._$inert
          }

          mutating func _$willModify() {
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """)
  }

  @Test func `what is written by hand is not written again`() {
    expand(
      """
      @ObservableState struct State: ObservableState {
        var _$observationRegistrar = ObservationStateRegistrar() {
          didSet {}
        }
      }
      """,
      to: """
        struct State: ObservableState {
          var _$observationRegistrar = ObservationStateRegistrar() {
            didSet {}
          }

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          static var _$parts: ComposableArchitecture._StateParts<Self>? {
            ComposableArchitecture._StateParts {
              Self()
            }
          }
        }
        """,
      conformances: []
    )
  }

  @Test func `availability is repeated on the extension`() {
    expand(
      """
      @available(macOS 15, *)
      @ObservableState struct State {}
      """,
      to: """
        @available(macOS 15, *)
        struct State {

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          static var _$parts: ComposableArchitecture._StateParts<Self>? {
            ComposableArchitecture._StateParts {
              Self()
            }
          }
        }

        @available(macOS 15, *)
        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """
    )
  }

  @Test func `reference types are no state`() {
    expand(
      """
      @ObservableState class Model {}
      @ObservableState actor Worker {}
      """,
      to: """
        class Model {}
        actor Worker {}
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservableState' goes on structs and enums, not on class type 'Model'", line: 1, column: 1
        ),
        DiagnosticSpec(
          message: "'@ObservableState' goes on structs and enums, not on actor type 'Worker'", line: 2, column: 1
        ),
      ]
    )
  }

  @Test func `the markers of observable have counterparts`() {
    expand(
      """
      @ObservableState struct State {
        @ObservationIgnored var name = ""
      }
      """,
      to: #"""
        struct State {
          @ObservationIgnored
          @ComposableArchitecture.ObservationStateTracked var name = ""

          var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

          var _$id: ComposableArchitecture.ObservableStateID {
            _$observationRegistrar.id
          }

          mutating func _$willModify() {
            _$observationRegistrar._$willModify()
          }

          static var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] {
            var _$storage: [Swift.PartialKeyPath<Self>: Swift.PartialKeyPath<Self>] = [:]
            _$storage[\Self.name] = \Self._name
            return _$storage
          }

          static var _$parts: ComposableArchitecture._StateParts<Self>? {
            ComposableArchitecture._StateParts {
              Self()
            }
          }
        }

        extension State: Observation.Observable, ComposableArchitecture.ObservableState {
        }
        """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservationIgnored' observes nothing in '@ObservableState'", line: 2, column: 3,
          fixIts: [FixItSpec(message: "Use '@ObservationStateIgnored' instead")]
        )
      ]
    )
  }
}
