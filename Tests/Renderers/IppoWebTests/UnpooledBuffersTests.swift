import NIOCore
import Testing

@testable import IppoWeb

/// What a socket holds for what it reads.
@Suite struct UnpooledBuffersTests {
  private let allocator = ByteBufferAllocator()

  /// As a channel reads.
  private func read(_ count: Int, _ pool: inout NIOPooledRecvBufferAllocator) -> ByteBuffer {
    let (buffer, read) = pool.buffer(allocator: allocator) { buffer in
      let read = min(count, buffer.writableBytes)
      buffer.writeRepeatingByte(1, count: read)
      return read
    }
    pool.record(actualReadBytes: read)
    return buffer
  }

  @Test func `a socket keeps one buffer, and it stays as small as it was, however much is read`() {
    var pool = NIOPooledRecvBufferAllocator(
      capacity: 4, recvAllocator: AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 256, maximum: 65536))
    // A request that does not fit: each part is held until the last one is there.
    do {
      let request = [read(256, &pool), read(512, &pool), read(100, &pool)]
      #expect(request.map(\.readableBytes) == [256, 512, 100])
      #expect(pool.count == 3)
    }
    pool.updateCapacity(to: 1)
    pool.recvAllocator = UnpooledBuffers()
    #expect(pool.count == 1)
    var sizes: [Int] = []
    for _ in 0..<12 {
      let buffer = read(65536, &pool)
      sizes.append(buffer.readableBytes)
      #expect(pool.count == 1)
    }
    // It reads more at once while there is much.
    #expect(sizes.first == 256)
    #expect(sizes.last == 65536)
    pool.recvAllocator = AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 64, maximum: 64)
    let (_, capacity) = pool.buffer(allocator: allocator) { $0.capacity }
    #expect(capacity == 256)
  }

  @Test func `a request that fits into the first buffer leaves that one`() {
    var pool = NIOPooledRecvBufferAllocator(
      capacity: 4, recvAllocator: AdaptiveRecvByteBufferAllocator(minimum: 256, initial: 256, maximum: 65536))
    #expect(read(200, &pool).readableBytes == 200)
    pool.updateCapacity(to: 1)
    pool.recvAllocator = UnpooledBuffers()
    for _ in 0..<4 { _ = read(4096, &pool) }
    #expect(pool.count == 1)
  }
}
