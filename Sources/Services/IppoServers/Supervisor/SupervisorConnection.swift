import Foundation

/// A connection of a worker to its supervisor. One thread uses it at a time.
package final class SupervisorConnection {
  private let socket: ServerSocket
  private var frames = SupervisorFrames()

  /// Connects and compares the versions of the messages.
  /// - Parameter name: the name of the supervisor's socket, outside of the file system.
  package init(_ name: String, until deadline: ContinuousClock.Instant) throws(ServerFailure) {
    socket = try ServerSocket(local: name, until: deadline)
    let answers = try ask([.hello(version: SupervisorRequest.version)], until: deadline)
    guard case .refused(let reason) = answers[0] else { return }
    throw ServerFailure(reason)
  }

  package var isOpen: Bool { socket.isQuiet }

  /// Sends requests together, and waits for all answers.
  package func ask(
    _ requests: [SupervisorRequest], until deadline: ContinuousClock.Instant
  ) throws(ServerFailure) -> [SupervisorAnswer] {
    var answers: [SupervisorAnswer] = []
    try socket.exchange(requests.flatMap(\.frame), until: deadline) { received throws(ServerFailure) in
      answers += try take(received)
      return answers.count >= requests.count
    }
    return answers
  }

  /// Waits for notices.
  /// - Parameter waker: a descriptor that becomes readable when the wait is to end.
  /// - Returns: none at the deadline, and when the waker is readable.
  package func pushed(
    waker: Int32, until deadline: ContinuousClock.Instant
  ) throws(ServerFailure) -> [SupervisorAnswer] {
    var answers: [SupervisorAnswer] = []
    while answers.isEmpty {
      guard try socket.canRead(waker: waker, until: deadline) else { return [] }
      try socket.receive { received throws(ServerFailure) in answers += try take(received) }
    }
    return answers
  }

  private func take(_ received: UnsafeRawBufferPointer) throws(ServerFailure) -> [SupervisorAnswer] {
    frames.append(received)
    var answers: [SupervisorAnswer] = []
    while let message = try frames.next() { answers.append(try SupervisorAnswer(message)) }
    return answers
  }
}

/// The notices of a supervisor about written values: the digits of the key, and the version.
package final class SupervisorNoticeConnection: NoticeConnection {
  private let connection: SupervisorConnection

  package init(_ name: String, until deadline: ContinuousClock.Instant) throws(ServerFailure) {
    connection = try SupervisorConnection(name, until: deadline)
    _ = try connection.ask([.follow], until: deadline)
  }

  package func notices(waker: Int32, until deadline: ContinuousClock.Instant) throws(ServerFailure) -> [String] {
    Self.texts(try connection.pushed(waker: waker, until: deadline))
  }

  package func ping(until deadline: ContinuousClock.Instant) throws(ServerFailure) -> [String] {
    // The answer is the first message that is no notice, and following twice is the same as following once.
    var texts: [String] = []
    var answers = try connection.ask([.follow], until: deadline)
    while true {
      texts += Self.texts(answers)
      if answers.contains(.done) { return texts }
      answers = try connection.pushed(waker: -1, until: deadline)
      guard !answers.isEmpty else { throw ServerFailure("the supervisor does not answer") }
    }
  }

  /// The socket closes with this object.
  package func close() {}

  private static func texts(_ answers: [SupervisorAnswer]) -> [String] {
    answers.compactMap { answer in
      guard case .notice(let key, let version) = answer else { return nil }
      return "\(key.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()) \(version)"
    }
  }
}
