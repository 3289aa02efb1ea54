import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import IppoMacros

@Suite struct CasePathableMacroTests {
  func expand(
    _ source: String, to expanded: String, diagnostics: [DiagnosticSpec] = [],
    conformances: [String] = ["CasePathable", "CasePathIterable"],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    expectExpansion(
      of: source, is: expanded, diagnostics: diagnostics,
      macros: ["CasePathable": CasePathableMacro.self], conformances: ["CasePathable": conformances],
      location: location
    )
  }

  @Test func `every case gets a path`() {
    expand(
      """
      @CasePathable public enum Action {
        /// One step.
        case step(Int)
        case move(x: Int, y: Int), stop
      }
      """,
      to: #"""
        public enum Action {
          /// One step.
          case step(Int)
          case move(x: Int, y: Int), stop

          public nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            public subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .step = root {
                return \.step
              }
              if case .move = root {
                return \.move
              }
              if case .stop = root {
                return \.stop
              }
              return \.never
            }
            /// One step.
            public var step: CasePaths.AnyCasePath<Action, Int> {
              CasePaths.AnyCasePath<Action, Int>._$embed(
                Action.step,
                extract: {
                  guard case let .step(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            public var move: CasePaths.AnyCasePath<Action, (x: Int, y: Int)> {
              CasePaths.AnyCasePath<Action, (x: Int, y: Int)>._$embed(
                {
                  Action.move(x: $0.0, y: $0.1)
                },
                extract: {
                  guard case let .move(v0, v1) = $0 else {
                    return nil
                  }
                  return (v0, v1)
                }
              )
            }
            public var stop: CasePaths.AnyCasePath<Action, Swift.Void> {
              CasePaths.AnyCasePath<Action, Swift.Void>._$embed(
                {
                  Action.stop
                },
                extract: {
                  guard case .stop = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\.step)
              allCasePaths.append(\.move)
              allCasePaths.append(\.stop)
              return allCasePaths.makeIterator()
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#
    )
  }

  @Test func `names that mean something else inside are reached`() {
    expand(
      """
      @CasePathable indirect enum Tree<Element> {
        case leaf(Element), node(Self)
        case `default`
      }
      """,
      to: #"""
        indirect enum Tree<Element> {
          case leaf(Element), node(Self)
          case `default`

          typealias _$Element = Element

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Tree) -> CasePaths.PartialCaseKeyPath<Tree> {
              if case .leaf = root {
                return \.leaf
              }
              if case .node = root {
                return \.node
              }
              if case .`default` = root {
                return \.`default`
              }
              return \.never
            }
            var leaf: CasePaths.AnyCasePath<Tree, _$Element> {
              CasePaths.AnyCasePath<Tree, _$Element>._$embed(
                Tree.leaf,
                extract: {
                  guard case let .leaf(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var node: CasePaths.AnyCasePath<Tree, Tree> {
              CasePaths.AnyCasePath<Tree, Tree>._$embed(
                Tree.node,
                extract: {
                  guard case let .node(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            var `default`: CasePaths.AnyCasePath<Tree, Swift.Void> {
              CasePaths.AnyCasePath<Tree, Swift.Void>._$embed(
                {
                  Tree.`default`
                },
                extract: {
                  guard case .`default` = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Tree>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Tree>] = []
              allCasePaths.append(\.leaf)
              allCasePaths.append(\.node)
              allCasePaths.append(\.`default`)
              return allCasePaths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Tree: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#
    )
  }

  @Test func `conditional compilation is kept`() {
    expand(
      """
      @CasePathable enum Action {
        #if DEBUG
          case debug
        #elseif os(Linux)
          case linux(Int)
        #else
          case other
        #endif
      }
      """,
      to: #"""
        enum Action {
          #if DEBUG
            case debug
          #elseif os(Linux)
            case linux(Int)
          #else
            case other
          #endif

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              #if DEBUG
              if case .debug = root {
                return \.debug
              }
              #elseif os(Linux)
              if case .linux = root {
                return \.linux
              }
              #else
              if case .other = root {
                return \.other
              }
              #endif
              return \.never
            }
            #if DEBUG
            var debug: CasePaths.AnyCasePath<Action, Swift.Void> {
              CasePaths.AnyCasePath<Action, Swift.Void>._$embed(
                {
                  Action.debug
                },
                extract: {
                  guard case .debug = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            #elseif os(Linux)
            var linux: CasePaths.AnyCasePath<Action, Int> {
              CasePaths.AnyCasePath<Action, Int>._$embed(
                Action.linux,
                extract: {
                  guard case let .linux(v0) = $0 else {
                    return nil
                  }
                  return v0
                }
              )
            }
            #else
            var other: CasePaths.AnyCasePath<Action, Swift.Void> {
              CasePaths.AnyCasePath<Action, Swift.Void>._$embed(
                {
                  Action.other
                },
                extract: {
                  guard case .other = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            #endif
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              #if DEBUG
              allCasePaths.append(\.debug)
              #elseif os(Linux)
              allCasePaths.append(\.linux)
              #else
              allCasePaths.append(\.other)
              #endif
              return allCasePaths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#
    )
  }

  @Test func `deprecated cases do not warn in generated code`() {
    expand(
      """
      @CasePathable enum Action {
        @available(*, deprecated)
        case old
      }
      """,
      to: #"""
        enum Action {
          @available(*, deprecated)
          case old

          nonisolated struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            @available(*, deprecated)
            subscript(root: Action) -> CasePaths.PartialCaseKeyPath<Action> {
              if case .old = root {
                return \.old
              }
              return \.never
            }
            @available(*, deprecated)
            var old: CasePaths.AnyCasePath<Action, Swift.Void> {
              CasePaths.AnyCasePath<Action, Swift.Void>._$embed(
                {
                  Action.old
                },
                extract: {
                  guard case .old = $0 else {
                    return nil
                  }
                  return ()
                }
              )
            }
            @available(*, deprecated)
            func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Action>]> {
              var allCasePaths: [CasePaths.PartialCaseKeyPath<Action>] = []
              allCasePaths.append(\.old)
              return allCasePaths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
        }
        """#
    )
  }
}
