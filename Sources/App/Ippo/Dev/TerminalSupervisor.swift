#if Terminal && Web
  import Foundation
  import FoundationShims
  import IppoDev
  import IppoServers
  import IppoTerminal

  /// Runs the versions of a program under `--terminal --dev` one after the other in one terminal, and builds the next one. Runs no code
  /// of the app, so that it restores the terminal after a trap or a kill of the app. It waits for everything in one `poll(2)`.
  @MainActor
  final class TerminalSupervisor {
    private struct Worker {
      /// The supervisor's end of the pair of sockets.
      var control: Int32
      /// Whether the supervisor ends the process, which had no terminal.
      var isCancelled = false
      /// Whether the process has had the terminal.
      var hasServed = false
      /// The modes in which the process has left the terminal to the next one: JSON.
      var left: Data?
    }

    private let dev: DevDriver
    private let signals: SupervisorSignals
    private let launcher = WorkerLauncher()
    private let notes: TerminalNotes
    private let settings: TerminalWorkerSettings
    private var original: termios
    private var succession = TerminalSuccession()
    private var workers: [Int32: Worker] = [:]
    /// The bytes that restore the terminal; none while it is the shell's.
    private var restoration: [UInt8] = []
    /// The modes of the terminal for its next process: JSON.
    private var modes = Data()
    private var end: TerminalSuccession.End?

    /// - Throws: ``DevError`` for a program that is no debug build of SwiftPM, and a `LaunchError` without a terminal.
    init(_ environment: [String: String]) throws {
      var discipline = termios()
      guard TerminalApp.hasScreen, tcgetattr(STDIN_FILENO, &discipline) == 0 else { throw LaunchError.noScreen }
      // Before there is any other thread.
      signals = SupervisorSignals()
      let notes = TerminalNotes()
      self.notes = notes
      dev = try DevDriver(environment, keepsVisitors: true) { notes.write($0) }
      settings = TerminalWorkerSettings(folder: try TemporaryFolder.ofProcess.makeFolder(), discipline: discipline)
      original = discipline
    }

    /// Runs until the app has ended.
    /// - Returns: the status to exit with.
    func run() -> Int32 {
      perform([.start])
      while true {
        if let end { return finish(end) }
        poll()
        for process in workers.keys.sorted() { hear(process) }
        for signal in signals.taken() {
          switch signal {
          case .child: reap()
          case .stop(let number): perform(succession.stop(number))
          case .replace: perform(succession.stop(SIGHUP))
          }
        }
        guard !succession.isStopping else {
          dev.passErrors()
          continue
        }
        let isReplacementDue = dev.work(at: .now)
        if isReplacementDue || succession.isWaiting && wantsStart() { perform(succession.replace()) }
        dev.inform(succession.owner.map { [$0] } ?? []) { message, process in send(message, to: process) }
      }
    }

    private func poll() {
      var entries = [pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)]
      for worker in workers.values { entries.append(pollfd(fd: worker.control, events: Int16(POLLIN), revents: 0)) }
      if succession.isWaiting { entries.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)) }
      dev.addEntries(to: &entries, isStopping: succession.isStopping)
      let deadline = succession.isStopping ? nil : dev.nextDeadline
      let wait = deadline.map { max(0, Int((($0 - .now) / .milliseconds(1)).rounded(.up))) } ?? -1
      _ = Glibc.poll(&entries, nfds_t(entries.count), Int32(clamping: wait))
    }

    private func perform(_ actions: [TerminalSuccession.Action]) {
      for action in actions {
        switch action {
        case .start: start()
        case .give(let process): give(process)
        case .ask(let process): send(.handOver, to: process)
        case .stop(let process, let signal): Glibc.kill(process, signal)
        case .kill(let process):
          workers[process]?.isCancelled = true
          Glibc.kill(process, SIGKILL)
        case .wait: wait()
        case .finish(let end): self.end = end
        }
      }
    }

    // MARK: Processes

    private func start() {
      do throws(WorkerLaunchError) {
        let (process, control) = try dev.start(settings.assignment, by: launcher, hasTerminal: true)
        _ = fcntl(control, F_SETFL, O_NONBLOCK)
        workers[process] = Worker(control: control)
        perform(succession.started(process))
      } catch {
        notes.write(Data("The program cannot be started: \(error.reason)\n".utf8))
        perform(succession.failed())
      }
    }

    private func give(_ process: Int32) {
      notes.hold()
      workers[process]?.hasServed = true
      dev.replaced()
      send(.terminal(modes), to: process)
      modes = Data()
    }

    @discardableResult
    private func send(_ message: DescriptorPassing.Message, to process: Int32) -> Bool {
      workers[process].map { DescriptorPassing.send(message, over: $0.control) } ?? false
    }

    /// Takes what a process has said.
    private func hear(_ process: Int32) {
      while let control = workers[process]?.control, control >= 0 {
        switch DescriptorPassing.receive(from: control) {
        case .nothing: return
        case .end:
          workers[process]?.control = -1
          close(control)
        case .message(let message):
          if let descriptor = message.descriptor { close(descriptor) }
          switch message.kind {
          case UInt8(ascii: "a"): perform(succession.ready(process))
          case UInt8(ascii: "h"): workers[process]?.left = Data(message.bytes)
          case UInt8(ascii: "t"): restoration = message.bytes
          default: break
          }
        }
      }
    }

    /// Takes note of the processes that have ended.
    private func reap() {
      var state: Int32 = 0
      while case let process = waitpid(-1, &state, WNOHANG), process > 0 {
        let number = state & 0x7F
        let end: TerminalSuccession.End = number == 0 ? .exit(state >> 8 & 0xFF) : .signal(number)
        hear(process)
        let worker = workers.removeValue(forKey: process)
        let phase: WorkerSupervision.Worker.Phase? =
          worker.map {
            $0.left != nil || $0.isCancelled || succession.isStopping ? .draining : $0.hasServed ? .serving : .starting
          }
        let report: WorkerReport.End = number == 0 ? .exit(state >> 8 & 0xFF) : .signal(number)
        if dev.ended(process, report, phase: phase) { continue }
        guard let worker else { continue }
        if worker.control >= 0 { close(worker.control) }
        if let left = worker.left {
          modes = left
        } else if worker.hasServed {
          restore(isWritten: ![0, SIGKILL].contains(number))
        }
        perform(succession.ended(process, end, hasLeft: worker.left != nil))
      }
    }

    // MARK: The terminal

    /// Gives the terminal back to the shell.
    /// - Parameter isWritten: Whether the process has written the bytes itself, as it does at each signal that it can handle.
    private func restore(isWritten: Bool) {
      var bytes = isWritten ? [] : restoration[...]
      restoration = []
      while !bytes.isEmpty, case let count = write(STDOUT_FILENO, Array(bytes), bytes.count), count > 0 {
        bytes = bytes.dropFirst(count)
      }
      if TerminalDevice.isForeground(STDIN_FILENO) { tcsetattr(STDIN_FILENO, TCSAFLUSH, &original) }
    }

    /// Gives the shell a terminal that a process has left to the next one.
    private func restoreWhatIsLeft() {
      guard !modes.isEmpty || !restoration.isEmpty else { return }
      restore(isWritten: false)
      modes = Data()
    }

    /// The terminal is the shell's until the next version, or until a person asks for a start.
    private func wait() {
      restoreWhatIsLeft()
      notes.show()
      if let (title, problem) = dev.state.text, let problem {
        notes.write(Data("\(title): \(problem.place.map { $0 + ": " } ?? "")\(problem.message)\n".utf8))
      }
      notes.write(Data("Save a file or press Return to go on. Control-C ends the program.\n".utf8))
    }

    /// Reads what a person types while the terminal is the shell's.
    /// - Returns: Whether the person asks for a start.
    private func wantsStart() -> Bool {
      var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard Glibc.poll(&entry, 1, 0) > 0 else { return false }
      var bytes = [UInt8](repeating: 0, count: 4096)
      guard read(STDIN_FILENO, &bytes, bytes.count) > 0 else {
        // Control-D, or a terminal that has gone.
        perform([.finish(.exit(EXIT_SUCCESS))])
        return false
      }
      return true
    }

    private func finish(_ end: TerminalSuccession.End) -> Int32 {
      for process in workers.keys {
        Glibc.kill(process, SIGKILL)
        var state: Int32 = 0
        waitpid(process, &state, 0)
      }
      restoreWhatIsLeft()
      dev.stop()
      TemporaryFolder.ofProcess.removeFolder(settings.folder)
      notes.show()
      switch end {
      case .exit(let code): return code
      case .signal(let number):
        // The shell is to see what has ended the app.
        signal(number, SIG_DFL)
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(number)
        return 128 + number
      }
    }
  }

  /// The texts for the developer, which wait while an app has the terminal.
  final class TerminalNotes {
    private var texts = Data()
    private var isHeld = false
    /// The most bytes that wait. The end of the texts is where the message of a trap is.
    private static let greatest = 256 * 1024

    /// Lets texts wait from now on.
    func hold() { isHeld = true }

    /// Writes the texts that wait, and later ones at once.
    func show() {
      isHeld = false
      FileHandle.standardError.write(texts)
      texts = Data()
    }

    func write(_ text: Data) {
      guard isHeld else { return FileHandle.standardError.write(text) }
      texts.append(text)
      if texts.count > Self.greatest { texts = Data(texts.suffix(Self.greatest)) }
    }
  }
#endif
