#if Web
  import Foundation
  import IppoServers
  import IppoWeb
  import Logging

  /// Runs an app as several worker processes. Accepts their connections, and keeps their sessions, shared values and metrics in
  /// its memory. Starts workers again that have ended, and replaces them.
  ///
  ///     client ──▶ listener ──▶ pending (the first bytes are looked at, and left) ──descriptor──▶ worker
  ///
  /// The supervisor runs no code of the app, so that a trap of the app ends one worker. It waits for everything in one `poll(2)`.
  final class Supervisor {
    let configuration: WebServerConfiguration
    let logger: Logger
    let launcher = WorkerLauncher()
    private let signals: SupervisorSignals
    private let listener: ListeningSocket
    private let metricsListener: ListeningSocket?
    private let metricsHost: String
    private let settings: WorkerSettings
    /// Watches and builds the package of the program under `--dev`.
    private let dev: DevDriver?

    var supervision: WorkerSupervision
    let requests: SupervisorRequests
    let router: ConnectionRouter
    /// The supervisor's end of the pair of sockets of each worker, by process.
    private var controls: [Int32: Int32] = [:]
    private var isAnnounced = false
    private var isListening = true
    private var status: Int32?

    /// - Parameters:
    ///   - count: the number of workers.
    ///   - metrics: the address of the metrics.
    ///   - dev: watches and builds the package of the program under `--dev`.
    /// - Throws: an error that says so where the process cannot listen.
    init(
      _ configuration: WebServerConfiguration, count: Int, metrics: (host: String, port: Int)?, dev: DevDriver? = nil,
      logger: Logger
    ) throws {
      // A reader of the log may end before the supervisor.
      signal(SIGPIPE, SIG_IGN)
      // Before there is any other thread.
      signals = SupervisorSignals()
      self.configuration = configuration
      self.logger = logger
      self.dev = dev
      listener = try ListeningSocket(host: configuration.host, port: configuration.port)
      metricsHost = metrics?.host ?? ""
      metricsListener = try metrics.map { try ListeningSocket(host: $0.host, port: $0.port, option: "--metrics-port") }
      let secret = configuration.secret ?? (0..<32).map { _ in UInt8.random(in: 0...255) }
      requests = try SupervisorRequests(sessionLimit: configuration.limits.supervisedSessionBytes)
      router = ConnectionRouter(count: count, secret: configuration.certificate == nil ? secret : nil)
      var times = WorkerSupervision.Times()
      times.drain = configuration.drainTime
      times.grace = .seconds(20) + configuration.drainTime
      // The pages come back as soon as a new program serves.
      if dev != nil { times.handover = .zero }
      supervision = WorkerSupervision(count: count, times: times, isPatient: dev != nil)
      settings = WorkerSettings(
        place: 0, count: count, port: listener.port, metricsPort: metricsListener?.port, socket: requests.socket,
        secret: Data(secret), grace: times.grace / .seconds(1), isDev: dev == nil ? nil : true)
    }

    /// Runs until all workers have ended.
    /// - Returns: the status to exit with.
    func run() -> Int32 {
      perform(supervision.begin())
      while true {
        if let status {
          dev?.stop()
          return status
        }
        poll()
        for process in controls.keys.sorted() { hear(process) }
        for signal in signals.taken() {
          switch signal {
          case .child: reap()
          case .stop(_) where supervision.isStopping: for process in supervision.workers.keys { kill(process, SIGKILL) }
          case .stop: perform(supervision.stop(at: .now))
          case .replace: perform(supervision.replace())
          }
        }
        perform(supervision.tick(at: .now))
        accept()
        router.work(at: .now) { pass($0, to: $1) }
        requests.work(at: .now, workers: serving) { send(.report, to: $0) }
        guard let dev else { continue }
        guard !supervision.isStopping else {
          dev.passErrors()
          continue
        }
        if dev.work(at: .now) { perform(supervision.replace()) }
        dev.inform(serving) { send($0, to: $1) }
      }
    }

    /// The processes that serve.
    private var serving: [Int32] { supervision.servers }

    // MARK: Waiting

    private func poll() {
      var entries = [pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)]
      for control in controls.values { entries.append(pollfd(fd: control, events: Int16(POLLIN), revents: 0)) }
      // Connections wait in the system's queue while no worker takes them.
      if !serving.isEmpty {
        for listener in [router.hasRoom ? listener : nil, metricsListener].compactMap(\.self) {
          entries.append(pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0))
        }
      }
      router.addEntries(to: &entries)
      requests.addEntries(to: &entries)
      // A program that stops builds nothing more: only the errors of its workers count.
      dev?.addEntries(to: &entries, isStopping: supervision.isStopping)
      let deadlines = [
        supervision.nextDeadline, router.nextDeadline, requests.nextDeadline,
        supervision.isStopping ? nil : dev?.nextDeadline,
      ]
      let deadline = deadlines.compactMap(\.self).min()
      let wait = deadline.map { max(0, Int((($0 - .now) / .milliseconds(1)).rounded(.up))) } ?? -1
      _ = Glibc.poll(&entries, nfds_t(entries.count), Int32(clamping: wait))
      router.note(entries)
    }

    // MARK: Workers

    private func perform(_ actions: [WorkerSupervision.Action]) {
      for action in actions {
        switch action {
        case .start(let place, let generation): start(place, generation)
        case .drain(let process): send(.drain, to: process)
        case .kill(let process): kill(process, SIGKILL)
        case .say(let report):
          if report.isReplacement { dev?.replaced() }
          if dev == nil || report.isFault { logger.log(level: report.isFault ? .error : .notice, "\(report)") }
        case .finish(let status): self.status = status
        }
      }
    }

    private func start(_ place: Int, _ generation: Int) {
      guard supervision.isDue(place: place, generation: generation) else { return }
      var settings = settings
      settings.place = place
      do throws(WorkerLaunchError) {
        let (process, control) =
          if let dev {
            try dev.start(settings.assignment, by: launcher)
          } else {
            try launcher.start(settings.assignment)
          }
        _ = fcntl(control, F_SETFL, O_NONBLOCK)
        controls[process] = control
        supervision.started(process, place: place, generation: generation, at: .now)
      } catch {
        perform(supervision.failed(place: place, generation: generation, error.reason, at: .now))
      }
    }

    @discardableResult
    private func send(_ message: DescriptorPassing.Message, to process: Int32) -> Bool {
      controls[process].map { DescriptorPassing.send(message, over: $0) } ?? false
    }

    /// Takes what a worker has said.
    private func hear(_ process: Int32) {
      while let control = controls[process] {
        switch DescriptorPassing.receive(from: control) {
        case .nothing: return
        case .end:
          controls[process] = nil
          close(control)
        case .message(let message):
          if let descriptor = message.descriptor { close(descriptor) }
          guard message.kind == UInt8(ascii: "a") else { break }
          perform(supervision.ready(process, at: .now))
          announce(String(decoding: message.bytes, as: UTF8.self))
        }
      }
    }

    private func announce(_ line: String) {
      guard !isAnnounced, supervision.isComplete else { return }
      isAnnounced = true
      if settings.count > 1 {
        logger.notice(
          """
          \(settings.count) workers serve the app. Sessions, @Shared(.sharedStore) and presence are theirs together. Each worker \
          has its own state of the app itself (outside of its windows), static values and @Shared(.inMemory).
          """)
      }
      if configuration.visitorStorage.directory == nil, dev == nil {
        logger.notice("@AppStorage of a visitor ends with the worker of the visitor: --visitor-storage keeps it")
      }
      var text = line + "\n"
      if let metricsListener { text += "Metrics are at http://\(metricsHost):\(metricsListener.port)/metrics\n" }
      FileHandle.standardOutput.write(Data(text.utf8))
    }

    /// Takes note of the workers that have ended.
    private func reap() {
      var state: Int32 = 0
      while case let process = waitpid(-1, &state, WNOHANG), process > 0 {
        let end = state & 0x7F == 0 ? WorkerReport.End.exit(state >> 8 & 0xFF) : .signal(state & 0x7F)
        if dev?.ended(process, end, phase: supervision.workers[process]?.phase) == true { continue }
        hear(process)
        if let control = controls.removeValue(forKey: process) { close(control) }
        requests.end(of: process)
        perform(supervision.ended(process, end, at: .now))
      }
    }

    // MARK: Connections

    private func accept() {
      guard !serving.isEmpty else {
        // Nobody will take what comes now: clients and balancers are to know.
        if supervision.isStopping, isListening {
          isListening = false
          listener.end()
          metricsListener?.end()
        }
        return
      }
      router.accept(from: listener.descriptor)
      guard let metricsListener else { return }
      while let connection = AcceptedConnection.next(from: metricsListener.descriptor) {
        _ = serving.contains { send(.metrics(connection), to: $0) }
        close(connection)
      }
    }

    /// Passes a connection to a worker, preferably to that of a place.
    /// - Returns: the place whose worker has it; `nil`: none can take it now.
    private func pass(_ connection: Int32, to place: Int) -> Int? {
      let count = settings.count
      return (0..<count).map { (place + $0) % count }.first { place in
        supervision.server(of: place).map { send(.connection(connection), to: $0) } ?? false
      }
    }
  }
#endif
