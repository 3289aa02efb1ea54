#if Web
  import Foundation
  import IppoServers

  /// The signals of a supervisor, as bytes that can be read from a descriptor. No handler is installed: a thread waits for them.
  struct SupervisorSignals {
    enum Signal: Equatable {
      /// A worker has ended.
      case child
      /// SIGTERM, SIGINT, or a terminal that has gone, which is SIGTERM.
      case stop(Int32)
      /// SIGHUP from another process.
      case replace
    }

    /// Readable when a signal has come.
    let descriptor: Int32

    /// Blocks the signals for the calling thread and all threads it starts from now on. Call it before there are others.
    init() {
      var pipe: [Int32] = [-1, -1]
      // A pair of sockets closes in other programs from its beginning on, which pipes do not.
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pipe)
      descriptor = pipe[0]
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      var set = sigset_t()
      sigemptyset(&set)
      for number in [SIGCHLD, SIGTERM, SIGINT, SIGHUP] { sigaddset(&set, number) }
      pthread_sigmask(SIG_BLOCK, &set, nil)
      let (signals, end) = (set, pipe[1])
      Thread.start(named: "signals") {
        var signals = signals
        while true {
          var information = siginfo_t()
          let number = sigwaitinfo(&signals, &information)
          guard number > 0 else { continue }
          // The system itself says SIGHUP when a terminal has gone; other processes have codes of 0 and less.
          var byte = UInt8(number == SIGHUP && information.si_code > 0 ? SIGTERM : number)
          write(end, &byte, 1)
        }
      }
    }

    /// The signals that have come, in their order.
    func taken() -> [Signal] {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(descriptor, &bytes, bytes.count)
      return bytes.prefix(max(0, count)).compactMap { byte in
        switch Int32(byte) {
        case SIGCHLD: .child
        case SIGTERM, SIGINT: .stop(Int32(byte))
        case SIGHUP: .replace
        default: nil
        }
      }
    }
  }
#endif
