import Testing

@testable import IppoDev

@Suite struct TerminalSuccessionTests {
  /// A succession whose process 1 has the terminal.
  private func running() -> TerminalSuccession {
    var succession = TerminalSuccession()
    #expect(succession.started(1).isEmpty)
    #expect(succession.ready(1) == [.give(1)])
    return succession
  }

  /// A succession whose process 2 is ready, and whose process 1 has been asked to leave.
  private func leaving() -> TerminalSuccession {
    var succession = running()
    #expect(succession.replace() == [.start])
    #expect(succession.started(2).isEmpty)
    #expect(succession.ready(2) == [.ask(1)])
    return succession
  }

  @Test func `a version that is ready gets the terminal once the former one has left`() {
    var succession = leaving()
    #expect(succession.owner == 1)
    #expect(succession.ended(1, .exit(0), hasLeft: true) == [.give(2)])
    #expect(succession.owner == 2)
    #expect(succession.successor == nil)
  }

  @Test func `a version that does not start changes nothing`() {
    var succession = running()
    #expect(succession.replace() == [.start])
    _ = succession.started(2)
    #expect(succession.ended(2, .signal(4), hasLeft: false).isEmpty)
    #expect(succession.owner == 1)
    #expect(!succession.isWaiting)
  }

  @Test func `a newer version takes the place of one that is starting`() {
    var succession = running()
    #expect(succession.replace() == [.start])
    _ = succession.started(2)
    #expect(succession.replace() == [.kill(2)])
    #expect(succession.ended(2, .signal(9), hasLeft: false) == [.start])
    _ = succession.started(3)
    #expect(succession.ready(3) == [.ask(1)])
  }

  @Test func `a newer version waits until the terminal has changed hands`() {
    var succession = leaving()
    #expect(succession.replace().isEmpty)
    #expect(succession.ended(1, .exit(0), hasLeft: true) == [.give(2), .start])
    _ = succession.started(3)
    #expect(succession.ready(3) == [.ask(2)])
  }

  @Test func `a person who leaves while a version waits has left`() {
    var succession = leaving()
    #expect(succession.ended(1, .exit(7), hasLeft: false) == [.kill(2), .finish(.exit(7))])
  }

  @Test func `a trap while a version waits gives it the terminal`() {
    var succession = leaving()
    #expect(succession.ended(1, .signal(4), hasLeft: false) == [.give(2)])
  }

  @Test func `a trap while a version starts lets that version have the terminal`() {
    var succession = running()
    _ = succession.replace()
    _ = succession.started(2)
    #expect(succession.ended(1, .signal(4), hasLeft: false).isEmpty)
    #expect(!succession.isWaiting)
    #expect(succession.ready(2) == [.give(2)])
  }

  @Test func `a version that ends between leaving and taking leaves the terminal to the shell`() {
    var succession = leaving()
    #expect(succession.ended(2, .signal(4), hasLeft: false).isEmpty)
    #expect(succession.ended(1, .exit(0), hasLeft: true) == [.wait])
    #expect(succession.isWaiting)
    #expect(succession.replace() == [.start])
  }

  @Test func `after a trap the shell has the terminal until the next version`() {
    var succession = running()
    #expect(succession.ended(1, .signal(4), hasLeft: false) == [.wait])
    #expect(succession.isWaiting)
    #expect(succession.replace() == [.start])
    _ = succession.started(2)
    #expect(succession.ended(2, .exit(1), hasLeft: false) == [.wait])
  }

  @Test func `a first version that traps waits, and one that refuses its options ends the program`() {
    var succession = TerminalSuccession()
    _ = succession.started(1)
    #expect(succession.ended(1, .signal(4), hasLeft: false) == [.wait])
    succession = TerminalSuccession()
    _ = succession.started(1)
    #expect(succession.ended(1, .exit(64), hasLeft: false) == [.finish(.exit(64))])
    succession = TerminalSuccession()
    #expect(succession.failed() == [.finish(.exit(1))])
  }

  @Test func `a signal ends all processes, and the program as the last one`() {
    var succession = leaving()
    #expect(succession.stop(15) == [.stop(1, signal: 15), .kill(2)])
    #expect(succession.replace().isEmpty)
    #expect(succession.ended(2, .signal(9), hasLeft: false).isEmpty)
    #expect(succession.stop(15) == [.kill(1)])
    #expect(succession.ended(1, .signal(15), hasLeft: false) == [.finish(.signal(15))])
    succession = TerminalSuccession()
    #expect(succession.stop(2) == [.finish(.signal(2))])
  }
}
