import NIOCore

/// Makes a buffer for each read, of the size that reads of late have needed, and keeps none.
///
/// A channel keeps the buffers it has read into for the next read. That serves busy channels. A socket with a message
/// now and then would hold the largest buffer it ever needed for as long as it is open. See ``begin(on:)``.
struct UnpooledBuffers: RecvByteBufferAllocator {
  private static let (smallest, largest) = (256, 65536)

  // Small enough to lie within the channel.
  private var size = UInt32(smallest)
  /// Whether the last read needed no more than half of it.
  private var isLarge = false

  func buffer(allocator: ByteBufferAllocator) -> ByteBuffer { allocator.buffer(capacity: Int(size)) }

  /// The channel is not to look for a buffer it has.
  func nextBufferSize() -> Int? { nil }

  mutating func record(actualReadBytes: Int) -> Bool {
    let wasLarge = isLarge
    isLarge = actualReadBytes <= size / 2
    if actualReadBytes >= size {
      size = min(2 * size, UInt32(Self.largest))
    } else if isLarge, wasLarge {
      size = max(size / 2, UInt32(Self.smallest))
      isLarge = false
    }
    // Nor to read into the one before.
    return true
  }
}

extension UnpooledBuffers {
  /// How much an HTTP channel reads at once, as NIO has it.
  private static let readsOfHTTP: UInt = 4

  /// Prepares a channel that may become a socket. The first buffer, which the channel keeps for ever, is a small one,
  /// and the channel holds it alone until its kind is known.
  static func prepare(_ channel: any Channel) throws {
    try channel.syncOptions?.setOption(
      .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: smallest, initial: smallest, maximum: largest))
    // Of the buffers a channel has it keeps as many as it may read at once.
    try channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
  }

  /// The channel stays with HTTP.
  static func decline(on channel: any Channel) throws {
    try channel.syncOptions?.setOption(.maxMessagesPerRead, value: readsOfHTTP)
  }

  /// The channel is a socket from now on: it keeps no buffer besides its first one.
  static func begin(on channel: any Channel) throws {
    try channel.syncOptions?.setOption(.recvAllocator, value: UnpooledBuffers())
  }
}
