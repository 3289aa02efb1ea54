import NIOCore

/// Makes a buffer for each read, of the size that reads of late have needed, and keeps none.
///
/// A channel keeps the buffers it has read into for the next read. That serves who reads all the time; a socket on which something
/// is said now and then would hold the largest buffer it ever needed for as long as it is open. See ``begin(on:)``.
struct UnpooledBuffers: RecvByteBufferAllocator {
  private static let (smallest, largest) = (256, 65536)

  private var sizes = AdaptiveRecvByteBufferAllocator(minimum: smallest, initial: smallest, maximum: largest)

  func buffer(allocator: ByteBufferAllocator) -> ByteBuffer { sizes.buffer(allocator: allocator) }

  /// The channel is not to look for a buffer it has.
  func nextBufferSize() -> Int? { nil }

  mutating func record(actualReadBytes: Int) -> Bool {
    _ = sizes.record(actualReadBytes: actualReadBytes)
    // Nor to read into the one before.
    return true
  }
}

extension UnpooledBuffers {
  /// Prepares a channel that may become a socket: the first buffer, which the channel never gives up, is a small one.
  static func prepare(_ channel: any Channel) throws {
    try channel.syncOptions?.setOption(
      .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: smallest, initial: smallest, maximum: largest))
  }

  /// The channel is a socket from now on: it keeps no buffer besides its first one.
  static func begin(on channel: any Channel) throws {
    // Of the buffers a channel has it keeps as many as it may read at once.
    try channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
    try channel.syncOptions?.setOption(.recvAllocator, value: UnpooledBuffers())
  }
}
