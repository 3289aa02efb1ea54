import Testing

@testable import CasePaths

private final class Token: Equatable, Sendable {
  static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }
}

/// A value that counts its lives: a token is released once for each of them.
private struct Payload: Equatable, Sendable {
  var number = 0
  var numbers = [1, 2, 3]
  var token = Token()
}

/// More than what is handed on from function to function.
private struct Large: Equatable, Sendable {
  var token = Token()
  var numbers = InlineArray<256, Int>(repeating: 0)

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.token == rhs.token && lhs.numbers.indices.allSatisfy { lhs.numbers[$0] == rhs.numbers[$0] }
  }
}

private struct Nothing: Equatable, Sendable {}

private struct Aligned: Equatable, Sendable {
  var vector = SIMD8<Double>(repeating: 1)
}

@CasePathable
private enum Choice: Equatable {
  indirect case boxed(Payload)
  indirect case `default`(state: Payload)
  indirect case nothing(Nothing)
  indirect case aligned(Aligned)
  indirect case deeper(Choice)
  case large(Large)
  case otherLarge(Large)
  case token(Token)
  case number(Int)
  case idle
}

@CasePathable
private indirect enum Generic<Element: Equatable & Sendable>: Equatable {
  case one(Element)
  case other(Payload)
}

@CasePathable
private enum Functions {
  indirect case function(@Sendable (Int) -> Int)
  indirect case type(Int.Type)
  indirect case maybe((@Sendable (Int) -> Int)?)
}

private struct Failure: Error {}

private func payload<Root, Value>(_ path: CaseKeyPath<Root, Value>) -> _EnumPayload<Root, Value> {
  _EnumPayload(AnyCasePath(path))
}

private func read<Root, Value, R>(
  _ path: CaseKeyPath<Root, Value>, of root: Root, _ body: (Value) -> R
) -> R? {
  withUnsafePointer(to: root) { payload(path).read($0) { body($0.pointee) } }
}

@Suite
struct EnumPayloadTests {
  @Test func `What is in a box is read there`() {
    #expect(read(\.boxed, of: Choice.boxed(Payload(number: 4))) { $0.number } == 4)
    #expect(read(\.default, of: Choice.default(state: Payload(number: 5))) { $0.number } == 5)
    #expect(read(\.nothing, of: Choice.nothing(Nothing())) { $0 } == Nothing())
    #expect(read(\.aligned, of: Choice.aligned(Aligned())) { $0.vector[7] } == 1)
    #expect(read(\.deeper, of: Choice.deeper(.boxed(Payload(number: 6)))) { $0 } != nil)
    #expect(read(\.one, of: Generic.one(7)) { $0 } == 7)
    #expect(read(\.other, of: Generic<Int>.other(Payload(number: 8))) { $0.number } == 8)
  }

  @Test func `Cases are told apart`() {
    for root in [Choice.idle, .number(1), .boxed(Payload()), .large(Large()), .deeper(.boxed(Payload()))] {
      #expect(read(\.default, of: root) { _ in } == nil)
      #expect(read(\.otherLarge, of: root) { _ in } == nil)
      var copy = root
      #expect(payload(\.default).modify(&copy) { _ in } == nil)
      #expect(payload(\.otherLarge).modify(&copy) { _ in } == nil)
      #expect(copy == root)
    }
  }

  @Test func `A box of its own is changed where it is`() {
    var root = Choice.boxed(Payload())
    func address() -> UInt? {
      read(\.boxed, of: root) { $0.numbers.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) } }
    }
    let before = address()
    for number in 1...3 { payload(\.boxed).modify(&root) { $0.numbers[0] = number } }
    #expect(address() == before)
    #expect(root[case: \.boxed]?.numbers == [3, 2, 3])
  }

  @Test func `A box that others refer to is copied before`() {
    var root = Choice.boxed(Payload())
    let copies = [root, root]
    payload(\.boxed).modify(&root) { $0.number = 1 }
    payload(\.boxed).modify(&root) { $0.number += 1 }
    #expect(root[case: \.boxed]?.number == 2)
    #expect(copies.allSatisfy { $0[case: \.boxed]?.number == 0 })

    var aligned = Choice.aligned(Aligned())
    let other = aligned
    payload(\.aligned).modify(&aligned) { $0.vector[7] = 2 }
    #expect(aligned[case: \.aligned]?.vector[7] == 2)
    #expect(other[case: \.aligned]?.vector[7] == 1)

    var nothing = Choice.nothing(Nothing())
    let same = nothing
    payload(\.nothing).modify(&nothing) { $0 = Nothing() }
    #expect(nothing == same)
  }

  @Test func `The enum is whole while what is in its box is changed`() {
    var root = Choice.boxed(Payload())
    withUnsafeMutablePointer(to: &root) { pointer in
      payload(\.boxed).modify(&pointer.pointee) { content in
        content.number = 3
        #expect(pointer.pointee[case: \.boxed]?.number == 3)
      }
    }
  }

  @Test func `A large value is changed, and other copies are not`() {
    var root = Choice.large(Large())
    let copy = root
    payload(\.large).modify(&root) { $0.numbers[255] = 9 }
    #expect(read(\.large, of: root) { $0.numbers[255] } == 9)
    #expect(read(\.large, of: copy) { $0.numbers[255] } == 0)
    root.modify(\.large) { $0.numbers[0] = 1 }
    #expect(read(\.large, of: root) { $0.numbers[0] } == 1)
  }

  @Test func `Changes are kept when the function throws`() {
    for root in [Choice.boxed(Payload()), .large(Large())] {
      var root = root
      #expect(throws: Failure.self) {
        try payload(\.boxed).modify(&root) {
          $0.number = 1
          throw Failure()
        }
        try payload(\.large).modify(&root) {
          $0.numbers[0] = 1
          throw Failure()
        }
      }
      #expect(root[case: \.boxed]?.number ?? 1 == 1)
      #expect(root[case: \.large]?.numbers[0] ?? 1 == 1)
    }
  }

  @Test func `Nothing is leaked or released twice`() {
    weak var boxed: Token?
    weak var large: Token?
    do {
      let tokens = (Token(), Token())
      (boxed, large) = tokens
      for root in [Choice.boxed(Payload(token: tokens.0)), .large(Large(token: tokens.1))] {
        var root = root
        let copy = root
        for _ in 0..<3 {
          payload(\.boxed).modify(&root) { $0.number += 1 }
          payload(\.large).modify(&root) { $0.numbers[0] += 1 }
        }
        #expect(root != copy)
        #expect(copy == copy)
      }
      #expect(boxed != nil && large != nil)
    }
    #expect(boxed == nil)
    #expect(large == nil)
  }

  @Test func `Functions and types go through the functions of the case path`() {
    var function = Functions.function { $0 + 1 }
    #expect(read(\.function, of: function) { $0(1) } == 2)
    payload(\.function).modify(&function) { old in old = { [old] in old($0) * 2 } }
    #expect(function[case: \.function]?(1) == 4)
    #expect(read(\.type, of: Functions.type(Int.self)) { "\($0)" } == "Int")
    #expect(read(\.maybe, of: Functions.maybe { $0 - 1 }) { $0?(1) } == 0)
  }

  @Test func `A name that is no case changes nothing`() {
    let path = AnyCasePath<Choice, Int>._$embed(Choice.number, extract: { $0[case: \.number] }, name: "nobody")
    var root = Choice.number(1)
    #expect(_EnumPayload(path).modify(&root) { $0 += 1 } != nil)
    #expect(root == .number(2))
  }
}
