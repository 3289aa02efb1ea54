import CasePaths
import Testing

private protocol Animal {}
private struct Dog: Animal, Equatable { var name = "Blob" }
private class Vehicle {}
private final class Car: Vehicle {}
private struct Nothing: Equatable {}

private enum Odd {
  case labelled(label: Int, other: Int)
  case labelled(label: Int, Int)
  case unlabelled(Int, Int)
  case triple(Int, Int, Int)
  case tuple((Int, String))
  case closure(() -> Void)
  case function((Int) -> String)
  case animal(any Animal)
  case vehicle(Vehicle)
  case car(Car)
  case empty(Nothing)
  case empties(Nothing, Nothing)
  case never(Never)
  case void(Void)
  case plain
  case mixed(Int, text: String)
  case array([Int])
  case double(Odd.Inner, Odd.Inner)
  indirect case tree(Odd?)
  indirect case both(Odd, Odd)

  enum Inner: Equatable { case a, b(Int) }
}

private enum Generic<Value> {
  case value(Value)
  case values([Value])
  case other(Value)
}

/// Extraction by reflection, where associated values are unusual.
struct ReflectionEdgeTests {
  private let old: any Checks = DeprecatedAPI()

  @Test func casesOfOneNameDifferByTheirLabels() { self.old.casesOfOneNameDifferByTheirLabels() }
  @Test func tuplesComeAsOneValue() { self.old.tuplesComeAsOneValue() }
  @Test func anyTypeCanBeAssociated() { self.old.anyTypeCanBeAssociated() }
  @Test func subclassesAndExistentialsKeepTheirCase() { self.old.subclassesAndExistentialsKeepTheirCase() }
  @Test func emptyValuesAreValues() { self.old.emptyValuesAreValues() }
  @Test func indirectCasesNest() { self.old.indirectCasesNest() }
  @Test func genericEnumsWork() { self.old.genericEnumsWork() }
  @Test func resultsAndOptionalsWork() { self.old.resultsAndOptionalsWork() }
  @Test func patternsMatch() { self.old.patternsMatch() }
  @Test func closuresEmbedThroughEnums() { self.old.closuresEmbedThroughEnums() }
  @Test func constantsAndNever() { self.old.constantsAndNever() }
}

private protocol Checks {
  func casesOfOneNameDifferByTheirLabels()
  func tuplesComeAsOneValue()
  func anyTypeCanBeAssociated()
  func subclassesAndExistentialsKeepTheirCase()
  func emptyValuesAreValues()
  func indirectCasesNest()
  func genericEnumsWork()
  func resultsAndOptionalsWork()
  func patternsMatch()
  func closuresEmbedThroughEnums()
  func constantsAndNever()
}

private struct DeprecatedAPI: Checks {
  @available(*, deprecated)
  func casesOfOneNameDifferByTheirLabels() {
    let both: AnyCasePath<Odd, (Int, Int)> = /Odd.labelled(label:other:)
    let first: AnyCasePath<Odd, (Int, Int)> = /Odd.labelled(label:_:)
    let unlabelled: AnyCasePath<Odd, (Int, Int)> = /Odd.unlabelled
    for _ in 1...2 {
      #expect(both.extract(from: .labelled(label: 1, other: 2))?.1 == 2)
      #expect(both.extract(from: .labelled(label: 1, 2)) == nil)
      #expect(both.extract(from: .unlabelled(1, 2)) == nil)
      #expect(first.extract(from: .labelled(label: 3, 4))?.0 == 3)
      #expect(first.extract(from: .labelled(label: 3, other: 4)) == nil)
      #expect(unlabelled.extract(from: .unlabelled(5, 6))?.0 == 5)
      #expect(unlabelled.extract(from: .triple(5, 6, 7)) == nil)
    }
  }

  @available(*, deprecated)
  func tuplesComeAsOneValue() {
    let triple: AnyCasePath<Odd, (Int, Int, Int)> = /Odd.triple
    #expect(triple.extract(from: .triple(1, 2, 3))?.2 == 3)
    let tuple: AnyCasePath<Odd, (Int, String)> = /Odd.tuple
    #expect(tuple.extract(from: .tuple((1, "a")))?.1 == "a")
    #expect(tuple.extract(from: .mixed(1, text: "a")) == nil)
    let mixed: AnyCasePath<Odd, (Int, String)> = /Odd.mixed
    #expect(mixed.extract(from: .mixed(1, text: "a"))?.1 == "a")
    let double: AnyCasePath<Odd, (Odd.Inner, Odd.Inner)> = /Odd.double
    #expect(double.extract(from: .double(.a, .b(1)))?.1 == .b(1))
    #expect(double.extract(from: .double(.b(2), .a))?.0 == .b(2))
  }

  @available(*, deprecated)
  func anyTypeCanBeAssociated() {
    let closure: AnyCasePath<Odd, () -> Void> = /Odd.closure
    var isCalled = false
    closure.extract(from: .closure { isCalled = true })?()
    #expect(isCalled)
    #expect(closure.extract(from: .plain) == nil)
    let function: AnyCasePath<Odd, (Int) -> String> = /Odd.function
    withKnownIssue {
      #expect(function.extract(from: .function { "\($0)" }) == nil)
    } matching: { issue in
      issue.description.contains("A function of type '(Int) -> String' cannot be extracted by reflection.")
    }
    let array: AnyCasePath<Odd, [Int]> = /Odd.array
    #expect(array.extract(from: .array([1, 2])) == [1, 2])
    #expect(array.extract(from: .array([])) == [])
  }

