#if Web
  import Foundation
  import IppoServers
  import IppoWeb

  /// Answers the requests of workers about sessions, shared values and metrics.
  final class SupervisorRequests {
    private struct Client {
      var frames = SupervisorFrames()
      var outgoing: [UInt8] = []
      var hasGreeted = false
      var follows = false
    }

    /// A request for the metrics of all workers that waits for the reports of some.
    private struct Inquiry {
      var client: Int32
      var missing: Set<Int>
      var deadline: ContinuousClock.Instant
    }

    /// The time within which workers report their metrics. Afterwards their last reports count.
    private static let patience = Duration.seconds(1)
    /// Bytes that may wait for a worker that does not read. Beyond that its connection is closed.
    private static let greatestBacklog = 2 * SupervisorFrames.greatestMessage

    /// The name of the socket, outside of the file system.
    let socket: String
    private let listener: Int32
    private var memory: SupervisorMemory
    private var metrics = WorkerMetrics()
    private var clients: [Int32: Client] = [:]
    private var inquiries: [Inquiry] = []
    /// The place for what is read, the same for all connections: each is looked at in each turn.
    private var room = [UInt8](repeating: 0, count: 256 * 1024)

    /// - Parameter sessionLimit: bytes of all sessions.
    /// - Throws: an error of the system.
    init(sessionLimit: Int) throws {
      memory = SupervisorMemory(sessionLimit: sessionLimit)
      socket = "ippo-supervisor-\(UUID().uuidString)"
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
      listener = Glibc.socket(AF_UNIX, type, 0)
      let isBound = LocalSocketAddress(socket).withAddress { bind(listener, $0, $1) }
      guard listener >= 0, isBound == 0, listen(listener, 256) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    }

    var nextDeadline: ContinuousClock.Instant? { inquiries.map(\.deadline).min() }

    func addEntries(to entries: inout [pollfd]) {
      entries.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0))
      for (descriptor, client) in clients {
        let events = client.outgoing.isEmpty ? POLLIN : POLLIN | POLLOUT
        entries.append(pollfd(fd: descriptor, events: Int16(events), revents: 0))
      }
    }

    /// A worker has ended.
    func end(of process: Int32) {
      metrics.end(Int(process))
      for index in inquiries.indices { inquiries[index].missing.remove(Int(process)) }
    }

    /// Reads and answers what has come.
    /// - Parameters:
    ///   - workers: the processes that serve.
    ///   - ask: asks a worker for its metrics.
    func work(at now: ContinuousClock.Instant, workers: [Int32], ask: (Int32) -> Void) {
      accept()
      for descriptor in clients.keys.sorted() { read(descriptor) }
      for index in inquiries.indices where inquiries[index].missing.contains(-1) {
        inquiries[index].missing = Set(workers.map(Int.init))
        for worker in workers { ask(worker) }
      }
      for inquiry in inquiries where inquiry.missing.isEmpty || inquiry.deadline <= now {
        answer(.text(Array(metrics.text.utf8)), to: inquiry.client)
      }
      inquiries.removeAll { $0.missing.isEmpty || $0.deadline <= now }
      for descriptor in clients.keys.sorted() { flush(descriptor) }
    }

    private func accept() {
      while let descriptor = AcceptedConnection.next(from: listener) {
        if Self.isOfThisUser(descriptor) { clients[descriptor] = Client() } else { close(descriptor) }
      }
    }

    /// Whether a process of the same user is at the other end (`SO_PEERCRED` of unix(7): process, user and group).
    private static func isOfThisUser(_ descriptor: Int32) -> Bool {
      var credentials: [UInt32] = [0, .max, .max]
      var size = socklen_t(12)
      return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 && credentials[1] == geteuid()
    }

    private func drop(_ descriptor: Int32) {
      clients[descriptor] = nil
      inquiries.removeAll { $0.client == descriptor }
      close(descriptor)
    }

    private func read(_ descriptor: Int32) {
      while true {
        let count = recv(descriptor, &room, room.count, Int32(MSG_DONTWAIT))
        guard count > 0 else {
          if count == 0 || (errno != EAGAIN && errno != EINTR) { drop(descriptor) }
          return
        }
        do throws(ServerFailure) {
          room.withUnsafeBytes {
            clients[descriptor]?.frames.append(UnsafeRawBufferPointer(rebasing: $0[..<count]))
          }
          while let message = try clients[descriptor]?.frames.next() {
            take(try SupervisorRequest(message), from: descriptor)
          }
        } catch {
          return drop(descriptor)
        }
      }
    }

    private func take(_ request: SupervisorRequest, from descriptor: Int32) {
      if case .hello(let version) = request {
        guard version == SupervisorRequest.version else {
          let own = SupervisorRequest.version
          return answer(
            .refused("the worker speaks version \(version) and its supervisor \(own): start the app anew"),
            to: descriptor)
        }
        clients[descriptor]?.hasGreeted = true
        return answer(.done, to: descriptor)
      }
      guard clients[descriptor]?.hasGreeted == true else {
        return answer(.refused("a hello comes first"), to: descriptor)
      }
      if let (answer, notice) = memory.answer(request) {
        self.answer(answer, to: descriptor)
        if let notice { for (other, client) in clients where client.follows { self.answer(notice, to: other) } }
        return
      }
      switch request {
      case .follow:
        clients[descriptor]?.follows = true
        answer(.done, to: descriptor)
      case .report(let process, let text):
        metrics.report(String(decoding: text, as: UTF8.self), of: process)
        for index in inquiries.indices { inquiries[index].missing.remove(process) }
        answer(.done, to: descriptor)
      case .metrics:
        // -1 stands for the workers until they have been asked.
        inquiries.append(Inquiry(client: descriptor, missing: [-1], deadline: .now + Self.patience))
      case .hello, .create, .read, .claim, .commit, .remove, .sweep, .fetch, .swap: break
      }
    }

    private func answer(_ answer: SupervisorAnswer, to descriptor: Int32) {
      clients[descriptor]?.outgoing += answer.frame
    }

    private func flush(_ descriptor: Int32) {
      guard let client = clients[descriptor], !client.outgoing.isEmpty else { return }
      var sent = 0
      while sent < client.outgoing.count {
        let count = client.outgoing.withUnsafeBytes {
          send(
            descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent,
            Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
        }
        if count > 0 {
          sent += count
        } else if errno == EAGAIN {
          break
        } else if errno != EINTR {
          return drop(descriptor)
        }
      }
      clients[descriptor]?.outgoing.removeFirst(sent)
      if clients[descriptor].map({ $0.outgoing.count > Self.greatestBacklog }) == true { drop(descriptor) }
    }
  }
#endif
