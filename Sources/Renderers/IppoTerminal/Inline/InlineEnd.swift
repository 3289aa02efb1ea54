import IppoRender

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension InlineProgram {
  /// The exit status after a session has ended.
  func status(after exit: TerminalExit) -> Int32 {
    switch exit {
    case .finished: ending?.status ?? Ending.interrupted.status
    // A signal that the program ignores does not end it.
    case .quit, .endOfInput, .hangup, .moved, .handedOver, .signal: Ending.interrupted.status
    }
  }

  /// Writes the result to standard output.
  ///
  /// - Throws: ``TerminalError/system(call:errno:message:)`` if standard output does not take it.
  func writeResult() throws(TerminalError) {
    guard let text = ending?.text else { return }
    var bytes = Array((text + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var descriptor = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&descriptor, 1, -1)
      } else if errno != EINTR {
        throw TerminalDevice.failure("write")
      }
    }
  }
}
