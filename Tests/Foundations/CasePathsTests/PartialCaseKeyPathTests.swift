import CasePaths
import IssueReporting
import Testing

@CasePathable @dynamicMemberLookup
private enum Shape: Equatable {
  case circle(radius: Int)
  case named(Name)
  case point
  case line(from: Int, to: Int)

  @CasePathable @dynamicMemberLookup
  enum Name: Equatable {
    case short(String)
    case long(String, String)
  }
}

@CasePathable
private enum Wrapper<Value> {
  case value(Value)
  case nothing
}

@CasePathable @dynamicMemberLookup
private enum Fizz: Equatable {
  case buzz(Buzz?)
  case text(String?)

  @CasePathable @dynamicMemberLookup
  enum Buzz: Equatable {
    case count(Int?)
  }
}

/// Finds whether the state of a feature and the value of its action are optionals.
private func isOptional<Root, Child, Action, Value>(
  state: KeyPath<Root, Child?>, action: CaseKeyPath<Action, Value?>
) -> Bool { true }
@_disfavoredOverload
private func isOptional<Root, Child, Action, Value>(
  state: KeyPath<Root, Child?>, action: CaseKeyPath<Action, Value>
) -> Bool { false }

/// Cases whose associated values are optionals.
struct OptionalPayloadTests {
  @Test func `a path goes through optionals`() {
    let fizz = Fizz.buzz(.count(42))
    #expect(fizz[case: \.buzz.some.count.some] == 42)
    #expect(Fizz.buzz(nil)[case: \.buzz.some.count.some] == nil)
    #expect(Fizz.buzz(nil)[case: \.buzz.none] != nil)
    #expect((\Fizz.Cases.buzz.some.count.some)(7) == .buzz(.count(7)))
    #expect((\Fizz.Cases.text)(nil) == Fizz.text(nil))
    #expect((\Fizz.Cases.buzz.none)() == Fizz.buzz(nil))
    #expect(\Fizz.Cases.buzz.some as PartialCaseKeyPath<Fizz> != \Fizz.Cases.buzz)
    #expect(AnyCasePath(\Fizz.Cases.text).extract(from: .text(nil)) == .some(nil))
    #expect(AnyCasePath(\Fizz.Cases.text).extract(from: .buzz(nil)) == nil)
    #expect(isOptional(state: \Fizz.buzz, action: \Fizz.Cases.buzz))
    #expect(!isOptional(state: \Fizz.buzz, action: \Shape.Cases.circle))
  }

  @Test func `any value is embedded`() {
    let path: PartialCaseKeyPath<Fizz> = \.text
    #expect(path("Blob") == Fizz.text("Blob"))
    #expect(path(String?.some("Blob") as Any) == Fizz.text("Blob"))
    #expect(path(String?.none as Any) == Fizz.text(nil))
    #expect((path(1) as Fizz?) == nil)
    #expect(Fizz.text(nil)[case: path] != nil)
    #expect(Fizz.text("Blob")[case: path] as? String == "Blob")
    #expect(Fizz.buzz(nil)[case: path] == nil)
  }

  @Test func `a case is recognized and changed`() {
    var fizz = Fizz.text(nil)
    #expect(fizz.is(\.text))
    #expect(!fizz.is(\.text.some))
    #expect(fizz.is(\.text.none))
    #expect(fizz.case == \.text)
    #expect(fizz.text == .some(nil))
    fizz[case: \.text] = "a"
    #expect(fizz == .text("a"))
    fizz.modify(\.text.some) { $0 += "b" }
    #expect(fizz == .text("ab"))
    fizz.modify(\.text) { $0 = nil }
    #expect(fizz == .text(nil))
    switch fizz {
    case \.text.some: Issue.record("no text is there")
    case \.text: break
    default: Issue.record("no case matched")
    }
  }
}

/// Case key paths whose associated values have no known type, and what is said of cases in other ways.
struct PartialCaseKeyPathTests {
  private let paths: [PartialCaseKeyPath<Shape>] = [\.circle, \.named, \.point, \.line, \.named.short]

