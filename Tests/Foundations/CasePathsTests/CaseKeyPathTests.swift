import CasePaths
import IssueReporting
import Testing

struct CaseKeyPathTests {
  @Test func `embeds`() {
    let path: CaseKeyPath<Screen, Int> = \.detail
    #expect(path(42) == Screen.detail(42))
    #expect((\Screen.Cases.list)() == Screen.list)
    #expect((\Screen.Cases.nested.name)("a") == Screen.nested(.name("a")))
    #expect((\Screen.Cases.self)(.list) == Screen.list)
  }

  @Test func `extracts`() {
    #expect(Screen.detail(1)[case: \.detail] == 1)
    #expect(Screen.list[case: \.detail] == nil)
    #expect(Screen.range(lower: 1, upper: 2)[case: \.range]?.upper == 2)
    #expect(Screen.nested(.name("a"))[case: \.nested.name] == "a")
    #expect(Screen.nested(.code(1))[case: \.nested.name] == nil)
    #expect(Screen.detail(1).detail == 1)
    #expect(Screen.nested(.name("a")).nested?.name == "a")
    let partial: PartialCaseKeyPath<Screen> = \.detail
    #expect(Screen.detail(1)[case: partial] as? Int == 1)
    #expect(Screen.list[case: partial] == nil)
  }

  @Test func `tells an absent payload from another case`() {
    #expect(Inner.code(nil).is(\.code))
    #expect(Inner.code(nil)[case: \.code] == .some(nil))
    #expect(Inner.name("")[case: \.code] == nil)
  }

  @Test func `sets the value of a case and leaves another case as it is`() {
    var screen = Screen.list
    screen[case: \.detail] = 3
    #expect(screen == .list)
    screen = .detail(2)
    screen[case: \.detail] = 3
    #expect(screen == .detail(3))
    let keyPath: CaseKeyPath<Screen, Int> = \.detail
    screen[case: keyPath] = 4
    #expect(screen == .detail(4))
    screen.nested = .name("x")
    #expect(screen == .detail(4))
    screen.detail = 5
    #expect(screen == .detail(5))
    screen = .nested(.name("x"))
    screen[case: keyPath] = 5
    #expect(screen == .nested(.name("x")))
    var inner = Inner.code(1)
    inner[case: \.code] = nil
    #expect(inner == .code(nil))
    withExpectedIssue { screen[case: \.detail] = nil }
    #expect(screen == .nested(.name("x")))
  }

  @Test func `tells which case a value is`() {
    #expect(Screen.list.is(\.list))
    #expect(!Screen.list.is(\.detail))
    #expect(Screen.nested(.code(1)).is(\.nested.code))
    #expect(!Screen.nested(.code(1)).is(\.nested.name))
    #expect(Screen.detail(1).case == \Screen.Cases.detail)
    #expect(Screen.Cases.self == Case<Screen>.self)
    let screen: Screen? = .detail(1)
    #expect(screen.is(\.detail))
    #expect(screen.is(\.some.detail))
    let none: Screen? = nil
    #expect((none).is(\.none))
  }

  @Test func `matches in switch`() {
    switch Screen.detail(1) {
    case \.list: Issue.record("not the list")
    case \.detail: break
    default: Issue.record("no case")
    }
  }

  @Test func `modifies in place without copying the collection`() {
    var screen = Screen.rows(Array(0..<100))
    var address: Int?
    screen.modify(\.rows) { rows in
      rows[0] = 7
      address = rows.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }
    screen.modify(\.rows) { rows in
      rows[1] = 8
      #expect(address == rows.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) })
    }
    #expect(screen.rows?.prefix(3) == [7, 8, 2])
    screen = .nested(.name("a"))
    screen.modify(\.nested.name) { $0 += "b" }
    #expect(screen == .nested(.name("ab")))
    var optional: Screen? = .detail(1)
    optional.modify(\.detail) { $0 += 1 }
    #expect(optional == .detail(2))
  }

  @Test func `reports modifying another case`() {
    var screen = Screen.list
    withExpectedIssue { screen.modify(\.detail) { $0 += 1 } }
    #expect(screen == .list)
  }

  @Test func `iterates over all cases`() {
    #expect(Array(Screen.allCasePaths) == [\.list, \.detail, \.range, \.nested, \.rows])
    #expect(Array(Result<Int, Never>.allCasePaths) == [\.success, \.failure])
    #expect(Array(Int?.allCasePaths) == [\.none, \.some])
    #expect(Array(Never.allCasePaths).isEmpty)
  }

  @Test func `depends on the subscript index in the key path`() {
    for id in 0..<3 {
      #expect(Screen.nested(.code(10))[case: \.nested[id: id]] == 10 - id)
    }
    for value in 0..<5_000 {
      #expect((\Screen.Cases.nested[id: value])(0) == Screen.nested(.code(value)))
    }
  }

  @Test func `composes and compares`() {
    let nested: CaseKeyPath<Screen, Inner> = \.nested
    let name = nested.appending(path: \.name)
    #expect(name == \Screen.Cases.nested.name)
    #expect(name("a") == Screen.nested(.name("a")))
    #expect(AnyCasePath(nested).name.extract(from: .nested(.name("b"))) == "b")
    let sendable: any KeyPath<Case<Screen>, Case<String>> & Sendable = \.nested.name
    #expect(sendable == name)
  }

  @Test func `works in generic code`() {
    func roundTrip<Root: CasePathable, Value: Equatable>(_ path: CaseKeyPath<Root, Value>, _ value: Value) -> Bool {
      let root: Root = path(value)
      return root[case: path] == value && root.is(path)
    }
    func wrapped<Value: Equatable>(_ value: Value) -> Bool {
      roundTrip(\Result<Value, Never>.Cases.success, value) && roundTrip(\Value?.Cases.some, value)
    }
    #expect(roundTrip(\Screen.Cases.detail, 1))
    #expect(wrapped(1))
    #expect(wrapped("a"))
  }

  @Test func `resolves from many tasks at once`() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<8 {
        group.addTask {
          (0..<2_000).allSatisfy { step in
            let value = index * 10_000 + step
            return Screen.nested(.code(value))[case: \.nested[id: step]] == value - step
              && Screen.detail(value)[case: \.detail] == value
          }
        }
      }
      for await allRight in group { #expect(allRight) }
    }
  }

  @Test func `describes a case path`() {
    let path = AnyCasePath(\Result<Int, Never>.Cases.success)
    #expect(String(describing: path) == "AnyCasePath<Result<Int, Never>, Int>")
    #expect("\(AnyCasePath(\Result<Int?, Never>.Cases.success))" == "AnyCasePath<Result<Int?, Never>, Int?>")
    #expect("\(AnyCasePath(\Int??.Cases.some))" == "AnyCasePath<Int??, Int?>")
    #expect(
      "\(AnyCasePath(\Result<[[String]?], any Error>.Cases.success))"
        == "AnyCasePath<Result<[[String]?], Error>, [[String]?]>")
    #expect(
      "\(AnyCasePath(\Result<[String: [Int]], Never>.Cases.success))"
        == "AnyCasePath<Result<[String: [Int]], Never>, [String: [Int]]>")
    #expect("\(AnyCasePath(\(() -> Void)?.Cases.some))" == "AnyCasePath<(() -> ())?, () -> ()>")
  }
}
