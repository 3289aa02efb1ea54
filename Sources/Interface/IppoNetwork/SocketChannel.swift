internal import Dispatch
internal import Foundation

/// A socket whose operations come one after the other, on a queue of its own.
final class SocketChannel: @unchecked Sendable {  // its queue guards what changes
  enum ConnectFailure: Sendable {
    /// Ends of this kind cannot be connected to.
    case unsupported
    case error(NWError)
  }

  typealias Receiver = @Sendable (Data?, _ isEnd: Bool, NWError?) -> Void

  private struct Reception {
    let least: Int
    let most: Int
    let receiver: Receiver
  }

  private struct Sending {
    var data: Data
    let isLast: Bool
    let completion: @Sendable (NWError?) -> Void
  }

  private let queue = DispatchQueue(label: "ippo.socket")
  private let isDatagram: Bool
  private var socket: SocketDescriptor?
  private var isConnected = false
  private var isClosed = false
  /// Called once when the socket can be written to for the first time, while it connects.
  private var onConnect: (() -> Void)?
  /// The channel itself, while it sends what is left after its owner has gone.
  private var lingering: SocketChannel?
  private var readiness: SocketReadiness?
  private var receptions: [Reception] = []
  private var sendings: [Sending] = []
  private var received = Data()
  private var isAtEnd = false

  init(isDatagram: Bool) { self.isDatagram = isDatagram }

  /// The socket of a connection that was accepted, which ``connect(to:_:)`` takes into use.
  init(accepted descriptor: Int32) {
    isDatagram = false
    socket = SocketDescriptor(descriptor)
  }

  deinit { readiness?.cancel() }

  /// Ends all operations at once.
  func close() { queue.async { [self] in end() } }

  /// Ends receptions at once, and closes the socket once everything is sent, after 30 seconds at most.
  func finish() {
    queue.async { [self] in
      guard !isClosed, lingering == nil else { return }
      guard isConnected, !sendings.isEmpty else { return end() }
      lingering = self
      let waiting = receptions
      receptions = []
      for reception in waiting { reception.receiver(nil, false, .posix(.ECANCELED)) }
      queue.asyncAfter(deadline: .now() + 30) { [weak self] in self?.end() }
    }
  }

  private func end() {
    guard !isClosed else { return }
    isClosed = true
    lingering = nil
    fail(.posix(.ECANCELED))
    endSocket()
  }

  /// Gives the socket up. Its readiness retains the descriptor until nobody waits for it.
  private func endSocket() {
    readiness?.cancel()
    (socket, readiness, isConnected) = (nil, nil, false)
  }

  private func fail(_ error: NWError) {
    let (waiting, unsent) = (receptions, sendings)
    (receptions, sendings) = ([], [])
    for reception in waiting { reception.receiver(nil, false, error) }
    for sending in unsent { sending.completion(error) }
  }

  // MARK: Connecting

  func connect(to endpoint: NWEndpoint, _ completion: @escaping @Sendable (ConnectFailure?) -> Void) {
    queue.async { [self] in
      guard !isClosed else { return }
      if socket != nil {
        begin()
        return completion(nil)
      }
      guard case .hostPort(let host, let port) = endpoint else { return completion(.unsupported) }
      let kind = isDatagram ? SOCK_DGRAM : SOCK_STREAM
      // The system's look-up blocks: other operations of the channel do not wait for it.
      DispatchQueue.global().async { [self] in
        switch SocketAddress.find(host.text, port.rawValue, kind) {
        case .failure(let error): completion(.error(error))
        case .success(let addresses): queue.async { [self] in connect(toOneOf: addresses[...], completion) }
        }
      }
    }
  }

  private func connect(
    toOneOf addresses: ArraySlice<SocketAddress>, _ completion: @escaping @Sendable (ConnectFailure?) -> Void
  ) {
    guard !isClosed, let address = addresses.first else { return }
    let number = address.makeSocket()
    guard number >= 0 else { return giveUp(addresses, .last(), completion) }
    let socket = SocketDescriptor(number)
    self.socket = socket
    if address.withPointer({ Foundation.connect(number, $0, $1) }) == 0 {
      begin()
      return completion(nil)
    }
    guard errno == EINPROGRESS else { return giveUp(addresses, .last(), completion) }
    follow(socket)
    onConnect = { [weak self] in
      var code: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      getsockopt(number, SOL_SOCKET, SO_ERROR, &code, &size)
      guard code == 0 else {
        self?.giveUp(addresses, .last(code), completion)
        return
      }
      self?.begin()
      completion(nil)
    }
    readiness?.followWrites()
  }

