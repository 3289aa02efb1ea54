#if Web
  import Foundation
  import IppoWeb

  /// The connections that have been accepted and not passed to a worker.
  ///
  /// The connections of a visitor go to one worker, which the visitor's cookie determines. If that worker is away, the visitor
  /// moves to another one. A connection without a cookie goes to each worker in turn. Over TLS nothing can be read, and the
  /// address of the client decides.
  final class ConnectionRouter {
    private enum Home {
      /// The first bytes of the request have yet to arrive.
      case unknown
      case visitor(String)
      case place(Int)
    }

    private struct Pending {
      var home: Home
      var deadline: ContinuousClock.Instant
      /// The bytes that have been looked at.
      var progress = ConnectionHead.Progress()
      /// Whether more bytes have come, or the end.
      var isReadable = true
    }

    /// The time within which the first request has to arrive, as at a server.
    private static let patience = Duration.seconds(30)
    /// The time after which workers that could not take a connection are tried again.
    private static let retry = Duration.milliseconds(50)
    /// The connections that may wait. Beyond that, the oldest are passed on without a look at them.
    private static var maximum: Int { min(1000, max(8, (sysconf(Int32(_SC_OPEN_MAX)) - 128) / 2)) }
    /// The visitors of whom the router remembers that they have moved to another worker.
    private static let greatestMoves = 10_000

    private let count: Int
    /// Reads cookies; `nil` where connections cannot be read.
    private let head: ConnectionHead?
    private var pending: [Int32: Pending] = [:]
    /// The places of visitors whose own worker was away.
    private var moves: [String: Int] = [:]
    private var turn = 0
    private var bytes: [UInt8]

    /// - Parameter secret: signs the cookies; `nil` where connections cannot be read.
    init(count: Int, secret: [UInt8]?) {
      self.count = count
      head = secret.map { ConnectionHead(secret: $0) }
      bytes = [UInt8](repeating: 0, count: secret == nil ? 0 : ConnectionHead.greatest)
    }

    /// Whether more connections may wait; otherwise they wait in the system's queue.
    var hasRoom: Bool { pending.count < 2 * Self.maximum }

    /// The next time at which a connection has waited for too long, or workers are tried again.
    var nextDeadline: ContinuousClock.Instant? {
      let isHeld = pending.values.contains { if case .unknown = $0.home { false } else { true } }
      return isHeld ? .now + Self.retry : pending.values.map(\.deadline).min()
    }

    /// Adds the connections whose first bytes have not arrived.
    func addEntries(to entries: inout [pollfd]) {
      for (descriptor, connection) in pending {
        if case .unknown = connection.home { entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
      }
    }

    /// Takes note of the connections that are readable.
    func note(_ entries: [pollfd]) {
      for entry in entries where entry.revents != 0 { pending[entry.fd]?.isReadable = true }
    }

    /// Accepts the connections that have come.
    func accept(from listener: Int32) {
      // The rest has its turn after what else there is to do.
      for _ in 0..<64 where hasRoom {
        var address = sockaddr_storage()
        guard let descriptor = AcceptedConnection.next(from: listener, address: &address) else { return }
        let home = head == nil ? Home.place(place(of: address)) : .unknown
        pending[descriptor] = Pending(home: home, deadline: .now + Self.patience)
      }
    }

    /// The place of an address: of IPv4, or a network of 64 bits of IPv6.
    private func place(of address: sockaddr_storage) -> Int {
      let bytes = withUnsafeBytes(of: address) { bytes in
        Int32(address.ss_family) == AF_INET6 ? Array(bytes[8..<16]) : Array(bytes[4..<8])
      }
      return VisitorHome.index(of: bytes.map { String($0, radix: 16) }.joined(separator: ":"), among: count)
    }

    /// Passes on what can be passed on.
    /// - Parameter pass: passes a connection to the worker of a place, or of another; returns the place.
    func work(at now: ContinuousClock.Instant, pass: (_ connection: Int32, _ place: Int) -> Int?) {
      let isCrowded = pending.count > Self.maximum
      for (descriptor, connection) in pending.sorted(by: { $0.value.deadline < $1.value.deadline }) {
        var home = connection.home
        if case .unknown = home, connection.isReadable { home = look(at: descriptor) }
        guard pending[descriptor] != nil else { continue }
        if case .unknown = home, isCrowded, pending.count > Self.maximum { home = .place(next()) }
        pending[descriptor]?.home = home
        switch home {
        case .unknown: if connection.deadline <= now { drop(descriptor) }
        case .place(let place): if pass(descriptor, place) != nil { drop(descriptor) }
        case .visitor(let visitor):
          let place = moves[visitor] ?? VisitorHome.index(of: visitor, among: count)
          guard let taker = pass(descriptor, place) else { break }
          if taker != place { remember(visitor, at: taker) }
          drop(descriptor)
        }
        if pending[descriptor] != nil, connection.deadline <= now { drop(descriptor) }
      }
    }

    private func remember(_ visitor: String, at place: Int) {
      if moves.count >= Self.greatestMoves { moves = [:] }
      moves[visitor] = place
    }

    private func next() -> Int {
      turn = (turn + 1) % count
      return turn
    }

    /// Closes the supervisor's copy of a connection.
    private func drop(_ descriptor: Int32) {
      pending[descriptor] = nil
      close(descriptor)
    }

    /// Reads the first bytes, and leaves them for the worker.
    private func look(at descriptor: Int32) -> Home {
      guard var progress = pending[descriptor]?.progress else { return .unknown }
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
      guard count > 0, let head else {
        if count == 0 || (errno != EAGAIN && errno != EINTR) { drop(descriptor) }
        pending[descriptor]?.isReadable = false
        return .unknown
      }
      // A connection that is readable without more bytes has ended: the client has said all.
      guard count > progress.count else {
        wait(descriptor, for: 1)
        return .place(next())
      }
      switch head.finding(in: bytes[..<count], after: &progress) {
      case .visitor(let visitor):
        wait(descriptor, for: 1)
        return .visitor(visitor)
      case .stranger:
        wait(descriptor, for: 1)
        return .place(next())
      case .incomplete:
        pending[descriptor]?.progress = progress
        pending[descriptor]?.isReadable = false
        wait(descriptor, for: count + 1)
        return .unknown
      }
    }

    /// Makes a connection readable at so many bytes: bytes that were looked at are still there.
    private func wait(_ descriptor: Int32, for count: Int) {
      var count = Int32(count)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVLOWAT, &count, socklen_t(MemoryLayout<Int32>.size))
    }
  }
#endif