  @available(*, deprecated)
  func subclassesAndExistentialsKeepTheirCase() {
    let animal: AnyCasePath<Odd, any Animal> = /Odd.animal
    #expect(animal.extract(from: .animal(Dog())) as? Dog == Dog())
    let vehicle: AnyCasePath<Odd, Vehicle> = /Odd.vehicle
    let car: AnyCasePath<Odd, Car> = /Odd.car
    for _ in 1...2 {
      #expect(vehicle.extract(from: .vehicle(Car())) is Car)
      #expect(vehicle.extract(from: .car(Car())) == nil)
      #expect(car.extract(from: .vehicle(Car())) == nil)
      #expect(car.extract(from: .car(Car())) != nil)
    }
  }

  @available(*, deprecated)
  func emptyValuesAreValues() {
    let empty: AnyCasePath<Odd, Nothing> = /Odd.empty
    #expect(empty.extract(from: .empty(Nothing())) == Nothing())
    #expect(empty.extract(from: .plain) == nil)
    let empties: AnyCasePath<Odd, (Nothing, Nothing)> = /Odd.empties
    #expect(empties.extract(from: .empties(Nothing(), Nothing())) != nil)
    #expect(empties.extract(from: .empty(Nothing())) == nil)
    let void: AnyCasePath<Odd, Void> = /Odd.void
    #expect(void.extract(from: .void(())) != nil)
    #expect(void.extract(from: .plain) == nil)
    let never: AnyCasePath<Odd, Never> = /Odd.never
    #expect(never.extract(from: .plain) == nil)
  }

  @available(*, deprecated)
  func indirectCasesNest() {
    let tree: AnyCasePath<Odd, Odd?> = /Odd.tree
    let plain: AnyCasePath<Odd, Void> = /Odd.plain
    #expect(tree.extract(from: .tree(.plain)).flatMap { $0 }.flatMap(plain.extract(from:)) != nil)
    let absent = tree.extract(from: .tree(nil))
    #expect(absent != nil)
    #expect(absent.flatMap { $0 } == nil)
    #expect(tree.extract(from: .plain) == nil)
    let both: AnyCasePath<Odd, (Odd, Odd)> = /Odd.both
    #expect(both.extract(from: .both(.plain, .array([]))).flatMap { plain.extract(from: $0.0) } != nil)
  }

  @available(*, deprecated)
  func genericEnumsWork() {
    func check<Value: Equatable>(_ value: Value) {
      let path: AnyCasePath<Generic<Value>, Value> = /Generic.value
      #expect(path.extract(from: .value(value)) == value)
      #expect(path.extract(from: .other(value)) == nil)
      #expect(path.extract(from: .values([value])) == nil)
    }
    check(1)
    check("a")
    check(Int?.none)
    check([Odd.Inner.a])
  }

  @available(*, deprecated)
  func resultsAndOptionalsWork() {
    let success: AnyCasePath<Result<Int, any Error>, Int> = /Result.success
    let failure: AnyCasePath<Result<Int, any Error>, any Error> = /Result.failure
    #expect(success.extract(from: .success(1)) == 1)
    #expect(success.extract(from: .failure(OldError())) == nil)
    #expect(failure.extract(from: .failure(OldError())) is OldError)
    let done: AnyCasePath<Result<Void, OldError>, Void> = /Result.success
    #expect(done.extract(from: .success(())) != nil)
    let some: AnyCasePath<Int?, Int> = /Int?.some
    #expect(some.extract(from: 1) == 1)
    #expect(some.extract(from: nil) == nil)
    let inner: AnyCasePath<Odd?, [Int]> = /Odd.array
    #expect(inner.extract(from: .some(.array([1]))) == [1])
    #expect(inner.extract(from: nil) == nil)
    #expect([Odd.array([1]), .plain].compactMap(/Odd.array) == [[1]])
  }

  @available(*, deprecated)
  func patternsMatch() {
    let array: AnyCasePath<Odd, [Int]> = /Odd.array
    switch Odd.array([1]) {
    case array: break
    default: Issue.record("no case matched")
    }
    #expect(!(array ~= .plain))
  }

  @available(*, deprecated)
  func closuresEmbedThroughEnums() {
    let inner: AnyCasePath<Old, String> = /{ Old.inner(.text($0)) }
    #expect(inner.extract(from: .inner(.text("a"))) == "a")
    #expect(inner.extract(from: .inner(.leaf)) == nil)
    let deep: AnyCasePath<Old?, String> = /{ Old.inner(.text($0)) }
    #expect(deep.extract(from: .some(.inner(.text("b")))) == "b")
  }

  @available(*, deprecated)
  func constantsAndNever() {
    let constant = AnyCasePath<Void, Int>.constant(42)
    #expect(constant.extract(from: ()) == 42)
    let never = AnyCasePath<Int, Never>.never
    #expect(never.extract(from: 1) == nil)
    #expect("\(AnyCasePath<Int, Never>.never)" == "AnyCasePath<Int, Never>")
    let some: AnyCasePath<Int?, Int> = .some
    #expect(some.embed(1) == 1)
    let path: CasePath<Int, Int> = /.self
    #expect(path.embed(1) == 1)
  }
}
