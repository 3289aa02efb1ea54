import Dependencies
import Sharing
import Testing

@Suite struct InMemoryTests {
  @Test func `properties with the same name share a value`() {
    @Shared(.inMemory("count")) var count = 0
    @Shared(.inMemory("count")) var same = 1
    @SharedReader(.inMemory("count")) var reader = 2
    @Shared(.inMemory("other")) var other = 3
    $count.withLock { $0 = 42 }
    #expect([count, same, reader, other] == [42, 42, 42, 3])
  }

  @Test func `the value outlives its properties`() {
    do {
      @Shared(.inMemory("count")) var count = 0
      $count.withLock { $0 = 42 }
    }
    @Shared(.inMemory("count")) var count = 0
    #expect(count == 42)
  }

  @Test func `another storage has other values`() {
    @Shared(.inMemory("count")) var count = 0
    $count.withLock { $0 = 42 }
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.inMemory("count")) var count = 0
      #expect(count == 0)
    }
  }

  @Test(arguments: [0]) func `each test starts fresh`(_: Int) { expectFresh() }
  @Test func `each test starts fresh again`() { expectFresh() }

  private func expectFresh() {
    @Shared(.inMemory("fresh")) var count = 0
    #expect(count == 0)
    $count.withLock { $0 += 1 }
  }

  @Test func `an optional needs no default`() {
    @Shared(.inMemory("name")) var name: String?
    #expect(name == nil)
    $name.withLock { $0 = "Blob" }
    #expect(name == "Blob")
  }

  @Test func `a large value is changed in place`() {
    @Shared(.inMemory("numbers")) var numbers = Array(repeating: 0, count: 100)
    func address() -> UInt {
      $numbers.withLock { $0.withUnsafeMutableBufferPointer { UInt(bitPattern: $0.baseAddress) } }
    }
    let before = address()
    $numbers.withLock { $0[0] = 1 }
    #expect(address() == before)
  }

  @Test func `loading and saving change nothing`() async throws {
    @Shared(.inMemory("count")) var count = 0
    $count.withLock { $0 = 1 }
    try await $count.load()
    try await $count.save()
    #expect(count == 1)
  }
}
