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

/// Case key paths whose associated values have no known type, and what is said of cases in other ways.
struct PartialCaseKeyPathTests {
  private let paths: [PartialCaseKeyPath<Shape>] = [\.circle, \.named, \.point, \.line, \.named.short]

  @Test func embedsAValueOfTheRightType() {
    #expect(self.paths[0](3) == Shape.circle(radius: 3))
    #expect(self.paths[1](Shape.Name.short("a")) == Shape.named(.short("a")))
    #expect(self.paths[2](()) == Shape.point)
    #expect(self.paths[4]("a") == Shape.named(.short("a")))
    #expect((self.paths[0]("3") as Shape?) == nil)
    #expect((self.paths[4](3) as Shape?) == nil)
  }

  @Test func extractsAnyValue() {
    #expect(Shape.circle(radius: 3)[case: self.paths[0]] as? Int == 3)
    #expect(Shape.point[case: self.paths[0]] == nil)
    #expect(Shape.point[case: self.paths[2]] is Void)
  }

  @Test func isAKeyOfCollections() {
    let sides: [PartialCaseKeyPath<Shape>: Int] = [\.circle: 0, \.line: 1]
    #expect(sides[Shape.line(from: 0, to: 1).case] == 1)
    #expect(sides[Shape.circle(radius: 1).case] == 0)
    #expect(sides[Shape.point.case] == nil)
    #expect(Set(Shape.allCasePaths).count == 4)
    #expect(Shape.allCasePaths[.point] == \.point)
  }

  @Test func matchesCasesOfOptionals() {
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

  @Test func filtersByCase() {
    let shapes = [Shape.point, .circle(radius: 1), .circle(radius: 2)]
    #expect(shapes.compactMap(\.circle) == [1, 2])
    #expect(shapes.filter { $0.is(\.point) } == [.point])
    #expect(shapes.map { $0[case: \.circle] } == [nil, 1, 2])
  }

  @Test func embedsAsAFunction() {
    let circle: CaseKeyPath<Shape, Int> = \.circle
    #expect([1, 2].map { circle($0) } == [Shape.circle(radius: 1), .circle(radius: 2)])
    #expect([("a", "b")].map { (\Shape.Cases.named.long)($0) } == [Shape.named(.long("a", "b"))])
  }

  @Test func worksOnGenericEnums() {
    let path: CaseKeyPath<Wrapper<Int>, Int> = \.value
    let wrapper: Wrapper = path(1)
    #expect(wrapper[case: path] == 1)
    #expect(Wrapper<Int>.nothing.is(\.nothing))
    #expect(Array(Wrapper<String>.allCasePaths) == [\.value, \.nothing])
  }

  @Test func modifiesThroughOptionals() {
    var shape: Shape? = .circle(radius: 20)
    shape.modify(\.circle) { $0 += 1 }
    shape.modify(\.some.circle) { $0 *= 2 }
    #expect(shape == .circle(radius: 42))
    var result = Result<Int, any Error>.success(1)
    result.modify(\.success) { $0 += 1 }
    #expect(result[case: \.success] == 2)
  }

  @Test func saysWhatCouldNotBeModified() {
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

  @Test func resolvesPathsThatWereErased() throws {
    let path = try #require(self.paths[0] as? CaseKeyPath<Shape, Int>)
    #expect(AnyCasePath(path).extract(from: .circle(radius: 9)) == 9)
    #expect(path == \.circle)
  }
}
