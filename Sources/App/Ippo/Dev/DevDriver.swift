#if Web
  import Foundation
  import FoundationShims
  import IppoDev

  /// Watches the package of a program under `--dev`, builds it, and provides the state of the builds for its supervisor.
  final class DevDriver {
    private let plan: DevPlan
    private let watcher: FolderWatcher
    private let environment: [String: String]
    /// Writes a text for the developer.
    private let write: (Data) -> Void
    /// The folder for the values of visitors, which are to outlive a program; `nil` where the options name one. After a kill, the
    /// next program with such a folder removes it.
    private let visitorFolder: String?
    private var loop = DevLoop()
    private var build: BuildProcess?
    private var output = BuildOutput()
    /// The stamp of the program that was started last.
    private var stamp: ProgramStamp?
    private var isReplacementDue = false
    /// The standard error of each worker.
    private var errors: [Int32: WorkerErrors] = [:]
    /// The state that each worker has.
    private var informed: [Int32: DevState] = [:]

    /// - Parameters:
    ///   - keepsVisitors: whether the options name a folder for the values of visitors, or there are none.
    ///   - write: writes a text for the developer.
    /// - Throws: ``DevError`` for a program that is no debug build of SwiftPM, or where the system refuses to watch.
    init(
      _ environment: [String: String], keepsVisitors: Bool,
      write: @escaping (Data) -> Void = { FileHandle.standardError.write($0) }
    ) throws(DevError) {
      let current = FileManager.default.currentDirectoryPath
      plan = try DevPlan(program: WorkerLauncher().path, current: current, environment: environment)
      guard plan.configuration == "debug" || environment["IPPO_DEV_RELEASE"] == "yes" else { throw .releaseBuild }
      watcher = try FolderWatcher(plan.files)
      self.environment = environment
      self.write = write
      do {
        visitorFolder = keepsVisitors ? nil : try TemporaryFolder.ofProcess.makeFolder()
      } catch {
        throw .cannotKeepVisitors(error.localizedDescription)
      }
      stamp = ProgramStamp(plan.program)
      say("Watching \(plan.files.roots.joined(separator: ", "))")
    }

    /// The variables for workers: a trap is to say where it was.
    private var variables: [String: String] {
      let backtrace =
        "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none,limit=32,sanitize=no"
      var variables = ["SWIFT_BACKTRACE": environment["SWIFT_BACKTRACE"] ?? backtrace]
      variables["IPPO_VISITOR_STORAGE"] = visitorFolder
      return variables
    }

    private func say(_ text: String) { write(Data((text + "\n").utf8)) }

    // MARK: Waiting

    /// Adds the descriptors that make work.
    /// - Parameter isStopping: Whether the program stops, so that neither sources nor builds count.
    func addEntries(to entries: inout [pollfd], isStopping: Bool) {
      var descriptors = isStopping ? [] : [watcher.descriptor]
      if !isStopping, let build, !build.isAtEnd { descriptors.append(build.descriptor) }
      for worker in errors.values where !worker.isAtEnd { descriptors.append(worker.descriptor) }
      for descriptor in descriptors { entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    }

    var nextDeadline: ContinuousClock.Instant? { loop.nextDeadline }

    /// Passes on what the workers have written to their standard errors.
    func passErrors() {
      for worker in errors.values { worker.pass(to: write) }
    }

    /// Does what is due.
    /// - Returns: whether the program on the disk is to replace the running one.
    func work(at now: ContinuousClock.Instant) -> Bool {
      passErrors()
      readBuild()
      var actions: [DevLoop.Action] = []
      do throws(DevError) {
        actions = loop.changed(try watcher.taken(), at: now)
      } catch {
        say("\(error)")
      }
      perform(actions + loop.tick(at: now))
      defer { isReplacementDue = false }
      return isReplacementDue
    }

    private func perform(_ actions: [DevLoop.Action]) {
      for action in actions {
        switch action {
        case .build: start()
        case .cancel: build?.cancel()
        case .kill: build?.end()
        case .replace:
          stamp = ProgramStamp(plan.program)
          isReplacementDue = true
        case .say(let report): say("\(report)")
        }
      }
    }

    // MARK: Builds

    private func start() {
      output = BuildOutput()
      do throws(DevError) {
        build = try BuildProcess(plan.arguments, environment: environment)
      } catch {
        perform(loop.ended(.failed([DevProblem("\(error)")]), at: .now))
      }
    }

    private func readBuild() {
      guard let build else { return }
      for event in output.append(build.output()) {
        switch event {
        case .waits: perform(loop.waits())
        case .proceeds: loop.proceeds()
        }
      }
    }

    private func buildEnded(_ end: WorkerReport.End) {
      readBuild()
      output.finish()
      build?.endDescendants()
      build = nil
      guard end == .exit(0) else {
        let problems = output.problems.map { $0.located(reading: Self.read) }
        return perform(loop.ended(.failed(problems), at: .now))
      }
      perform(loop.ended(.succeeded(isNew: ProgramStamp(plan.program) != stamp), at: .now))
    }

    private static func read(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

    /// Ends the build that is running, and waits for its end. Removes the values of visitors.
    func stop() {
      if let visitorFolder { TemporaryFolder.ofProcess.removeFolder(visitorFolder) }
      guard let build else { return }
      build.end()
      var status: Int32 = 0
      waitpid(build.process, &status, 0)
      self.build = nil
    }

    // MARK: Workers

    /// The state for pages and terminals.
    var state: DevState { loop.state }

    /// Starts a worker. The driver keeps what the worker writes to its standard error, and passes it on.
    /// - Parameters:
    ///   - assignment: the variable of the environment with the settings of the worker.
    ///   - hasTerminal: whether the worker belongs to the process group of this process, which has the terminal.
    /// - Returns: the process, and the supervisor's end of the pair of sockets between both.
    func start(
      _ assignment: String, by launcher: WorkerLauncher, hasTerminal: Bool = false
    ) throws(WorkerLaunchError) -> (process: Int32, control: Int32) {
      var pair: [Int32] = [-1, -1]
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, type, 0, &pair) == 0 else { throw WorkerLaunchError(code: errno) }
      defer { close(pair[1]) }
      let worker = WorkerErrors(pair[0])
      let started = try launcher.start(
        assignment, errors: pair[1], variables: variables, hasTerminal: hasTerminal)
      errors[started.process] = worker
      return started
    }

    /// A process has ended.
    /// - Parameter phase: the phase of the worker; `nil` for another process.
    /// - Returns: whether the process was the build.
    func ended(_ process: Int32, _ end: WorkerReport.End, phase: WorkerSupervision.Worker.Phase?) -> Bool {
      if process == build?.process {
        buildEnded(end)
        return true
      }
      informed[process] = nil
      guard let worker = errors.removeValue(forKey: process) else { return false }
      worker.pass(to: write)
      switch (phase, end) {
      case (.starting, _): loop.stopped(.start, problem(of: worker, end))
      case (.serving, .signal): loop.stopped(.trap, problem(of: worker, end))
      case (.serving, _), (.draining, _), (nil, _): break
      }
      return false
    }

    private func problem(of worker: WorkerErrors, _ end: WorkerReport.End) -> DevProblem {
      let last = worker.output.lastLine.map { ": \($0)" } ?? ""
      return worker.output.problem(
        in: plan.files.roots, finding: { watcher.path(ofFile: $0) }, fallback: "\(end)\(last)"
      ).located(reading: Self.read)
    }

    /// New workers have replaced all others.
    func replaced() { loop.replaced() }

    /// Sends the state to the workers that do not have it.
    /// - Parameter send: sends a message to a worker; returns whether the worker will receive the message.
    func inform(_ workers: [Int32], send: (DescriptorPassing.Message, Int32) -> Bool) {
      let state = loop.state
      for process in workers where informed[process] != state {
        // Texts and numbers: JSON can say all of them.
        guard let file = TemporaryText.file(of: try! JSONEncoder().encode(state)) else { continue }
        if send(.dev(file), process) { informed[process] = state }
        close(file)
      }
    }
  }
#endif
