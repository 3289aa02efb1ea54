import FoundationShims
import Observation
import TestSignals
import Testing

@Observable private final class Cart {
  var count = 0
  var note = ""
}

@MainActor
@Suite("Observations with options")
struct ContinuousObservationTests {
  @Test("An observation tells of the kinds of events that it names, with the property, until it is cancelled")
  func options() {
    let cart = Cart()
    let seen = Watched<[String]>([])
    let sum = withObservationTracking(options: [.willSet, .didSet]) {
      cart.count + cart.note.count
    } onChange: { event in
      let kind = event.kind == .willSet ? "will" : "did"
      let property = event.matches(\Cart.count) ? "count" : event.matches(\Cart.note) ? "note" : "another"
      seen.change { $0.append("\(kind) \(property)") }
      if event.matches(\Cart.note), event.kind == .willSet { event.cancel() }
    }
    #expect(sum == 0)
    cart.count = 1
    #expect(seen.value == ["will count", "did count"])
    cart.note = "a"
    cart.count = 2
    #expect(seen.value == ["will count", "did count", "will note"])
  }

  @Test("An error of the function is thrown as it is, and nothing is observed")
  func failure() {
    struct Failure: Error {}
    let cart = Cart()
    let seen = Watched(0)
    #expect(throws: Failure.self) {
      try withObservationTracking(options: []) { () throws(Failure) in
        _ = cart.count
        throw Failure()
      } onChange: { _ in
        seen.change { $0 += 1 }
      }
    }
    cart.count = 1
    #expect(seen.value == 0)
  }

  @Test("A continuous observation calls its closure at once, and once for several changes, with the new values")
  func continuous() async throws {
    let cart = Cart()
    let seen = Watched<[String]>([])
    let token = withContinuousObservation(options: [.didSet]) { event in
      MainActor.assertIsolated()
      let kind = event.kind == .initial ? "initial" : event.kind == .didSet ? "did" : "will"
      seen.change { $0.append("\(kind) \(cart.count) \(event.matches(\Cart.count))") }
    }
    #expect(seen.value == ["initial 0 false"])
    (cart.count, cart.note) = (1, "not read")
    cart.count = 2
    try await seen.wait(for: "the call after two changes") { $0.count == 2 }
    #expect(seen.value.last == "did 2 true")
    cart.count = 3
    try await seen.wait(for: "the call after the third change") { $0.count == 3 }
    #expect(seen.value.last == "did 3 true")
    token.cancel()
    // The call of another observation comes after that of the first one, if there were one.
    let others = Watched(0)
    let other = withContinuousObservation(options: [.didSet]) { _ in others.value = cart.count }
    cart.count = 4
    try await others.wait(for: "the other observation") { $0 == 4 }
    #expect(seen.value.count == 3)
    other.cancel()
  }

  @Test("The event willSet comes when the new value is in place, by the name of SE-0506 as well")
  func willSet() async throws {
    let cart = Cart()
    let seen = Watched<[Int]>([])
    let token = withContinuousObservationTracking(options: [.willSet]) { event in
      if event.kind == .willSet { seen.change { $0.append(cart.count) } } else { _ = cart.count }
    }
    cart.count = 7
    try await seen.wait(for: "the change") { $0 == [7] }
    token.cancel()
  }

  @Test("An observation ends with its token, and an event can end it")
  func ends() async throws {
    let cart = Cart()
    let seen = Watched<[Int]>([])
    do {
      let token = withContinuousObservation(options: [.didSet]) { _ in seen.change { $0.append(cart.count) } }
      _ = consume token
    }
    let others = Watched<[Int]>([])
    let token = withContinuousObservation(options: [.didSet]) { event in
      others.change { $0.append(cart.count) }
      if event.kind == .didSet { event.cancel() }
    }
    cart.count = 1
    try await others.wait(for: "the change") { $0 == [0, 1] }
    let last = Watched(0)
    let fence = withContinuousObservation(options: [.didSet]) { _ in last.value = cart.count }
    cart.count = 2
    try await last.wait(for: "an observation that goes on") { $0 == 2 }
    #expect(others.value == [0, 1] && seen.value == [0])
    token.cancel()
    fence.cancel()
  }
}