  @Test func `embeds a value of the right type`() {
    #expect(self.paths[0](3) == Shape.circle(radius: 3))
    #expect(self.paths[1](Shape.Name.short("a")) == Shape.named(.short("a")))
    #expect(self.paths[2](()) == Shape.point)
    #expect(self.paths[4]("a") == Shape.named(.short("a")))
    #expect((self.paths[0]("3") as Shape?) == nil)
    #expect((self.paths[4](3) as Shape?) == nil)
  }

  @Test func `extracts any value`() {
    #expect(Shape.circle(radius: 3)[case: self.paths[0]] as? Int == 3)
    #expect(Shape.point[case: self.paths[0]] == nil)
    #expect(Shape.point[case: self.paths[2]] is Void)
  }

  @Test func `is a key of collections`() {
    let sides: [PartialCaseKeyPath<Shape>: Int] = [\.circle: 0, \.line: 1]
    #expect(sides[Shape.line(from: 0, to: 1).case] == 1)
    #expect(sides[Shape.circle(radius: 1).case] == 0)
    #expect(sides[Shape.point.case] == nil)
    #expect(Set(Shape.allCasePaths).count == 4)
    #expect(Shape.allCasePaths[.point] == \.point)
  }

  @Test func `matches cases of optionals`() {
    let shape: Shape? = .named(.long("a", "b"))
    switch shape {
    case \.some.named.short: Issue.record("not short")
    case \.some.named.long: break
    default: Issue.record("no case matched")
    }
    #expect(shape[case: \.some.named.long]?.1 == "b")
    #expect(shape.is(\.some))
    #expect(shape.is(\.named))
    #expect(!shape.is(\.point))
    #expect(Shape?.none.case == \Shape?.Cases.none)
    #expect(shape?.named?.long?.0 == "a")
  }

  @Test func `filters by case`() {
    let shapes = [Shape.point, .circle(radius: 1), .circle(radius: 2)]
    #expect(shapes.compactMap(\.circle) == [1, 2])
    #expect(shapes.filter { $0.is(\.point) } == [.point])
    #expect(shapes.map { $0[case: \.circle] } == [nil, 1, 2])
  }

  @Test func `embeds as a function`() {
    let circle: CaseKeyPath<Shape, Int> = \.circle
    #expect([1, 2].map { circle($0) } == [Shape.circle(radius: 1), .circle(radius: 2)])
    #expect([("a", "b")].map { (\Shape.Cases.named.long)($0) } == [Shape.named(.long("a", "b"))])
  }

  @Test func `works on generic enums`() {
    let path: CaseKeyPath<Wrapper<Int>, Int> = \.value
    let wrapper: Wrapper = path(1)
    #expect(wrapper[case: path] == 1)
    #expect(Wrapper<Int>.nothing.is(\.nothing))
    #expect(Array(Wrapper<String>.allCasePaths) == [\.value, \.nothing])
  }

  @Test func `modifies through optionals`() {
    var shape: Shape? = .circle(radius: 20)
    shape.modify(\.circle) { $0 += 1 }
    shape.modify(\.some.circle) { $0 *= 2 }
    #expect(shape == .circle(radius: 42))
    var result = Result<Int, any Error>.success(1)
    result.modify(\.success) { $0 += 1 }
    #expect(result[case: \.success] == 2)
  }

  @Test func `says what could not be modified`() {
    var shape = Shape.named(.short("a"))
    withKnownIssue {
      shape.modify(\.circle) { $0 += 1 }
    } matching: { issue in
      issue.description.contains(#"is not in the case to modify, and stays as it is: \"#)
        && issue.description.contains("Shape.Cases.circle")
        && issue.description.contains(#"which holds "Int""#)
    }
    #expect(shape == .named(.short("a")))
  }

  @Test func `resolves paths that were erased`() throws {
    let path = try #require(self.paths[0] as? CaseKeyPath<Shape, Int>)
    #expect(AnyCasePath(path).extract(from: .circle(radius: 9)) == 9)
    #expect(path == \.circle)
  }
}
