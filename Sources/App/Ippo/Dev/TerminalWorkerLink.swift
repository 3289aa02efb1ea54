#if Terminal && Web
  import Foundation
  import IppoDev
  import IppoServers
  import IppoTerminal

  /// The link of a process that has the terminal under `--dev`, or is to have it next, to its supervisor.
  @MainActor
  final class TerminalWorkerLink {
    let settings: TerminalWorkerSettings
    private(set) var control: TerminalControl?
    private var state = DevState()
    private var losses: [String] = []
    private var waiter: CheckedContinuation<TerminalModes, Never>?
    private var modes: TerminalModes?

    init(_ settings: TerminalWorkerSettings) {
      self.settings = settings
      _ = fcntl(WorkerSettings.control, F_SETFD, FD_CLOEXEC)
      Thread.start(named: "supervisor") { [weak self] in
        while case .message(let message) = DescriptorPassing.receive(from: WorkerSettings.control) {
          DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(message) } }
        }
        // Without the supervisor, nobody restores the terminal after a kill: the session does now.
        kill(getpid(), SIGTERM)
      }
    }

    /// Waits until the terminal is this process's.
    /// - Throws: a `LaunchError` for a supervisor of another system.
    func takeTerminal() async throws -> TerminalControl {
      _ = DescriptorPassing.send(.ready(""), over: WorkerSettings.control)
      let former = await withCheckedContinuation { continuation in
        if let modes { continuation.resume(returning: modes) } else { waiter = continuation }
      }
      guard let original = settings.original else { throw LaunchError.noScreen }
      let control = TerminalControl(original: original, former: former)
      control.onRestoration = { _ = DescriptorPassing.send(.restoration($0), over: WorkerSettings.control) }
      self.control = control
      refresh()
      return control
    }

    /// Tells the supervisor that the terminal is the next process's.
    func leave(in modes: TerminalModes) {
      // Truth values: JSON can say all of them.
      _ = DescriptorPassing.send(.left(try! JSONEncoder().encode(modes)), over: WorkerSettings.control)
    }

    /// Shows which values a rebuilt window has lost.
    func show(losses: [String]) {
      self.losses = losses
      refresh()
    }

    private func take(_ message: DescriptorPassing.Message) {
      switch (message.kind, message.descriptor) {
      case (UInt8(ascii: "n"), let descriptor?):
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard let json = try? file.readToEnd(), let state = try? JSONDecoder().decode(DevState.self, from: json) else {
          return
        }
        self.state = state
        refresh()
      case (UInt8(ascii: "k"), nil):
        let modes = (try? JSONDecoder().decode(TerminalModes.self, from: Data(message.bytes))) ?? .shell
        self.modes = modes
        waiter?.resume(returning: modes)
        waiter = nil
      case (UInt8(ascii: "o"), nil): control?.handOver()
      case (_, let descriptor?): close(descriptor)
      case (_, nil): break
      }
    }

    private func refresh() {
      if let (title, problem) = state.text {
        control?.strip = TerminalStrip(title, problem: problem)
      } else {
        control?.strip =
          losses.isEmpty ? nil : TerminalStrip("State that was not restored", lines: losses, isFault: false)
      }
    }
  }

  extension TerminalStrip {
    /// - Parameter problem: the problem that the lines are about.
    init(_ title: String, problem: DevProblem?) {
      let message = problem?.message.split(whereSeparator: \.isNewline).map(String.init) ?? []
      let source = problem?.source.map { TerminalStrip.marked($0, column: problem?.column) } ?? []
      self.init(title, place: problem?.place, lines: message + source, isFault: problem != nil)
    }
  }
#endif
