#if Web
  import Foundation
  import IppoServers
  import IppoSessions
  import IppoWeb
  import Synchronization

  /// The link of a worker process to its supervisor: passed connections, requests for metrics, and the supervisor's end.
  final class WorkerLink: Sendable {
    let settings: WorkerSettings
    let connections = PassedConnections()
    let metricsConnections = PassedConnections()
    /// The state of the program for its pages; `nil` unless it runs under `--dev`.
    let dev: DevPages?
    /// The metrics of this process.
    private let registry: PrometheusRegistry?

    init(_ settings: WorkerSettings, registry: PrometheusRegistry?) {
      self.settings = settings
      self.registry = registry
      dev = settings.isDev == true ? DevPages() : nil
    }

    /// The place of the process, for its server.
    var worker: WebWorker {
      WebWorker(index: settings.place, count: settings.count, port: settings.port, connections: connections) {
        [socket = settings.socket] () async throws(SessionStoreError) in
        try await SupervisorSessionStore(socket: socket)
      }
    }

    /// Takes what the supervisor sends from now on, on a thread of its own.
    func begin() {
      _ = fcntl(WorkerSettings.control, F_SETFD, FD_CLOEXEC)
      Thread.start(named: "supervisor") { [self] in
        while case .message(let message) = DescriptorPassing.receive(from: WorkerSettings.control) { take(message) }
        // Without the supervisor there are no connections, and nothing keeps the sessions. The process has the grace time
        // to end by the signal; this thread has nothing else to do meanwhile.
        kill(getpid(), SIGTERM)
        Thread.sleep(forTimeInterval: settings.grace)
        _exit(EXIT_FAILURE)
      }
    }

    private func take(_ message: DescriptorPassing.Message) {
      switch (message.kind, message.descriptor) {
      case (UInt8(ascii: "c"), let descriptor?): connections.add(descriptor)
      case (UInt8(ascii: "m"), let descriptor?): metricsConnections.add(descriptor)
      case (UInt8(ascii: "n"), let descriptor?):
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        if let json = try? file.readToEnd() { dev?.publish("state", String(decoding: json, as: UTF8.self)) }
      case (UInt8(ascii: "r"), nil): report()
      case (UInt8(ascii: "d"), nil): kill(getpid(), SIGTERM)
      case (_, let descriptor?): close(descriptor)
      case (_, nil): break
      }
    }

    /// Tells the supervisor that the worker accepts connections.
    func ready(_ line: String) { _ = DescriptorPassing.send(.ready(line), over: WorkerSettings.control) }

    // MARK: Metrics

    /// Sends the metrics of this process to the supervisor.
    func report() {
      guard let registry else { return }
      _ = ask([.report(process: Int(getpid()), text: Array(registry.text.utf8))])
    }

    /// The metrics of all workers together, and of this one alone where the supervisor does not answer.
    func metrics() async -> String {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { [self] in
          guard case .text(let text)? = ask([.metrics])?.first else {
            return continuation.resume(returning: registry?.text ?? "")
          }
          continuation.resume(returning: String(decoding: text, as: UTF8.self))
        }
      }
    }

    private func ask(_ requests: [SupervisorRequest]) -> [SupervisorAnswer]? {
      let limits = ServerLimits()
      return try? SupervisorConnection(settings.socket, until: .now + limits.connect)
        .ask(requests, until: .now + limits.statement)
    }
  }
#endif
