import Testing

@testable import Ippo

@Suite struct WorkerSupervisionTests {
  private typealias Action = WorkerSupervision.Action

  /// A supervision whose workers have processes of the numbers 1, 2, …; the clock moves when a test says so.
  private struct Fleet {
    var supervision: WorkerSupervision
    var now = ContinuousClock.now
    var last: Int32 = 0
    var log: [WorkerReport] = []
    var asked: [Int32] = []
    var killed: [Int32] = []
    var status: Int32?
    /// The places whose next start fails.
    var broken: Set<Int> = []

    init(count: Int = 2, drain: Duration = .zero, isPatient: Bool = false) {
      var times = WorkerSupervision.Times()
      times.drain = drain
      supervision = WorkerSupervision(count: count, times: times, isPatient: isPatient)
      carryOut(supervision.begin())
    }

    mutating func carryOut(_ actions: [Action]) {
      for action in actions {
        switch action {
        case .start(let place, let generation):
          guard supervision.isDue(place: place, generation: generation) else { break }
          if broken.remove(place) != nil {
            carryOut(supervision.failed(place: place, generation: generation, "no memory", at: now))
            break
          }
          last += 1
          supervision.started(last, place: place, generation: generation, at: now)
        case .drain(let process): asked.append(process)
        case .kill(let process): killed.append(process)
        case .say(let report): log.append(report)
        case .finish(let status): self.status = status
        }
      }
    }

    mutating func ready(_ processes: Int32...) {
      for process in processes { carryOut(supervision.ready(process, at: now)) }
    }

    mutating func end(_ process: Int32, _ end: WorkerReport.End) { carryOut(supervision.ended(process, end, at: now)) }

    mutating func pass(_ time: Duration) {
      now += time
      carryOut(supervision.tick(at: now))
    }
  }

  @Test func `a replacement whose first start fails starts nothing beside the old workers`() {
    var fleet = Fleet()
    fleet.ready(1, 2)
    fleet.broken = [0]
    fleet.carryOut(fleet.supervision.replace())
    #expect(fleet.last == 2 && fleet.asked.isEmpty)
    #expect(fleet.supervision.servers.sorted() == [1, 2])
    fleet.carryOut(fleet.supervision.replace())
    #expect(fleet.last == 4)
    fleet.ready(3, 4)
    fleet.pass(.seconds(1))
    #expect(fleet.asked == [1, 2] && fleet.supervision.servers.sorted() == [3, 4])
  }

  @Test func `a place without a worker is started once after a replacement that failed`() {
    var fleet = Fleet()
    fleet.ready(1, 2)
    fleet.end(2, .signal(9))
    fleet.broken = [0]
    fleet.carryOut(fleet.supervision.replace())
    fleet.pass(.zero)
    #expect(fleet.last == 3)
    fleet.ready(3)
    #expect(fleet.supervision.isComplete && fleet.supervision.nextDeadline == nil)
  }

  @Test func `each place has a worker, and connections go to those that are ready`() {
    var fleet = Fleet()
    #expect(fleet.last == 2)
    #expect(fleet.supervision.server(of: 0) == nil && !fleet.supervision.isComplete)
    fleet.ready(1)
    #expect(fleet.supervision.server(of: 0) == 1 && !fleet.supervision.isComplete)
    fleet.ready(2)
    #expect(fleet.supervision.server(of: 1) == 2 && fleet.supervision.isComplete)
    #expect(fleet.supervision.nextDeadline == nil)
  }

  @Test func `a patient supervision waits for a replacement when no worker has ever served`() {
    var fleet = Fleet(count: 1, isPatient: true)
    for (process, end) in [(1, .exit(64)), (2, .signal(4)), (3, .signal(4)), (4, .exit(1))]
      as [(Int32, WorkerReport.End)]
    {
      fleet.end(process, end)
      #expect(fleet.status == nil && fleet.supervision.nextDeadline == nil)
      #expect(fleet.last == process)
      fleet.carryOut(fleet.supervision.replace())
      #expect(fleet.last == process + 1)
    }
    fleet.ready(5)
    #expect(fleet.supervision.server(of: 0) == 5)
    #expect(fleet.log.last == .replaced(count: 1))
    // From now on a worker that ends is started again.
    fleet.end(5, .signal(4))
    fleet.pass(.zero)
    #expect(fleet.last == 6)
    fleet.carryOut(fleet.supervision.stop(at: fleet.now))
    fleet.end(6, .exit(0))
    #expect(fleet.status == 0)
  }

