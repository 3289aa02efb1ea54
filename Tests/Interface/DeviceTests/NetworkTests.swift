import Foundation
import Synchronization
import Testing

@testable import Network

struct NetworkTests {
  private let queue = DispatchQueue(label: "NetworkTests")

  private static func state(
    _ name: String, _ type: NWInterface.InterfaceType, isRunning: Bool = true, v4: Bool = false, v6: Bool = false
  ) -> InterfaceState {
    InterfaceState(
      interface: NWInterface(name: name, type: type, index: 1), isRunning: isRunning, hasIPv4: v4, hasIPv6: v6)
  }

  // MARK: Paths

  @Test func `a path is satisfied by an interface with an address`() {
    let states = [
      Self.state("lo", .loopback, v4: true, v6: true), Self.state("eth0", .wiredEthernet, v4: true),
      Self.state("wlan0", .wifi, isRunning: false, v4: true), Self.state("tun0", .other),
    ]
    let path = NWPath(states)
    #expect(path.status == .satisfied)
    #expect(path.availableInterfaces.map(\.name) == ["eth0"])
    #expect(path.supportsIPv4 && !path.supportsIPv6 && path.supportsDNS)
    #expect(path.debugDescription == "satisfied, interface: eth0, ipv4, dns")
    #expect(path.usesInterfaceType(.wiredEthernet) && !path.usesInterfaceType(.wifi))
    #expect(NWPath(states, where: { $0 == .wifi }).status == .unsatisfied)
    #expect(NWPath([Self.state("lo", .loopback, v4: true)]).status == .unsatisfied)
  }

  @Test(.timeLimit(.minutes(5))) func `a monitor tells the first path and each other one`() async {
    let states = Mutex([Self.state("eth0", .wiredEthernet, v4: true)])
    let monitor = NWPathMonitor(read: { states.withLock { $0 } })
    let (paths, continuation) = AsyncStream.makeStream(of: NWPath.Status.self)
    monitor.pathUpdateHandler = { continuation.yield($0.status) }
    monitor.start(queue: queue)
    var iterator = paths.makeAsyncIterator()
    #expect(await iterator.next() == .satisfied)
    states.withLock { $0 = [] }
    monitor.update()
    // The same path again is no news.
    monitor.update()
    #expect(await iterator.next() == .unsatisfied)
    states.withLock { $0 = [Self.state("wlan0", .wifi, v6: true)] }
    monitor.update()
    #expect(await iterator.next() == .satisfied)
    monitor.cancel()
    states.withLock { $0 = [] }
    monitor.update()
    queue.sync {}
    continuation.finish()
    #expect(await iterator.next() == nil)
  }

  @Test(.timeLimit(.minutes(5))) func `of two looks at the networks at once, the later one is told last`() async {
    let states = Mutex([Self.state("eth0", .wiredEthernet, v4: true)])
    let meanwhile = Mutex<(@Sendable () -> Void)?>(nil)
    let monitor = NWPathMonitor(read: {
      let read = states.withLock { $0 }
      let change = meanwhile.withLock { change in
        defer { change = nil }
        return change
      }
      change?()
      return read
    })
    // The networks change, and another thread looks, while the first look is not told yet.
    meanwhile.withLock { change in
      change = { [weak monitor] in
        states.withLock { $0 = [] }
        monitor?.update()
      }
    }
    let (paths, continuation) = AsyncStream.makeStream(of: NWPath.Status.self)
    monitor.pathUpdateHandler = { continuation.yield($0.status) }
    monitor.start(queue: queue)
    var iterator = paths.makeAsyncIterator()
    #expect(await iterator.next() == .satisfied)
    #expect(await iterator.next() == .unsatisfied)
    monitor.cancel()
  }

  @Test(.timeLimit(.minutes(5))) func `a monitor is a sequence of paths`() async {
    let monitor = NWPathMonitor(read: { [Self.state("eth0", .wiredEthernet, v4: true)] })
    for await path in monitor {
      #expect(path.status == .satisfied)
      break
    }
  }

  @Test func `the machine has its loopback`() {
    #expect(InterfaceState.all().contains { $0.interface.type == .loopback })
    #expect(!NWPathMonitor().currentPath.usesInterfaceType(.loopback))
  }

  // MARK: Connections

  /// The state of a connection or a listener that a test waits for.
  private func state<State: Sendable>(
    _ set: (@escaping @Sendable (State) -> Void) -> Void, _ start: () -> Void,
    until isMeant: @escaping @Sendable (State) -> Bool
  ) async -> State? {
    let (states, continuation) = AsyncStream.makeStream(of: State.self)
    set { continuation.yield($0) }
    start()
    for await state in states where isMeant(state) { return state }
    return nil
  }

  private func connect(to port: NWEndpoint.Port) async -> (NWConnection, NWConnection.State?) {
    let connection = NWConnection(host: "127.0.0.1", port: port, using: .tcp)
    let state = await state({ connection.stateUpdateHandler = $0 }, { connection.start(queue: queue) }) { state in
      switch state {
      case .setup, .preparing: false
      case .waiting, .ready, .failed, .cancelled: true
      }
    }
    return (connection, state)
  }

