public import CasePaths
import Testing

@CasePathable
public indirect enum Tree<Element: Equatable & Sendable>: Equatable {
  case leaf(Element)
  case node(Self, label: Element)
  case `default`, pair((Int, x: Int))
  #if os(Linux)
    case here(Int)
  #else
    case elsewhere
  #endif
  case last

  public static func == (lhs: Self, rhs: Self) -> Bool { "\(lhs)" == "\(rhs)" }
}

@CasePathable @dynamicMemberLookup
private enum Loading: Equatable {
  case idle
  case loaded(rows: [Int], total: Int)
  case failed(reason: String)
  @available(*, deprecated) case old(Int)
}

enum Outer<T: Hashable> {}

extension Outer {
  @CasePathable enum Inner {
    case value(T), root(Root)
    struct Root: Equatable { var count = 0 }
  }
}

@CasePathable enum Nowhere {}

@Suite struct CasePathableMacroTests {
  @Test func `cases of generic enums are embedded and extracted`() {
    let leaf: CaseKeyPath<Tree<Int>, Int> = \.leaf
    #expect(leaf(1) == .leaf(1))
    #expect(Tree.leaf(1)[case: \.leaf] == 1)
    #expect(Tree.node(.leaf(1), label: 2)[case: \.node]?.label == 2)
    #expect(Tree<Int>.default.is(\.default))
    #expect(Tree<Int>.pair((1, x: 2))[case: \.pair]?.x == 2)
    #expect(Tree<Int>.here(3)[case: \.here] == 3)
    #expect(!Tree<Int>.last.is(\.leaf))
  }

  @Test func `every case is listed once`() {
    #expect(Array(Tree<Int>.allCasePaths) == [\.leaf, \.node, \.default, \.pair, \.here, \.last])
    #expect(Array(Nowhere.allCasePaths).isEmpty)
  }

  @Test func `a value knows its case`() {
    #expect(Tree.leaf(1).case == \.leaf)
    #expect(Loading.idle.case == \.idle)
  }

  @Test func `cases are optional members`() {
    let reason: String? = Loading.failed(reason: "offline").failed
    #expect(reason == "offline")
    #expect(Loading.loaded(rows: [1], total: 1).loaded?.rows == [1])
    #expect(Loading.idle.failed == nil)
  }

  @Test func `payloads are modified in place`() {
    var loading = Loading.loaded(rows: [1], total: 1)
    loading.modify(\.loaded) {
      $0.rows.append(2)
      $0.total = 2
    }
    #expect(loading == .loaded(rows: [1, 2], total: 2))
  }

  @Test func `names shadowed inside the generated type keep their meaning`() {
    #expect(Outer<Int>.Inner.root(.init(count: 2))[case: \.root]?.count == 2)
    #expect(Outer<String>.Inner.value("a")[case: \.value] == "a")
  }
}
