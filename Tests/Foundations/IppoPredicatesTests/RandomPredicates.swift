import Foundation

@testable import IppoPredicates

typealias Expr<Output> = any StandardPredicateExpression<Output>
typealias Build = PredicateExpressions

/// An expression whose type says only what it results in.
///
/// Random expressions of the concrete types would make the runtime keep the metadata of millions of types.
struct Erased<Output>: StandardPredicateExpression, SQLTranslatable {
  let base: Expr<Output>

  init(_ base: Expr<Output>) { self.base = base }
  init(from decoder: any Decoder) throws { throw CocoaError(.coderReadCorrupt) }
  func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }
  func evaluate(_ bindings: PredicateBindings) throws -> Output { try base.evaluate(bindings) }
  func translate(_ translator: Translator) throws -> SQLTerm { try translator.term(base) }
}

extension Erased: LogicalExpression {
  var parts: LogicalParts? { (base as? any LogicalExpression)?.parts }
}

/// Makes random predicates over items.
struct RandomPredicates {
  var random: Seeded
  private var items: [Expr<Item>] = []
  private var boxes: [Expr<Box>] = []
  private var owners: [Expr<Owner>] = []
  private var texts: [Expr<String>] = []
  private var numbers: [Expr<Int>] = []
  /// Models that predicates capture.
  let world: World

  init(seed: UInt64, world: World) {
    random = Seeded(state: seed)
    self.world = world
  }