  /// A listener whose connections send back what they receive.
  private func echo() async throws -> (NWListener, NWEndpoint.Port) {
    let listener = try NWListener(using: .tcp, on: .any)
    listener.newConnectionHandler = { connection in
      connection.start(queue: self.queue)
      Self.sendBack(connection)
    }
    let state = await state({ listener.stateUpdateHandler = $0 }, { listener.start(queue: queue) }) { $0 != .setup }
    #expect(state == .ready)
    return (listener, try #require(listener.port))
  }

  private static func sendBack(_ connection: NWConnection) {
    connection.receive(minimumIncompleteLength: 1, maximumLength: 1 << 16) { data, _, isComplete, error in
      if let data {
        connection.send(
          content: data, contentContext: isComplete ? .finalMessage : .defaultMessage, completion: .idempotent)
      }
      if isComplete {
        connection.send(content: nil, contentContext: .finalMessage, completion: .idempotent)
      } else if error == nil {
        sendBack(connection)
      }
    }
  }

  @Test(.timeLimit(.minutes(5))) func `data is sent, received, and ended`() async throws {
    let (listener, port) = try await echo()
    let (connection, state) = await connect(to: port)
    #expect(state == .ready)
    #expect(connection.currentPath?.remoteEndpoint == connection.endpoint)
    // More than the buffers of the system hold, so that both sides wait in between.
    let sent = Data((0..<(4 << 20)).map { UInt8(truncatingIfNeeded: $0 / 7) })
    async let failure: NWError? = withCheckedContinuation { continuation in
      connection.send(
        content: sent, contentContext: .finalMessage,
        completion: .contentProcessed { continuation.resume(returning: $0) })
    }
    let (received, isComplete) = await withCheckedContinuation { continuation in
      connection.receiveMessage { data, _, isComplete, _ in continuation.resume(returning: (data, isComplete)) }
    }
    #expect(await failure == nil)
    #expect(received == sent && isComplete)
    connection.cancel()
    listener.cancel()
    let error = await withCheckedContinuation { continuation in
      connection.receive(minimumIncompleteLength: 1, maximumLength: 10) { _, _, _, error in
        continuation.resume(returning: error)
      }
    }
    #expect(error == .posix(.ECANCELED))
  }

  @Test(.timeLimit(.minutes(5))) func `what was sent before the end of a connection arrives`() async throws {
    let sent = Data(repeating: 7, count: 4 << 20)
    let listener = try NWListener(using: .tcp, on: .any)
    listener.newConnectionHandler = { connection in
      connection.start(queue: self.queue)
      connection.send(content: sent, contentContext: .finalMessage, completion: .idempotent)
      connection.cancel()
    }
    _ = await state({ listener.stateUpdateHandler = $0 }, { listener.start(queue: queue) }) { $0 != .setup }
    let (connection, _) = await connect(to: try #require(listener.port))
    let received = await withCheckedContinuation { continuation in
      connection.receiveMessage { data, _, _, _ in continuation.resume(returning: data) }
    }
    #expect(received?.count == sent.count)
    connection.forceCancel()
    listener.cancel()
  }

  @Test(.timeLimit(.minutes(5))) func `lengths are kept to`() async throws {
    let (listener, port) = try await echo()
    let (connection, _) = await connect(to: port)
    for text in ["ab", "cde"] { connection.send(content: Data(text.utf8), completion: .idempotent) }
    let parts = await withCheckedContinuation { continuation in
      connection.receive(minimumIncompleteLength: 4, maximumLength: 4) { first, _, _, _ in
        connection.receive(minimumIncompleteLength: 1, maximumLength: 4) { second, _, _, _ in
          continuation.resume(returning: [first, second])
        }
      }
    }
    #expect(parts == [Data("abcd".utf8), Data("e".utf8)])
    listener.cancel()
    connection.cancel()
  }

  @Test(.timeLimit(.minutes(5))) func `nobody listening is waited for, and TLS fails`() async throws {
    // A socket that has a port and does not listen: nobody else takes the port.
    let address = try #require(try SocketAddress.find("127.0.0.1", 0, SOCK_STREAM).get().first)
    let descriptor = address.makeSocket()
    defer { close(descriptor) }
    #expect(address.withPointer { bind(descriptor, $0, $1) } == 0)
    let port = try #require(NWListener.port(of: descriptor))
    let (connection, state) = await connect(to: port)
    #expect(state == .waiting(.posix(.ECONNREFUSED)))
    connection.cancel()
    #expect(connection.state == .cancelled)
    let secure = NWConnection(host: "127.0.0.1", port: 443, using: .tls)
    let failed = await self.state({ secure.stateUpdateHandler = $0 }, { secure.start(queue: queue) }) {
      $0 != .preparing
    }
    #expect(failed == .failed(.tls(-9802)))
    #expect(throws: NWError.posix(.EOPNOTSUPP)) { try NWListener(using: .udp) }
  }

  @Test(.timeLimit(.minutes(5))) func `datagrams keep their ends`() async throws {
    // A socket of the test's own, which sends each datagram back twice.
    let other = SocketAddress.find("127.0.0.1", 0, SOCK_DGRAM)
    let address = try #require(try other.get().first)
    let descriptor = address.makeSocket()
    #expect(address.withPointer { bind(descriptor, $0, $1) } == 0)
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    _ = withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    let endpoint = try #require(SocketAddress.endpoint(of: storage))
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler {
      var buffer = [UInt8](repeating: 0, count: 100)
      var sender = sockaddr_storage()
      var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
      withUnsafeMutablePointer(to: &sender) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          let count = recvfrom(descriptor, &buffer, buffer.count, 0, $0, &size)
          for _ in 0..<2 where count > 0 { _ = sendto(descriptor, buffer, count, 0, $0, size) }
        }
      }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    let connection = NWConnection(to: endpoint, using: .udp)
    connection.start(queue: DispatchQueue(label: "NetworkTests.datagrams"))
    connection.send(content: Data("ping".utf8), completion: .idempotent)
    let parts = await withCheckedContinuation { continuation in
      connection.receiveMessage { first, _, _, _ in
        connection.receiveMessage { second, _, _, _ in continuation.resume(returning: [first, second]) }
      }
    }
    #expect(parts == [Data("ping".utf8), Data("ping".utf8)])
    connection.cancel()
    source.cancel()
  }
}