  private func follow(_ socket: SocketDescriptor) {
    readiness = SocketReadiness(
      socket, queue, canRead: { [weak self] in self?.read() },
      canWrite: { [weak self] in
        guard let self else { return }
        guard let connected = onConnect else { return write() }
        onConnect = nil
        readiness?.pauseWrites()
        connected()
      })
  }

  /// Goes on to the next address, or reports the error of the last one.
  private func giveUp(
    _ addresses: ArraySlice<SocketAddress>, _ error: NWError,
    _ completion: @escaping @Sendable (ConnectFailure?) -> Void
  ) {
    endSocket()
    if addresses.count > 1 { connect(toOneOf: addresses.dropFirst(), completion) } else { completion(.error(error)) }
  }

  /// Takes the connected socket into use.
  private func begin() {
    if let socket, readiness == nil { follow(socket) }
    isConnected = true
    read()
    write()
  }

  // MARK: Receiving

  func receive(atLeast least: Int, atMost most: Int, _ receiver: @escaping Receiver) {
    queue.async { [self] in
      guard !isClosed, lingering == nil else { return receiver(nil, false, .posix(.ECANCELED)) }
      receptions.append(Reception(least: least, most: most, receiver: receiver))
      read()
    }
  }

  /// Reads as much as a reception asks for, so that a fast sender fills no memory.
  private func read() {
    while isConnected, let reception = receptions.first {
      if isDatagram {
        switch next(reception.most) {
        case .data(let data): take().receiver(data, false, nil)
        case .wait: return readiness?.followReads() ?? ()
        case .end: take().receiver(nil, true, nil)
        case .failure(let error): return fail(error)
        }
        continue
      }
      let isEnough = received.count >= min(reception.least, reception.most) || isAtEnd
      if isEnough {
        let part = received.prefix(reception.most)
        received = Data(received.dropFirst(part.count))
        let isEnd = isAtEnd && received.isEmpty
        take().receiver(part.isEmpty ? nil : Data(part), isEnd, nil)
        continue
      }
      switch next(min(reception.most - received.count, 1 << 16)) {
      case .data(let data): received += data
      case .wait: return readiness?.followReads() ?? ()
      case .end: isAtEnd = true
      case .failure(let error): return fail(error)
      }
    }
    readiness?.pauseReads()
  }

  private func take() -> Reception { receptions.removeFirst() }

  private enum Part {
    case data(Data)
    case wait
    case end
    case failure(NWError)
  }

  private func next(_ most: Int) -> Part {
    var buffer = [UInt8](repeating: 0, count: most)
    guard let socket else { return .end }
    let count = recv(socket.number, &buffer, most, 0)
    if count > 0 || (count == 0 && isDatagram) { return .data(Data(buffer.prefix(count))) }
    if count == 0 { return .end }
    return errno == EAGAIN || errno == EINTR ? .wait : .failure(.last())
  }

  // MARK: Sending

  func send(_ data: Data, isLast: Bool, _ completion: @escaping @Sendable (NWError?) -> Void) {
    queue.async { [self] in
      guard !isClosed, lingering == nil else { return completion(.posix(.ECANCELED)) }
      sendings.append(Sending(data: data, isLast: isLast, completion: completion))
      write()
    }
  }

  private func write() {
    while isConnected, let socket, let sending = sendings.first {
      let isEmptyDatagram = isDatagram && sending.data.isEmpty && !sending.isLast
      if !sending.data.isEmpty || isEmptyDatagram {
        let count = sending.data.withUnsafeBytes {
          Foundation.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0 {
          if errno == EAGAIN || errno == EINTR { return readiness?.followWrites() ?? () }
          fail(.last())
          break
        }
        if !isDatagram {
          sendings[0].data = sending.data.dropFirst(count)
          if !sendings[0].data.isEmpty { continue }
        }
      }
      if sending.isLast { shutdown(socket.number, Int32(SHUT_WR)) }
      sendings.removeFirst().completion(nil)
    }
    readiness?.pauseWrites()
    if lingering != nil { end() }
  }
}
