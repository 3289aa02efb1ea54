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

  /// Closes the descriptor of a socket once nobody uses it any more.
  private final class Descriptor {
    let number: Int32
    init(_ number: Int32) { self.number = number }
    deinit { Foundation.close(number) }
  }

  private let queue = DispatchQueue(label: "ippo.socket")
  private let isDatagram: Bool
  private var socket: Descriptor?
  private var isConnected = false
  private var isClosed = false
  private var readSource: (any DispatchSourceRead)?
  private var writeSource: (any DispatchSourceWrite)?
  private var receptions: [Reception] = []
  private var sendings: [Sending] = []
  private var received = Data()
  private var isAtEnd = false

  init(isDatagram: Bool) { self.isDatagram = isDatagram }

  /// The socket of a connection that was accepted, which ``connect(to:_:)`` takes into use.
  init(accepted descriptor: Int32) {
    isDatagram = false
    socket = Descriptor(descriptor)
  }

  deinit {
    readSource?.cancel()
    writeSource?.cancel()
  }

  /// Ends all operations.
  func close() {
    queue.async { [self] in
      guard !isClosed else { return }
      isClosed = true
      fail(.posix(.ECANCELED))
      endSocket()
    }
  }

  /// Gives the socket up. Sources retain its descriptor until they are cancelled.
  private func endSocket() {
    (socket, isConnected) = (nil, false)
    readSource?.cancel()
    writeSource?.cancel()
    (readSource, writeSource) = (nil, nil)
  }

  private func readSource(of socket: Descriptor, _ handler: @escaping @Sendable () -> Void) -> any DispatchSourceRead {
    let source = DispatchSource.makeReadSource(fileDescriptor: socket.number, queue: queue)
    source.setEventHandler(handler: handler)
    source.setCancelHandler { withExtendedLifetime(socket) {} }
    source.resume()
    return source
  }

  private func writeSource(of socket: Descriptor, _ handler: @escaping @Sendable () -> Void) -> any DispatchSourceWrite
  {
    let source = DispatchSource.makeWriteSource(fileDescriptor: socket.number, queue: queue)
    source.setEventHandler(handler: handler)
    source.setCancelHandler { withExtendedLifetime(socket) {} }
    source.resume()
    return source
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
    let socket = Descriptor(number)
    self.socket = socket
    if address.withPointer({ Foundation.connect(number, $0, $1) }) == 0 {
      begin()
      return completion(nil)
    }
    guard errno == EINPROGRESS else { return giveUp(addresses, .last(), completion) }
    writeSource = writeSource(of: socket) { [weak self] in
      guard let self, let number = self.socket?.number else { return }
      var code: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      getsockopt(number, SOL_SOCKET, SO_ERROR, &code, &size)
      guard code == 0 else { return giveUp(addresses, .last(code), completion) }
      writeSource?.cancel()
      writeSource = nil
      begin()
      completion(nil)
    }
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
    isConnected = true
    read()
    write()
  }

  // MARK: Receiving

  func receive(atLeast least: Int, atMost most: Int, _ receiver: @escaping Receiver) {
    queue.async { [self] in
      guard !isClosed else { return receiver(nil, false, .posix(.ECANCELED)) }
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
        case .wait: return followReads()
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
      case .wait: return followReads()
      case .end: isAtEnd = true
      case .failure(let error): return fail(error)
      }
    }
    readSource?.cancel()
    readSource = nil
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

  private func followReads() {
    guard readSource == nil, let socket else { return }
    readSource = readSource(of: socket) { [weak self] in self?.read() }
  }

  // MARK: Sending

  func send(_ data: Data, isLast: Bool, _ completion: @escaping @Sendable (NWError?) -> Void) {
    queue.async { [self] in
      guard !isClosed else { return completion(.posix(.ECANCELED)) }
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
          if errno == EAGAIN || errno == EINTR { return followWrites() }
          return fail(.last())
        }
        if !isDatagram {
          sendings[0].data = Data(sending.data.dropFirst(count))
          if !sendings[0].data.isEmpty { continue }
        }
      }
      if sending.isLast { shutdown(socket.number, Int32(SHUT_WR)) }
      sendings.removeFirst().completion(nil)
    }
    writeSource?.cancel()
    writeSource = nil
  }

  private func followWrites() {
    guard writeSource == nil, let socket else { return }
    writeSource = writeSource(of: socket) { [weak self] in self?.write() }
  }
}
