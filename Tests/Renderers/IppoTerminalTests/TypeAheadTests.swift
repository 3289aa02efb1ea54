import Testing

@testable import IppoTerminal

@Suite struct TypeAheadTests {
  private func pass(_ turns: Int, _ typeAhead: inout TypeAhead) {
    for _ in 0..<turns { typeAhead.passTurn() }
  }

  @Test func `text that follows no event of the app is handled at once`() {
    var typeAhead = TypeAhead()
    #expect(!typeAhead.isExpecting)
    #expect(typeAhead.wait(at: .zero) == nil)
  }

  @Test func `text waits for the turns of the app's tasks, and then until nothing has changed for a while`() {
    var typeAhead = TypeAhead()
    typeAhead.begin()
    #expect(typeAhead.isExpecting && !typeAhead.isWaiting)
    #expect(typeAhead.wait(at: .seconds(5)) == .turn(.seconds(1)))
    #expect(typeAhead.isWaiting)
    pass(3, &typeAhead)
    #expect(typeAhead.wait(at: .milliseconds(5_040)) == .turn(.milliseconds(960)))
    typeAhead.change(at: .milliseconds(5_040))
    pass(1, &typeAhead)
    #expect(typeAhead.wait(at: .milliseconds(5_041)) == .time(.milliseconds(29)))
    #expect(typeAhead.wait(at: .milliseconds(5_070)) == nil)
    #expect(!typeAhead.isExpecting)
  }

  @Test func `text does not wait for tasks that never get their turns`() {
    var typeAhead = TypeAhead()
    typeAhead.begin()
    #expect(typeAhead.wait(at: .zero) == .turn(.seconds(1)))
    #expect(typeAhead.wait(at: .seconds(1)) == nil)
  }

  @Test func `a repeated key whose period is longer than the delay never waits`() {
    var typeAhead = TypeAhead()
    for count in 0..<100 {
      let now = Duration.milliseconds(33 * count)
      #expect(typeAhead.wait(at: now) == nil)
      typeAhead.finish(at: now)
      typeAhead.begin()
      typeAhead.rest(at: now)
    }
  }

  @Test func `text that comes soon after an event waits for the rest of the delay`() {
    var typeAhead = TypeAhead()
    typeAhead.begin()
    typeAhead.rest(at: .milliseconds(100))
    #expect(typeAhead.wait(at: .milliseconds(110)) == .turn(.seconds(1)))
    pass(4, &typeAhead)
    #expect(typeAhead.wait(at: .milliseconds(110)) == .time(.milliseconds(20)))
    #expect(typeAhead.wait(at: .milliseconds(130)) == nil)
  }

  @Test func `many shortcuts that came together wait a quarter of a second in all`() {
    var typeAhead = TypeAhead()
    var now = Duration.zero
    for _ in 0..<1_000 {
      typeAhead.finish(at: now)
      typeAhead.begin()
      while let wait = typeAhead.wait(at: now) {
        switch wait {
        case .turn: typeAhead.passTurn()
        case .time(let time): now += time
        }
      }
    }
    #expect(now == .milliseconds(250))
    typeAhead.rest(at: now)
    typeAhead.begin()
    #expect(typeAhead.wait(at: now) != nil)
  }

  @Test func `a screen that changes without end delays text for a quarter of a second`() {
    var typeAhead = TypeAhead()
    var now = Duration.zero
    typeAhead.begin()
    _ = typeAhead.wait(at: now)
    pass(4, &typeAhead)
    while typeAhead.wait(at: now) != nil {
      now += .milliseconds(10)
      typeAhead.change(at: now)
    }
    #expect(now == .milliseconds(250))
  }
}
