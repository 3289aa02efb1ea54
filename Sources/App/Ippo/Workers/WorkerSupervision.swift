#if Web
  /// Decides when worker processes start, are replaced and end. The supervisor carries the decisions out.
  ///
  ///                 pause                 ready                 replaced or stopped
  ///     waiting ─────────────▶ starting ─────────▶ serving ─────────────────────────▶ draining ──end──▶ (gone)
  ///        ▲                      │ end               │ end
  ///        └──────────────────────┴───────────────────┘
  ///
  /// A worker that is not ready in time, or drains for longer than the grace time, is killed.
  ///
  /// Each place has one worker. During a replacement it has a second one, of the new generation. Once all of the new generation
  /// are ready, the others drain; if one of the new generation ends before, the new generation drains instead.
  struct WorkerSupervision {
    typealias Instant = ContinuousClock.Instant

    enum Action: Equatable {
      case start(place: Int, generation: Int)
      /// Asks a worker to end, after it has taken the connections that were passed to it.
      case drain(process: Int32)
      case kill(process: Int32)
      case say(WorkerReport)
      /// All workers have ended.
      case finish(status: Int32)
    }

    struct Times: Equatable {
      /// The pause before the second start of a worker that keeps ending; each further pause is twice as long.
      var pause = Duration.milliseconds(500)
      var longestPause = Duration.seconds(30)
      /// A worker that has served as long as this is started again at once.
      var steadiness = Duration.seconds(30)
      /// The time within which a worker has to be ready.
      var start = Duration.seconds(60)
      /// The time within which a worker that drains has to end.
      var grace = Duration.seconds(20)
      /// The time that workers go on with new connections after a stop.
      var drain = Duration.zero
      /// The time that a replaced worker answers requests on the connections that it has.
      var handover = Duration.milliseconds(500)
    }

    struct Worker: Equatable {
      enum Phase: Equatable { case starting, serving, draining }

      var place: Int
      var generation: Int
      var phase = Phase.starting
      var startedAt: Instant
      var readyAt: Instant?
      /// The next time at which something is due: the end of the start, of the handover or of the grace time.
      var deadline: Instant
      /// Whether the worker has been asked to end.
      var isAsked = false
      var isKilled = false
      /// The time until which a worker that drains is passed connections.
      var acceptsUntil: Instant?

      /// Whether connections are passed to the worker.
      var accepts: Bool { phase == .serving || acceptsUntil != nil }
    }

    private struct Place {
      /// The ends of workers in a row, each too soon after its start.
      var failures = 0
      /// The time of the next start, while no worker is there.
      var due: Instant?
    }

    /// The starts of one place that may fail in a row before any worker has been ready.
    static let attempts = 3

    let times: Times
    /// Whether a place without a worker waits for the next replacement when no worker has ever served. Otherwise the app ends.
    let isPatient: Bool
    private(set) var workers: [Int32: Worker] = [:]
    private var places: [Place]
    private var generation = 1
    /// Whether the workers of the last generation are to replace the others.
    private var isReplacing = false
    private var isReplacementDue = false
    private var hasServed = false
    private(set) var isStopping = false
    private var status: Int32 = 0

    init(count: Int, times: Times = Times(), isPatient: Bool = false) {
      self.times = times
      self.isPatient = isPatient
      places = [Place](repeating: Place(), count: count)
    }

    /// The process that serves the connections of a place; `nil` while none does.
    func server(of place: Int) -> Int32? {
      workers.filter { $0.value.place == place && $0.value.accepts }
        .min { $0.value.generation < $1.value.generation }?.key
    }

    /// The processes that connections are passed to.
    var servers: [Int32] { workers.filter(\.value.accepts).map(\.key) }

    /// Whether all places have a worker that serves.
    var isComplete: Bool { places.indices.allSatisfy { server(of: $0) != nil } }

    /// The next time at which ``tick(at:)`` has something to do.
    var nextDeadline: Instant? {
      let deadlines = workers.values.filter { $0.phase != .serving && !$0.isKilled }.map(\.deadline)
      return (deadlines + workers.values.compactMap(\.acceptsUntil) + places.compactMap(\.due)).min()
    }

    // MARK: Events

    /// Starts a worker for each place.
    mutating func begin() -> [Action] { places.indices.map { .start(place: $0, generation: generation) } }

    /// Whether a start that was asked for is still to be made. Earlier ones of the same generation may have failed since.
    func isDue(place: Int, generation: Int) -> Bool {
      guard !isStopping else { return false }
      if isReplacing { return generation == self.generation }
      return !workers.values.contains { $0.place == place && $0.phase != .draining }
    }

    mutating func started(_ process: Int32, place: Int, generation: Int, at now: Instant) {
      places[place].due = nil
      workers[process] = Worker(place: place, generation: generation, startedAt: now, deadline: now + times.start)
    }

    /// A worker accepts connections.
    mutating func ready(_ process: Int32, at now: Instant) -> [Action] {
      guard workers[process]?.phase == .starting else { return [] }
      hasServed = true
      workers[process]?.phase = .serving
      workers[process]?.readyAt = now
      guard isReplacing, isGenerationReady else { return [] }
      isReplacing = false
      // The program may be another one, whose ends count from now on.
      for place in places.indices { places[place].failures = 0 }
      let actions = retire(at: now) { [generation] in $0.generation != generation }
      return [.say(.replaced(count: places.count))] + actions + replaceIfDue()
    }

    /// A process could not be started.
    mutating func failed(place: Int, generation: Int, _ reason: String, at now: Instant) -> [Action] {
      end(of: place, generation, wasReady: false, WorkerReport.End.notStarted(reason), at: now)
    }

    mutating func ended(_ process: Int32, _ end: WorkerReport.End, at now: Instant) -> [Action] {
      guard let worker = workers.removeValue(forKey: process) else { return [] }
      if worker.phase == .draining {
        // A worker that is not ready ends by the signal itself.
        if isStopping, end != .exit(0), worker.readyAt != nil, status == 0 { status = 1 }
        return finishIfOver()
      }
      let wasSteady = worker.readyAt.map { now - $0 >= times.steadiness } ?? false
      if wasSteady { places[worker.place].failures = 0 }
      return self.end(of: worker.place, worker.generation, wasReady: worker.readyAt != nil, end, at: now)
    }

    /// Replaces all workers by workers of the program as it is on the disk now.
    mutating func replace() -> [Action] {
      guard !isStopping else { return [] }
      guard !isReplacing else {
        isReplacementDue = true
        return []
      }
      generation += 1
      isReplacing = true
      // The new workers take the places of those that were due.
      for place in places.indices { places[place].due = nil }
      return [.say(.replacing(count: places.count))] + begin()
    }

    /// Ends all workers.
    mutating func stop(at now: Instant) -> [Action] {
      guard !isStopping else { return [] }
      isStopping = true
      for place in places.indices { places[place].due = nil }
      var actions: [Action] = []
      for (process, worker) in workers.sorted(by: { $0.key < $1.key }) {
        actions += drain(process, at: now)
        if worker.phase == .serving, times.drain > .zero { workers[process]?.acceptsUntil = now + times.drain }
      }
      return actions + finishIfOver()
    }

    /// Does what is due.
    mutating func tick(at now: Instant) -> [Action] {
      var actions: [Action] = []
      for (process, worker) in workers where worker.acceptsUntil.map({ $0 <= now }) == true {
        workers[process]?.acceptsUntil = nil
      }
      for (process, worker) in workers.sorted(by: { $0.key < $1.key })
      where worker.phase != .serving && !worker.isKilled && worker.deadline <= now {
        if worker.phase == .draining, !worker.isAsked {
          actions += drain(process, at: now)
        } else {
          workers[process]?.isKilled = true
          let report =
            worker.phase == .starting ? WorkerReport.neverReady(process: process) : .overdue(process: process)
          actions += [.say(report), .kill(process: process)]
        }
      }
      for place in places.indices where places[place].due.map({ $0 <= now }) == true {
        places[place].due = nil
        actions.append(.start(place: place, generation: generation))
      }
      return actions
    }

    // MARK: Steps

    private var isGenerationReady: Bool {
      places.indices.allSatisfy { place in
        workers.values.contains { $0.place == place && $0.generation == generation && $0.phase == .serving }
      }
    }

    /// A worker that was not asked to has ended.
    private mutating func end(
      of place: Int, _ generation: Int, wasReady: Bool, _ end: WorkerReport.End, at now: Instant
    ) -> [Action] {
      guard !isStopping else { return finishIfOver() }
      if isReplacing, generation == self.generation { return giveUpReplacement(because: end, at: now) }
      if isReplacing { return [.say(.ended(end, pause: nil))] }
      places[place].failures += 1
      if !hasServed, isPatient { return [.say(.ended(end, pause: nil))] }
      if !hasServed {
        // What ends by itself has said why: a wrong option, a store that is not there.
        if case .exit(let code) = end {
          return [.say(.ended(end, pause: nil))] + stop(with: code == 0 ? 1 : code, at: now)
        }
        if places[place].failures >= Self.attempts { return [.say(.gaveUp(end))] + stop(with: 1, at: now) }
      }
      let pause = pause(after: places[place].failures)
      places[place].due = now + pause
      return [.say(.ended(end, pause: pause))]
    }

    /// The first start after a while follows at once.
    private func pause(after failures: Int) -> Duration {
      guard failures > 1 || !hasServed else { return .zero }
      let doublings = min(max(0, failures - (hasServed ? 2 : 1)), 16)
      return min(times.pause * (1 << doublings), times.longestPause)
    }

    private mutating func stop(with code: Int32, at now: Instant) -> [Action] {
      status = code
      return stop(at: now)
    }

    private mutating func giveUpReplacement(because end: WorkerReport.End, at now: Instant) -> [Action] {
      isReplacing = false
      let failed = generation
      let actions = retire(at: now) { $0.generation == failed }
      let isWaiting = !hasServed && isPatient
      for place in places.indices where server(of: place) == nil && places[place].due == nil && !isWaiting {
        places[place].due = now
      }
      return [.say(.notReplaced(end))] + actions + replaceIfDue()
    }

    private mutating func replaceIfDue() -> [Action] {
      guard isReplacementDue else { return [] }
      isReplacementDue = false
      return replace()
    }

    /// Passes no more connections to some workers, and asks them to end a little later.
    private mutating func retire(at now: Instant, _ isMeant: (Worker) -> Bool) -> [Action] {
      var actions: [Action] = []
      for (process, worker) in workers.sorted(by: { $0.key < $1.key }) where isMeant(worker) {
        switch worker.phase {
        case .starting: actions += drain(process, at: now)
        case .serving:
          workers[process]?.phase = .draining
          workers[process]?.deadline = now + times.handover
        case .draining: break
        }
      }
      return actions
    }

    private mutating func drain(_ process: Int32, at now: Instant) -> [Action] {
      guard workers[process]?.isAsked == false else { return [] }
      workers[process]?.phase = .draining
      workers[process]?.isAsked = true
      workers[process]?.deadline = now + times.grace
      return [.drain(process: process)]
    }

    private func finishIfOver() -> [Action] { isStopping && workers.isEmpty ? [.finish(status: status)] : [] }
  }
#endif
