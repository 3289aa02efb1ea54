import Testing

@testable import IppoDev

@Suite struct DevLoopTests {
  private let start = ContinuousClock.now

  private func time(_ milliseconds: Int) -> ContinuousClock.Instant { start + .milliseconds(milliseconds) }

  /// A loop that builds since time 0 because of one file.
  private func building() -> DevLoop {
    var loop = DevLoop()
    _ = loop.changed(["/p/A.swift"], at: time(-30))
    #expect(loop.tick(at: time(0)) == [.say(.building(["/p/A.swift"])), .build])
    return loop
  }

  @Test func `a build starts once no file has changed for the quiet time`() {
    var loop = DevLoop()
    #expect(loop.nextDeadline == nil)
    #expect(loop.changed(["/p/A.swift"], at: time(0)).isEmpty)
    #expect(loop.tick(at: time(29)).isEmpty)
    #expect(loop.changed(["/p/B.swift"], at: time(29)).isEmpty)
    #expect(loop.tick(at: time(58)).isEmpty)
    #expect(loop.nextDeadline == time(59))
    #expect(loop.tick(at: time(59)) == [.say(.building(["/p/A.swift", "/p/B.swift"])), .build])
    #expect(loop.state.activity == .building)
    #expect(loop.nextDeadline == nil)
  }

  @Test func `files that never stop changing are built after the longest wait`() {
    var loop = DevLoop()
    var builds = 0
    for step in 0...200 {
      let actions = loop.changed(["/p/\(step)"], at: time(20 * step)) + loop.tick(at: time(20 * step))
      if actions.contains(.build) { builds += 1 }
      if builds == 1 {
        #expect(20 * step == 2000)
        return
      }
    }
    Issue.record("no build has started")
  }

  @Test func `no change is no reason to build`() {
    var loop = DevLoop()
    #expect(loop.changed([], at: time(0)).isEmpty)
    #expect(loop.nextDeadline == nil)
  }

  @Test func `a new program replaces the running one, and the same program does not`() {
    var loop = building()
    #expect(
      loop.ended(.succeeded(isNew: true), at: time(1540)) == [
        .say(.built(in: .milliseconds(1540), isNew: true)), .replace,
      ])
    #expect(loop.state == DevState())
    loop = building()
    #expect(
      loop.ended(.succeeded(isNew: false), at: time(10)) == [.say(.built(in: .milliseconds(10), isNew: false))])
  }

  @Test func `a change cancels the build, and the next build follows its end`() {
    var loop = building()
    #expect(loop.changed(["/p/B.swift"], at: time(100)) == [.cancel])
    #expect(loop.changed(["/p/B.swift"], at: time(110)).isEmpty)
    #expect(loop.tick(at: time(300)).isEmpty)
    #expect(loop.ended(.failed([DevProblem("interrupted")]), at: time(400)).isEmpty)
    #expect(loop.state.problems.isEmpty)
    // Files of the cancelled build count again.
    #expect(loop.tick(at: time(400)) == [.say(.building(["/p/A.swift", "/p/B.swift"])), .build])
  }

  @Test func `a cancelled build that has succeeded is followed by another one all the same`() {
    var loop = building()
    #expect(loop.changed(["/p/B.swift"], at: time(100)) == [.cancel])
    #expect(loop.ended(.succeeded(isNew: true), at: time(101)).isEmpty)
    #expect(loop.tick(at: time(129)).isEmpty)
    #expect(loop.tick(at: time(130)).contains(.build))
  }

  @Test func `a build that does not end when it is asked to is killed once`() {
    var loop = building()
    _ = loop.changed(["/p/B.swift"], at: time(100))
    #expect(loop.nextDeadline == time(3100))
    #expect(loop.tick(at: time(3099)).isEmpty)
    #expect(loop.tick(at: time(3100)) == [.kill])
    #expect(loop.tick(at: time(9000)).isEmpty)
    #expect(loop.nextDeadline == nil)
    _ = loop.ended(.failed([]), at: time(9001))
    #expect(loop.tick(at: time(9001)).contains(.build))
  }

  @Test func `errors are shown until a build succeeds`() {
    var loop = building()
    let problem = DevProblem("cannot find 'x' in scope", path: "/p/A.swift", line: 3, column: 5)
    #expect(loop.ended(.failed([problem]), at: time(50)) == [.say(.failed([problem]))])
    #expect(loop.state.cause == .build)
    #expect(loop.state.problems == [problem])
    _ = loop.changed(["/p/A.swift"], at: time(100))
    _ = loop.tick(at: time(130))
    #expect(loop.state.activity == .building)
    #expect(loop.state.problems == [problem])
    _ = loop.ended(.succeeded(isNew: false), at: time(200))
    #expect(loop.state == DevState())
  }

  @Test func `a trap is shown until a new program serves`() {
    var loop = DevLoop()
    loop.stopped(.trap, DevProblem("Fatal error: no"))
    #expect(loop.state.cause == .trap)
    _ = loop.changed(["/p/A.swift"], at: time(0))
    _ = loop.tick(at: time(30))
    #expect(loop.ended(.succeeded(isNew: true), at: time(100)).contains(.replace))
    #expect(loop.state.cause == .trap)
    loop.replaced()
    #expect(loop.state == DevState())
  }

  @Test func `an earlier program serves again while the errors of newer files stay`() {
    var loop = building()
    let problem = DevProblem("no")
    _ = loop.ended(.failed([problem]), at: time(50))
    loop.stopped(.trap, DevProblem("Fatal error: no"))
    loop.replaced()
    #expect(loop.state.cause == .build)
    #expect(loop.state.problems == [problem])
  }

  @Test func `a build that waits for another SwiftPM says so once`() {
    var loop = DevLoop()
    #expect(loop.waits().isEmpty)
    loop = building()
    #expect(loop.waits() == [.say(.waiting)])
    #expect(loop.waits().isEmpty)
    #expect(loop.state.activity == .waiting)
    loop.proceeds()
    #expect(loop.state.activity == .building)
  }

  @Test func `a state carries the first problems and the number of the others`() {
    var state = DevState()
    state.set(.build, (1...25).map { DevProblem("\($0)") })
    #expect(state.problems.map(\.message) == (1...20).map(String.init))
    #expect(state.further == 5)
    state.set(nil, [])
    #expect(state == DevState())
  }

  @Test func `reports are sentences for the console`() {
    #expect("\(DevReport.building(["/p/Sources/A.swift"]))" == "A.swift has changed: building")
    #expect("\(DevReport.building(["/p/A", "/p/B"]))" == "2 files have changed: building")
    #expect("\(DevReport.built(in: .milliseconds(2960), isNew: true))" == "Built in 3.0 s: the new program takes over")
    #expect("\(DevReport.built(in: .milliseconds(1249), isNew: false))" == "Built in 1.2 s: the program is the same")
    let problems = [
      DevProblem("no", path: "/p/A.swift", line: 1, column: 2), DevProblem("ld.lld: undefined symbol: f"),
    ]
    #expect(
      "\(DevReport.failed(problems))" == """
        The build failed; the program goes on as it was
        /p/A.swift:1:2: error: no
        error: ld.lld: undefined symbol: f
        """)
  }
}