  @Test func `a replacement takes the place of a worker that was due`() {
    var fleet = Fleet(count: 1)
    fleet.ready(1)
    fleet.end(1, .signal(4))
    fleet.pass(.zero)
    fleet.end(2, .signal(4))
    #expect(fleet.supervision.nextDeadline != nil)
    fleet.carryOut(fleet.supervision.replace())
    #expect(fleet.last == 3)
    fleet.pass(.seconds(1))
    fleet.ready(3)
    fleet.pass(.seconds(1))
    #expect(fleet.last == 3)
    #expect(fleet.supervision.server(of: 0) == 3)
  }

  @Test func `a worker that has served is started again at once, and with growing pauses when it keeps ending`() {
    var fleet = Fleet(count: 1)
    fleet.ready(1)
    var pauses: [Duration] = []
    for process in 1...9 as ClosedRange<Int32> {
      fleet.end(process, .signal(4))
      guard case .ended(.signal(4), let pause?)? = fleet.log.last else { return #expect(Bool(false)) }
      pauses.append(pause)
      #expect(fleet.supervision.server(of: 0) == nil)
      if pause > .zero {
        fleet.pass(pause - .milliseconds(1))
        #expect(fleet.last == process)
      }
      fleet.pass(.milliseconds(1))
      #expect(fleet.last == process + 1)
      fleet.ready(process + 1)
    }
    #expect(pauses == [0, 500, 1000, 2000, 4000, 8000, 16000, 30000, 30000].map { .milliseconds($0) })
  }

  @Test func `a worker that has served for a while is started again at once`() {
    var fleet = Fleet(count: 1)
    fleet.ready(1)
    fleet.end(1, .signal(9))
    fleet.pass(.zero)
    fleet.ready(2)
    fleet.pass(.seconds(30))
    fleet.end(2, .signal(9))
    #expect(fleet.log == [.ended(.signal(9), pause: .zero), .ended(.signal(9), pause: .zero)])
  }

  @Test func `workers that trap before any has served are started three times`() {
    var fleet = Fleet(count: 1)
    fleet.end(1, .signal(5))
    fleet.pass(.milliseconds(500))
    fleet.end(2, .signal(5))
    fleet.pass(.milliseconds(999))
    #expect(fleet.last == 2)
    fleet.pass(.milliseconds(1))
    fleet.end(3, .signal(5))
    #expect(fleet.status == 1)
    #expect(
      fleet.log == [
        .ended(.signal(5), pause: .milliseconds(500)), .ended(.signal(5), pause: .seconds(1)), .gaveUp(.signal(5)),
      ])
    #expect(
      fleet.log.map(\.description) == [
        "A worker was ended by signal 5; another one starts in 0.5 s",
        "A worker was ended by signal 5; another one starts in 1.0 s",
        "A worker was ended by signal 5, as all before it, and none has served: the app ends",
      ])
  }

  @Test func `a first worker that exits has said why, and its status is that of all`() {
    var fleet = Fleet()
    fleet.end(1, .exit(64))
    #expect(fleet.asked == [2] && fleet.status == nil)
    fleet.end(2, .signal(15))
    #expect(fleet.status == 64)
  }

  @Test func `stopping drains all workers and ends when they have`() {
    var fleet = Fleet()
    fleet.ready(1, 2)
    fleet.carryOut(fleet.supervision.stop(at: fleet.now))
    #expect(fleet.asked == [1, 2] && fleet.status == nil)
    #expect(fleet.supervision.server(of: 0) == nil)
    fleet.end(1, .exit(0))
    fleet.end(2, .exit(0))
    #expect(fleet.status == 0 && fleet.log.isEmpty)
  }

  @Test func `connections are passed to workers that drain for as long as is asked for`() {
    var fleet = Fleet(count: 1, drain: .seconds(10))
    fleet.ready(1)
    fleet.carryOut(fleet.supervision.stop(at: fleet.now))
    #expect(fleet.asked == [1])
    fleet.pass(.milliseconds(9999))
    #expect(fleet.supervision.server(of: 0) == 1 && fleet.supervision.servers == [1])
    fleet.pass(.milliseconds(1))
    #expect(fleet.supervision.server(of: 0) == nil && fleet.supervision.servers.isEmpty)
    fleet.end(1, .exit(0))
    #expect(fleet.status == 0)
  }

  @Test func `a worker that does not drain within the grace time is killed, and the status says so`() {
    var fleet = Fleet(count: 1)
    fleet.ready(1)
    fleet.carryOut(fleet.supervision.stop(at: fleet.now))
    fleet.pass(.seconds(19))
    #expect(fleet.killed.isEmpty)
    fleet.pass(.seconds(1))
    fleet.pass(.seconds(100))
    #expect(fleet.killed == [1])
    fleet.end(1, .signal(9))
    #expect(fleet.status == 1 && fleet.log == [.overdue(process: 1)])
  }

  @Test func `new workers replace the others once all of them are ready`() {
    var fleet = Fleet()
    fleet.ready(1, 2)
    fleet.carryOut(fleet.supervision.replace())
    #expect(fleet.last == 4)
    fleet.ready(3)
    // The present workers serve until then.
    #expect(fleet.supervision.server(of: 0) == 1 && fleet.supervision.server(of: 1) == 2)
    fleet.ready(4)
    #expect(fleet.supervision.server(of: 0) == 3 && fleet.supervision.server(of: 1) == 4)
    // What they were passed before is answered.
    #expect(fleet.asked.isEmpty)
    fleet.pass(.milliseconds(500))
    #expect(fleet.asked == [1, 2])
    fleet.end(1, .exit(0))
    fleet.end(2, .exit(0))
    #expect(fleet.last == 4 && fleet.status == nil && fleet.log == [.replacing(count: 2), .replaced(count: 2)])
  }

  @Test func `a new program that does not start replaces nothing`() {
    var fleet = Fleet()
    fleet.ready(1, 2)
    fleet.carryOut(fleet.supervision.replace())
    fleet.ready(3)
    fleet.end(4, .signal(5))
    fleet.pass(.milliseconds(500))
    #expect(fleet.supervision.server(of: 0) == 1 && fleet.supervision.server(of: 1) == 2)
    #expect(fleet.asked == [3])
    fleet.end(3, .exit(0))
    #expect(fleet.last == 4 && fleet.status == nil)
    #expect(fleet.log == [.replacing(count: 2), .notReplaced(.signal(5))])
  }

  @Test func `a replacement that is asked for during another follows it`() {
    var fleet = Fleet(count: 1)
    fleet.ready(1)
    fleet.carryOut(fleet.supervision.replace())
    fleet.carryOut(fleet.supervision.replace())
    #expect(fleet.last == 2)
    fleet.ready(2)
    #expect(fleet.last == 3 && fleet.supervision.server(of: 0) == 2)
    fleet.ready(3)
    #expect(fleet.supervision.server(of: 0) == 3)
  }

  @Test func `a worker that is never ready is killed and counts as one that ended`() {
    var fleet = Fleet(count: 1)
    fleet.pass(.seconds(60))
    #expect(fleet.killed == [1] && fleet.log == [.neverReady(process: 1)])
    fleet.end(1, .signal(9))
    #expect(fleet.log.last == .ended(.signal(9), pause: .milliseconds(500)))
  }

  @Test func `a place whose worker ended during a failed replacement is filled again`() {
    var fleet = Fleet(count: 1)
    fleet.ready(1)
    fleet.carryOut(fleet.supervision.replace())
    fleet.end(1, .signal(9))
    fleet.end(2, .signal(5))
    fleet.pass(.zero)
    #expect(fleet.last == 3)
  }
}