  /// A predicate of a depth.
  mutating func predicate(depth: Int) -> Predicate<Item> {
    var copy = self
    let result = Predicate<Item> { variable in
      copy.items = [variable]
      (copy.boxes, copy.owners, copy.texts, copy.numbers) = ([], [], [], [])
      return copy.bool(depth)
    }
    random = copy.random
    return result
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &random)! }
  private mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &random) == 0 }
  private mutating func roll(_ n: Int) -> Int { Int.random(in: 0..<n, using: &random) }

  /// Hides the type of an expression most of the time.
  private func erased<Output>(_ expression: Expr<Output>) -> Erased<Output> { Erased(expression) }

  private func read<Root, Value>(_ root: Expr<Root>, _ path: any KeyPath<Root, Value> & Sendable) -> Expr<Value> {
    func read(_ root: some StandardPredicateExpression<Root>) -> Expr<Value> {
      Build.build_KeyPath(root: root, keyPath: path)
    }
    return read(root)
  }

  private func value<Value: Codable & Sendable>(_ value: Value) -> Expr<Value> { Build.build_Arg(value) }

  // MARK: Conditions

  mutating func bool(_ depth: Int) -> Expr<Bool> {
    guard depth > 0 else { return leaf() }
    switch roll(22) {
    case 0...3: return Build.build_Conjunction(lhs: erased(bool(depth - 1)), rhs: erased(bool(depth - 1)))
    case 4...6: return Build.build_Disjunction(lhs: erased(bool(depth - 1)), rhs: erased(bool(depth - 1)))
    case 7...8: return Build.build_Negation(erased(bool(depth - 1)))
    case 9:
      return Build.build_Conditional(erased(bool(depth - 1)), erased(bool(depth - 1)), erased(bool(depth - 1)))
    case 10: return collection(depth)
    case 11: return collection(depth)
    case 12: return compare(integer(depth - 1), integer(depth - 1))
    case 13: return compare(double(depth - 1), double(depth - 1))
    case 14: return equate(optionalInteger(depth - 1), optionalInteger(depth - 1))
    case 15: return equate(optionalText(depth - 1), optionalText(depth - 1))
    case 16: return equate(optionalBool(depth - 1), optionalBool(depth - 1))
    case 17: return Build.build_NilCoalesce(lhs: erased(optionalBool(depth - 1)), rhs: erased(bool(depth - 1)))
    case 18: return equate(bool(depth - 1), bool(depth - 1))
    case 19: return ifLet(depth)
    case 20: return equate(optionalDouble(depth - 1), optionalDouble(depth - 1))
    default: return leaf()
    }
  }

  private mutating func leaf() -> Expr<Bool> {
    switch roll(27) {
    case 0: return read(item(), \.isDone)
    case 1: return value(chance(2))
    case 2...3: return compare(text(0), text(0))
    case 4...5: return equate(text(0), text(0))
    case 6: return compare(read(item(), \.date), chance(4) ? read(item(), \.date) : value(pick(Pool.dates)))
    case 7: return equate(read(item(), \.due), chance(4) ? read(item(), \.due) : value(Optional(pick(Pool.dates))))
    case 8: return equate(read(item(), \.uuid), value(pick(Pool.uuids)))
    case 9: return compare(read(item(), \.uuid), value(pick(Pool.uuids)))
    case 10: return equate(read(item(), \.link), value(chance(3) ? nil : pick(Pool.links)))
    case 11: return equate(read(item(), \.kind), value(pick(Kind.allCases)))
    case 12: return equate(read(item(), \.rank), value(chance(4) ? nil : pick(Pool.extremes)))
    case 13: return equate(read(item(), \.isHidden), value(pick([true, false, nil])))
    case 14: return compare(read(item(), \.ratio), value(Float(pick(Pool.doubles))))
    case 15: return membership()
    case 16: return range()
    case 17:
      return Build.build_contains(erased(text(0)), erased(text(0)))
    case 18: return Build.build_starts(erased(text(0)), with: erased(text(0)))
    case 19: return read(text(0), \.isEmpty)
    case 20: return equate(read(item(), \.box), chance(2) ? value2(Build.build_NilLiteral()) : read(item(), \.box))
    case 21: return compare(unwrapped(), integer(0))
    case 22, 25: return equate(read(item(), \.place), value(Place(city: pick(["", "x"]))))
    case 23: return compare(double(0), double(0))
    case 24: return compare(read(item(), \.small), value(Int8(pick([0, 1, 2, -1, 127, -128]))))
    default: return compare(integer(0), integer(0))
    }
  }

  private func value2<Value>(_ literal: Build.NilLiteral<Value>) -> Expr<Value?> { literal }

  private mutating func compare<Value: Comparable>(_ left: Expr<Value>, _ right: Expr<Value>) -> Expr<Bool> {
    let op = pick([Build.ComparisonOperator.lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual])
    if chance(3) { return equate(left, right) }
    return Build.build_Comparison(lhs: erased(left), rhs: erased(right), op: op)
  }

  private mutating func equate<Value: Equatable>(_ left: Expr<Value>, _ right: Expr<Value>) -> Expr<Bool> {
    if chance(2) { return Build.build_Equal(lhs: erased(left), rhs: erased(right)) }
    return Build.build_NotEqual(lhs: erased(left), rhs: erased(right))
  }

  private mutating func membership() -> Expr<Bool> {
    switch roll(6) {
    case 0: return Build.build_contains(Build.build_Arg((0..<roll(4)).map { _ in pick(Pool.strings) }), erased(text(0)))
    case 1:
      return Build.build_contains(Build.build_Arg((0..<roll(4)).map { _ in pick(Pool.integers) }), erased(integer(0)))
    case 2:
      return Build.build_contains(
        Build.build_Arg((0..<roll(4)).map { _ in chance(3) ? nil : pick(Pool.extremes) }), erased(read(item(), \.rank)))
    case 3:
      return Build.build_contains(Build.build_Arg((0..<roll(4)).map { _ in pick(Pool.doubles) }), erased(double(0)))
    case 4:
      return Build.build_contains(
        Build.build_Arg(Set((0..<roll(3)).map { _ in pick(Pool.uuids) })), erased(read(item(), \.uuid)))
    default: return Build.build_contains(erased(read(item(), \.tags)), erased(text(0)))
    }
  }

  private mutating func range() -> Expr<Bool> {
    let low = pick(Pool.integers)
    switch roll(6) {
    case 0: return Build.build_contains(Build.build_Arg(low...(low + roll(4))), erased(integer(0)))
    case 1: return Build.build_contains(Build.build_Arg(low..<(low + roll(4))), erased(integer(0)))
    case 2: return Build.build_contains(Build.build_Arg(low...), erased(integer(0)))
    case 3: return Build.build_contains(Build.build_Arg(...pick([0.0, 1, .infinity])), erased(double(0)))
    case 4:
      return Build.build_contains(
        Build.build_ClosedRange(lower: erased(integer(0)), upper: erased(value(20))), erased(integer(0)))
    default: return Build.build_contains(Build.build_Arg(..<pick(Pool.strings)), erased(text(0)))
    }
  }

  private mutating func collection(_ depth: Int) -> Expr<Bool> {
    switch roll(11) {
    case 0:
      return some(read(item(), \.friends), depth, push: { $0.items.append($1) })
    case 1:
      let outer = self
      defer { restore(outer) }
      return Build.build_allSatisfy(erased(read(item(), \.friends))) { variable in
        items.append(variable)
        return erased(bool(depth - 1))
      }
    case 2: return compare(count(depth), value(roll(3)))
    case 3: return read(read(item(), \.friends), \.isEmpty)
    case 4:
      return some(read(item(), \.tags), depth, push: { $0.texts.append($1) })
    case 5: return some(read(item(), \.scores), depth, push: { $0.numbers.append($1) })
    case 6: return some(value((0..<roll(3)).map { _ in pick(Pool.strings) }), depth, push: { $0.texts.append($1) })
    case 7: return equate(Build.build_max(erased(read(item(), \.scores))), value(pick([1, 2, 3, nil])))
    case 8: return equate(Build.build_min(erased(read(item(), \.tags))), optionalText(0))
    case 9:
      return Build.build_contains(
        erased(read(item(), \.friends)), chance(2) ? erased(item()) : erased(Captured(pick(world.items))))
    default:
      let outer = self
      defer { restore(outer) }
      return Build.build_NilCoalesce(
        lhs: Build.build_flatMap(erased(read(item(), \.box))) { box in
          Build.build_contains(
            erased(read(box, \.items)),
            where: { variable in
              items.append(variable)
              return erased(bool(depth - 1))
            })
        }, rhs: Build.build_Arg(chance(2)))
    }
  }

  private mutating func some<Element>(
    _ sequence: Expr<[Element]>, _ depth: Int, push: (inout Self, Expr<Element>) -> Void
  ) -> Expr<Bool> {
    let outer = self
    defer { restore(outer) }
    return Build.build_contains(
      erased(sequence),
      where: { variable in
        push(&self, variable)
        return erased(bool(depth - 1))
      })
  }

  private mutating func count(_ depth: Int) -> Expr<Int> {
    let outer = self
    defer { restore(outer) }
    return read(
      Build.build_filter(erased(read(item(), \.friends))) { variable in
        items.append(variable)
        return erased(bool(depth - 1))
      }, \.count)
  }

  /// Takes back the variables of a closure.
  private mutating func restore(_ outer: Self) {
    (items, boxes, owners, texts, numbers) = (outer.items, outer.boxes, outer.owners, outer.texts, outer.numbers)
  }

  private mutating func ifLet(_ depth: Int) -> Expr<Bool> {
    let outer = self
    defer { restore(outer) }
    let otherwise = chance(2)
    if chance(2) {
      return Build.build_NilCoalesce(
        lhs: Build.build_flatMap(erased(read(item(), \.box))) { box in
          boxes.append(box)
          return erased(bool(depth - 1))
        }, rhs: Build.build_Arg(otherwise))
    }
    return Build.build_NilCoalesce(
      lhs: Build.build_flatMap(erased(read(item(), \.note))) { text in
        texts.append(text)
        return erased(bool(depth - 1))
      }, rhs: Build.build_Arg(otherwise))
  }

  // MARK: Values

  private mutating func item() -> Expr<Item> { pick(items) }

  private mutating func text(_ depth: Int) -> Expr<String> {
    switch roll(depth > 0 ? 6 : 5) {
    case 0...1: return read(item(), \.name)
    case 2: return value(pick(Pool.strings))
    case 3: return texts.isEmpty ? read(item(), \.name) : pick(texts)
    case 4:
      return boxes.isEmpty
        ? Build.build_NilCoalesce(lhs: erased(read(item(), \.note)), rhs: erased(value(pick(Pool.strings))))
        : read(pick(boxes), \.label)
    default:
      return Build.build_Conditional(erased(bool(depth - 1)), erased(text(depth - 1)), erased(text(depth - 1)))
    }
  }

  private mutating func integer(_ depth: Int) -> Expr<Int> {
    switch roll(depth > 0 ? 10 : 6) {
    case 0...1: return read(item(), \.count)
    case 2: return value(pick(Pool.integers))
    case 3: return numbers.isEmpty ? read(text(0), \.count) : pick(numbers)
    case 4:
      return Build.build_NilCoalesce(lhs: erased(through(item(), \.size)), rhs: erased(value(pick(Pool.integers))))
    case 5: return read(read(item(), \.friends), \.count)
    case 6:
      let op = pick([Build.ArithmeticOperator.add, .subtract, .multiply])
      return Build.build_Arithmetic(lhs: erased(integer(depth - 1)), rhs: erased(integer(depth - 1)), op: op)
    case 7: return Build.build_Division(lhs: erased(integer(depth - 1)), rhs: erased(value(pick([1, 2, -3]))))
    case 8: return Build.build_Remainder(lhs: erased(integer(depth - 1)), rhs: erased(value(pick([1, 2, -3]))))
    default: return Build.build_UnaryMinus(erased(integer(depth - 1)))
    }
  }

  private mutating func unwrapped() -> Expr<Int> {
    switch roll(3) {
    case 0: return read(Build.build_ForcedUnwrap(erased(read(item(), \.note))), \.count)
    case 1: return Build.build_ForcedUnwrap(erased(read(Build.build_ForcedUnwrap(erased(read(item(), \.box))), \.size)))
    default:
      return read(
        Build.build_ForcedUnwrap(erased(read(Build.build_ForcedUnwrap(erased(read(item(), \.box))), \.owner))), \.age)
    }
  }

  private mutating func double(_ depth: Int) -> Expr<Double> {
    switch roll(depth > 0 ? 9 : 5) {
    case 0...1: return read(item(), \.price)
    case 2: return value(pick(Pool.doubles))
    case 3: return Build.build_NilCoalesce(lhs: erased(optionalDouble(0)), rhs: erased(value(pick(Pool.doubles))))
    case 4: return boxes.isEmpty ? read(read(item(), \.date), \.timeIntervalSince1970) : read(pick(boxes), \.cost)
    case 5...6:
      let op = pick([Build.ArithmeticOperator.add, .subtract, .multiply])
      return Build.build_Arithmetic(lhs: erased(double(depth - 1)), rhs: erased(double(depth - 1)), op: op)
    case 7: return Build.build_Division(lhs: erased(double(depth - 1)), rhs: erased(double(depth - 1)))
    default: return Build.build_UnaryMinus(erased(double(depth - 1)))
    }
  }

  /// A property of the box of an item.
  private func through<Value: Codable & Sendable>(_ item: Expr<Item>, _ path: any KeyPath<Box, Value?> & Sendable)
    -> Expr<Value?>
  {
    Build.build_flatMap(erased(read(item, \.box))) { Build.build_KeyPath(root: $0, keyPath: path) }
  }

  private func through<Value: Codable & Sendable>(_ item: Expr<Item>, _ path: any KeyPath<Box, Value> & Sendable)
    -> Expr<Value?>
  {
    Build.build_flatMap(erased(read(item, \.box))) { Build.build_KeyPath(root: $0, keyPath: path) }
  }

  private mutating func optionalInteger(_ depth: Int) -> Expr<Int?> {
    switch roll(depth > 0 ? 6 : 4) {
    case 0: return read(item(), \.rank)
    case 1: return value(chance(3) ? nil : pick(Pool.extremes))
    case 2: return through(item(), \.size)
    case 3:
      return Build.build_flatMap(erased(through2(item()))) { Build.build_KeyPath(root: $0, keyPath: \.age) }
    default:
      let outer = self
      defer { restore(outer) }
      return Build.build_flatMap(erased(read(item(), \.box))) { box in
        boxes.append(box)
        return erased(integer(depth - 1))
      }
    }
  }

  private func through2(_ item: Expr<Item>) -> Expr<Owner?> {
    Build.build_flatMap(erased(read(item, \.box))) { Build.build_KeyPath(root: $0, keyPath: \.owner) }
  }

  private mutating func optionalText(_ depth: Int) -> Expr<String?> {
    switch roll(4) {
    case 0: return read(item(), \.note)
    case 1: return value(chance(3) ? nil : pick(Pool.strings))
    case 2: return through(item(), \.label)
    default: return Build.build_flatMap(erased(through2(item()))) { Build.build_KeyPath(root: $0, keyPath: \.name) }
    }
  }

  private mutating func optionalDouble(_ depth: Int) -> Expr<Double?> {
    switch roll(3) {
    case 0: return read(item(), \.weight)
    case 1: return value(chance(3) ? nil : pick(Pool.doubles))
    default: return through(item(), \.cost)
    }
  }

  private mutating func optionalBool(_ depth: Int) -> Expr<Bool?> {
    if depth <= 0 || chance(3) { return read(item(), \.isHidden) }
    let outer = self
    defer { restore(outer) }
    if chance(2) {
      return Build.build_flatMap(erased(read(item(), \.box))) { box in
        boxes.append(box)
        return erased(bool(depth - 1))
      }
    }
    return Build.build_flatMap(erased(read(item(), \.rank))) { rank in
      Build.build_Comparison(lhs: rank, rhs: Build.build_Arg(3), op: .greaterThan)
    }
  }
}

/// A model as a constant, which `Value` takes of codable types only.
struct Captured<Model: Sendable>: StandardPredicateExpression, SQLTranslatable {
  let model: Model

  init(_ model: Model) { self.model = model }
  init(from decoder: any Decoder) throws { throw CocoaError(.coderReadCorrupt) }
  func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) }
  func evaluate(_ bindings: PredicateBindings) -> Model { model }
  func translate(_ translator: Translator) -> SQLTerm { .constant(model) }
}
