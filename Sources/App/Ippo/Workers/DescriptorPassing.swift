#if Web
  import Foundation

  /// Messages between a supervisor and a worker over a pair of sockets that keep the bounds of messages (unix(7)). A message is a
  /// byte that names the kind, some bytes, and possibly a descriptor.
  enum DescriptorPassing {
    struct Message {
      var kind: UInt8
      var bytes: [UInt8]
      var descriptor: Int32?
    }

    enum Received {
      case message(Message)
      /// The queue of a socket that does not block is empty.
      case nothing
      /// The other side has ended.
      case end
    }

    /// The longest message in bytes.
    private static let greatest = 4096
    /// A control message with one descriptor: its length, the level, the kind, and the descriptor (cmsg(3)).
    private static let controlLength = 20
    private static let controlSpace = 24
    private static let rights: Int32 = 1

    /// - Returns: whether the other side will receive the message. Its queue may be full, or it has ended.
    static func send(_ message: Message, over socket: Int32) -> Bool {
      var bytes = [message.kind] + message.bytes.prefix(greatest - 1)
      var control = [UInt64](repeating: 0, count: controlSpace / 8)
      control.withUnsafeMutableBytes { control in
        control.storeBytes(of: UInt64(controlLength), toByteOffset: 0, as: UInt64.self)
        control.storeBytes(of: SOL_SOCKET, toByteOffset: 8, as: Int32.self)
        control.storeBytes(of: rights, toByteOffset: 12, as: Int32.self)
        control.storeBytes(of: message.descriptor ?? -1, toByteOffset: 16, as: Int32.self)
      }
      return withHeader(&bytes, &control, hasControl: message.descriptor != nil) { header in
        while true {
          if sendmsg(socket, &header, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)) >= 0 { return true }
          if errno != EINTR { return false }
        }
      }
    }

    /// Waits for a message, where the socket blocks.
    static func receive(from socket: Int32) -> Received {
      var bytes = [UInt8](repeating: 0, count: greatest)
      var control = [UInt64](repeating: 0, count: controlSpace / 8)
      var controlCount = 0
      let count = withHeader(&bytes, &control, hasControl: true) { header in
        var count: Int
        repeat { count = recvmsg(socket, &header, Int32(MSG_CMSG_CLOEXEC)) } while count < 0 && errno == EINTR
        controlCount = Int(header.msg_controllen)
        return count
      }
      guard count > 0 else { return count < 0 && errno == EAGAIN ? .nothing : .end }
      let descriptor = control.withUnsafeBytes { control in
        controlCount >= controlLength && control.load(fromByteOffset: 12, as: Int32.self) == rights
          ? control.load(fromByteOffset: 16, as: Int32.self) : nil
      }
      return .message(Message(kind: bytes[0], bytes: Array(bytes[1..<count]), descriptor: descriptor))
    }

    private static func withHeader<Value>(
      _ bytes: inout [UInt8], _ control: inout [UInt64], hasControl: Bool, _ body: (inout msghdr) -> Value
    ) -> Value {
      bytes.withUnsafeMutableBytes { bytes in
        control.withUnsafeMutableBytes { control in
          var vector = iovec(iov_base: bytes.baseAddress, iov_len: bytes.count)
          return withUnsafeMutablePointer(to: &vector) { vector in
            var header = msghdr()
            header.msg_iov = vector
            header.msg_iovlen = 1
            if hasControl {
              header.msg_control = control.baseAddress
              header.msg_controllen = control.count
            }
            return body(&header)
          }
        }
      }
    }
  }

  extension DescriptorPassing.Message {
    /// A connection of a visitor, for the worker.
    static func connection(_ descriptor: Int32) -> Self {
      Self(kind: UInt8(ascii: "c"), bytes: [], descriptor: descriptor)
    }
    /// A connection that asks for metrics, for the worker.
    static func metrics(_ descriptor: Int32) -> Self {
      Self(kind: UInt8(ascii: "m"), bytes: [], descriptor: descriptor)
    }
    /// Asks the worker for its metrics.
    static var report: Self { Self(kind: UInt8(ascii: "r"), bytes: [], descriptor: nil) }
    /// The state of a program under `--dev`: a file with JSON.
    static func dev(_ descriptor: Int32) -> Self {
      Self(kind: UInt8(ascii: "n"), bytes: [], descriptor: descriptor)
    }
    /// The terminal is the worker's, in the modes in which the former process has left it: JSON.
    static func terminal(_ modes: Data) -> Self { Self(kind: UInt8(ascii: "k"), bytes: Array(modes), descriptor: nil) }
    /// Asks the worker to leave the terminal to the next process.
    static var handOver: Self { Self(kind: UInt8(ascii: "o"), bytes: [], descriptor: nil) }
    /// The worker has left the terminal in these modes: JSON.
    static func left(_ modes: Data) -> Self { Self(kind: UInt8(ascii: "h"), bytes: Array(modes), descriptor: nil) }
    /// The bytes that restore the terminal from now on.
    static func restoration(_ bytes: [UInt8]) -> Self { Self(kind: UInt8(ascii: "t"), bytes: bytes, descriptor: nil) }
    /// Asks the worker to end.
    static var drain: Self { Self(kind: UInt8(ascii: "d"), bytes: [], descriptor: nil) }
    /// The worker is ready, and says where the app is: one line.
    static func ready(_ line: String) -> Self {
      Self(kind: UInt8(ascii: "a"), bytes: Array(line.utf8), descriptor: nil)
    }
  }
#endif
