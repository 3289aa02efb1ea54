import NIOCore
import NIOEmbedded
import NIOWebSocket
import Synchronization
import TestSignals
import Testing

@testable import IppoWeb

/// How far a socket is read ahead of who takes its frames.
@Suite(.timeLimit(.minutes(30))) struct LiveArrivalsTests {
  private func frame(_ text: String) -> WebSocketFrame {
    WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
  }

  private func channel(
    _ arrivals: LiveArrivals, reads: ReadCounter? = nil, onQuiesce: @escaping @Sendable () async -> Void = {}
  ) async throws -> NIOAsyncTestingChannel {
    let channel = NIOAsyncTestingChannel()
    try await channel.testingEventLoop.executeInContext {
      let pipeline = channel.pipeline.syncOperations
      if let reads { try pipeline.addHandler(reads) }
      try pipeline.addHandler(ArrivalHandler(arrivals, onQuiesce: onQuiesce))
    }
    return channel
  }

  @Test func `a socket is not read while ten frames wait, and again when two are left`() async throws {
    let arrivals = LiveArrivals()
    let reads = ReadCounter()
    let channel = try await self.channel(arrivals, reads: reads)
    for number in 0..<9 { arrivals.add(frame("\(number)")) }
    try await channel.testingEventLoop.executeInContext { channel.pipeline.read() }
    #expect(reads.count == 1)
    arrivals.add(frame("9"))
    try await channel.testingEventLoop.executeInContext { channel.pipeline.read() }
    #expect(reads.count == 1)

    let (left, leaving) = AsyncStream<Void>.makeStream()
    let gate = Gate()
    arrivals.take(from: channel) { _ in
      await gate.pass()
      leaving.yield()
    }
    var iterator = left.makeAsyncIterator()
    for _ in 0..<7 {
      gate.open()
      await iterator.next()
    }
    await channel.testingEventLoop.run()
    #expect(reads.count == 1)
    gate.open()
    await iterator.next()
    let deadline = Deadline(for: "the socket to be read again")
    while reads.count < 2 {
      await channel.testingEventLoop.run()
      try deadline.check(seen: "\(reads.count) reads")
    }
    for _ in 0..<2 {
      gate.open()
      await iterator.next()
    }
    await channel.testingEventLoop.run()
    #expect(reads.count == 2)
    try await channel.close()
  }

  @Test func `a socket is not read while a large frame waits, and again when it was taken`() async throws {
    let arrivals = LiveArrivals()
    let reads = ReadCounter()
    let channel = try await self.channel(arrivals, reads: reads)
    arrivals.add(frame(String(repeating: "a", count: 128 * 1024)))
    try await channel.testingEventLoop.executeInContext { channel.pipeline.read() }
    #expect(reads.count == 0)
    let (left, leaving) = AsyncStream<Void>.makeStream()
    arrivals.take(from: channel) { _ in leaving.yield() }
    var iterator = left.makeAsyncIterator()
    await iterator.next()
    let deadline = Deadline(for: "the socket to be read again")
    while reads.count < 1 {
      await channel.testingEventLoop.run()
      try deadline.check(seen: "\(reads.count) reads")
    }
    arrivals.add(frame("b"))
    await iterator.next()
    try await channel.testingEventLoop.executeInContext { channel.pipeline.read() }
    #expect(reads.count == 2)
    try await channel.close()
  }

  @Test func `frames come in order, and then the end, once`() async throws {
    let arrivals = LiveArrivals()
    let channel = try await self.channel(arrivals)
    let (texts, told) = AsyncStream<String>.makeStream()
    arrivals.take(from: channel) { arrival in
      switch arrival {
      case .frame(let frame): told.yield(String(buffer: frame.unmaskedData))
      case .end:
        told.yield("end")
        told.finish()
      }
    }
    for text in ["a", "b", "c"] { try await channel.writeInbound(frame(text)) }
    try await channel.close()
    arrivals.end()
    var all: [String] = []
    for await text in texts { all.append(text) }
    #expect(all == ["a", "b", "c", "end"])
  }

  /// As a client that has sent all it has to say, and waits for the answer.
  @Test func `a client that sends nothing any more is at its end`() async throws {
    let arrivals = LiveArrivals()
    let channel = try await self.channel(arrivals)
    let (ends, told) = AsyncStream<Void>.makeStream()
    arrivals.take(from: channel) { if case .end = $0 { told.finish() } }
    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    await channel.testingEventLoop.run()
    for await _ in ends {}
    try await channel.close()
  }

  @Test func `a server that is about to end says so to every socket`() async throws {
    let (told, telling) = AsyncStream<Void>.makeStream()
    let channel = try await self.channel(LiveArrivals()) { telling.finish() }
    channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    await channel.testingEventLoop.run()
    for await _ in told {}
    try await channel.close()
  }
}

/// Counts how often the socket is read.
private final class ReadCounter: ChannelOutboundHandler, Sendable {
  typealias OutboundIn = Never

  private let number = Atomic(0)

  var count: Int { number.load(ordering: .relaxed) }

  func read(context: ChannelHandlerContext) {
    number.add(1, ordering: .relaxed)
    context.read()
  }
}

/// Lets one pass each time it is opened.
private final class Gate: Sendable {
  private struct State {
    var openings = 0
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  func open() {
    let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if !state.waiters.isEmpty { return state.waiters.removeFirst() }
      state.openings += 1
      return nil
    }
    waiter?.resume()
  }

  func pass() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let isOpen = state.withLock { state in
        guard state.openings > 0 else {
          state.waiters.append(continuation)
          return false
        }
        state.openings -= 1
        return true
      }
      if isOpen { continuation.resume() }
    }
  }
}
