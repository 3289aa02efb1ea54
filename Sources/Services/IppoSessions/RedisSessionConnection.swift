#if Redis
  import IppoServers

  /// A connection of a ``RedisSessionStore``.
  final class RedisSessionConnection: ServerConnection {
    private let evaluator: RedisEvaluator

    init(_ address: RedisAddress, until deadline: ContinuousClock.Instant) throws(ServerFailure) {
      evaluator = try RedisEvaluator(
        address, versionKey: RedisScript.versionKey, version: RedisScript.version, script: RedisScript.text,
        until: deadline)
    }

    var isOpen: Bool { evaluator.isOpen }

    /// The socket closes with this object.
    func close() {}

    func carryOut(
      _ calls: [StoreCall], until deadline: ContinuousClock.Instant
    ) throws(ServerFailure) -> [StoreAnswer] {
      let asked = calls.filter { if case .reach = $0.operation { false } else { true } }
      if asked.isEmpty { return calls.map { _ in .done } }
      let replies = try evaluator.run(asked.map(RedisScript.words), until: deadline)
      var answers: [StoreAnswer] = []
      for (call, reply) in zip(asked, replies) { answers.append(try RedisScript.answer(to: call, reply)) }
      return answers
    }
  }
#endif
