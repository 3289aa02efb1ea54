import Foundation

/// A connection over TCP that nobody waits for longer than until the instant that is given.
final class ServerSocket {
  private let descriptor: Int32

  /// Connects to the first address of a host that does.
  init(host: String, port: Int, until deadline: ContinuousClock.Instant) throws(ServerFailure) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    let code = getaddrinfo(host, "\(port)", &hints, &list)
    guard code == 0 else { throw ServerFailure("\(host): \(String(cString: gai_strerror(code)))") }
    defer { freeaddrinfo(list) }
    var failure = ServerFailure("\(host) has no address")
    var next = list
    while let address = next?.pointee {
      do throws(ServerFailure) {
        descriptor = try Self.connect(address, until: deadline)
        return
      } catch {
        failure = error
      }
      next = address.ai_next
    }
    throw failure
  }

  /// Connects to a socket of this machine with a name outside of the file system (unix(7), "abstract").
  init(local name: String, until deadline: ContinuousClock.Instant) throws(ServerFailure) {
    descriptor = try LocalSocketAddress(name).withAddress { address, size throws(ServerFailure) in
      let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      let descriptor = socket(AF_UNIX, type, 0)
      guard descriptor >= 0 else { throw Self.failure(errno) }
      // A socket of this machine connects at once, or not at all.
      guard Glibc.connect(descriptor, address, size) == 0 else {
        let code = errno
        close(descriptor)
        throw Self.failure(code)
      }
      return descriptor
    }
  }

  deinit { close(descriptor) }

  private static func connect(
    _ address: addrinfo, until deadline: ContinuousClock.Instant
  ) throws(ServerFailure) -> Int32 {
    let descriptor = socket(
      address.ai_family, address.ai_socktype | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue),
      address.ai_protocol)
    guard descriptor >= 0 else { throw failure(errno) }
    do throws(ServerFailure) {
      if Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) != 0 {
        guard errno == EINPROGRESS else { throw failure(errno) }
        try wait(descriptor, POLLOUT, until: deadline)
        var code: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &code, &size)
        guard code == 0 else { throw failure(code) }
      }
      for (level, name) in [(Int32(IPPROTO_TCP), TCP_NODELAY), (SOL_SOCKET, SO_KEEPALIVE)] {
        var on: Int32 = 1
        setsockopt(descriptor, level, name, &on, socklen_t(MemoryLayout<Int32>.size))
      }
      return descriptor
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Whether the socket is open and the other side has only answered requests.
  var isQuiet: Bool {
    var descriptor = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) == 0
  }

  /// Sends bytes, and hands over what is received, until `isEnough` says so of that.
  func exchange(
    _ bytes: [UInt8], until deadline: ContinuousClock.Instant,
    isEnough: (UnsafeRawBufferPointer) throws(ServerFailure) -> Bool
  ) throws(ServerFailure) {
    let flags = Int32(MSG_NOSIGNAL)
    var room = [UInt8](repeating: 0, count: 64 * 1024)
    var sent = 0
    while true {
      try Self.wait(descriptor, sent < bytes.count ? POLLIN | POLLOUT : POLLIN, until: deadline)
      if sent < bytes.count {
        let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress! + sent, $0.count - sent, flags) }
        if count > 0 { sent += count } else if !Self.isPatient(errno) { throw Self.failure(errno) }
      }
      // What is received is read while something is left to send: the server does not read on otherwise.
      let count = room.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
      if count == 0 { throw ServerFailure("the server has closed the connection") }
      if count < 0 {
        guard Self.isPatient(errno) else { throw Self.failure(errno) }
        continue
      }
      let failureOrEnough: Result<Bool, ServerFailure> = room.withUnsafeBytes { bytes in
        Result { () throws(ServerFailure) in try isEnough(UnsafeRawBufferPointer(rebasing: bytes[..<count])) }
      }
      if try failureOrEnough.get() { return }
    }
  }

  /// Waits until there is something to read.
  /// - Parameter waker: another descriptor that ends the wait.
  /// - Returns: whether there is something to read from this socket.
  func canRead(waker: Int32, until deadline: ContinuousClock.Instant) throws(ServerFailure) -> Bool {
    try Self.waitToRead([descriptor, waker], until: deadline)[0]
  }

  /// Hands over what has been received, if anything has.
  func receive(_ body: (UnsafeRawBufferPointer) throws(ServerFailure) -> Void) throws(ServerFailure) {
    var room = [UInt8](repeating: 0, count: 16 * 1024)
    let count = room.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    if count == 0 { throw ServerFailure("the server has closed the connection") }
    if count < 0 {
      guard Self.isPatient(errno) else { throw Self.failure(errno) }
      return
    }
    let result: Result<Void, ServerFailure> = room.withUnsafeBytes { bytes in
      Result { () throws(ServerFailure) in try body(UnsafeRawBufferPointer(rebasing: bytes[..<count])) }
    }
    try result.get()
  }

  /// Waits until one of several descriptors can be read from.
  /// - Returns: which can; none at the deadline.
  static func waitToRead(
    _ descriptors: [Int32], until deadline: ContinuousClock.Instant
  ) throws(ServerFailure) -> [Bool] {
    while true {
      let left = (deadline - .now).milliseconds
      guard left > 0 else { return descriptors.map { _ in false } }
      var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let count = poll(&entries, nfds_t(entries.count), Int32(clamping: left))
      if count > 0 { return entries.map { $0.revents != 0 } }
      if count < 0, errno != EINTR { throw failure(errno) }
    }
  }

  private static func wait(
    _ descriptor: Int32, _ events: Int32, until deadline: ContinuousClock.Instant
  ) throws(ServerFailure) {
    while true {
      let left = (deadline - .now).milliseconds
      guard left > 0 else { throw ServerFailure("the server does not answer") }
      var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let count = poll(&entry, 1, Int32(clamping: left))
      if count > 0 { return }
      if count < 0, errno != EINTR { throw failure(errno) }
    }
  }

  private static func isPatient(_ code: Int32) -> Bool { code == EAGAIN || code == EWOULDBLOCK || code == EINTR }

  private static func failure(_ code: Int32) -> ServerFailure { ServerFailure(String(cString: strerror(code))) }
}
