import ConcurrencyExtras
import Testing

@Suite struct BoundedCacheTests {
  @Test func `a value is made once`() {
    let cache = BoundedCache<String, Int>(limit: 3)
    var made = 0
    func value(_ key: String) -> Int {
      cache.value(for: key) {
        made += 1
        return key.count
      }
    }
    #expect(["one", "three", "one", "three", "one"].map(value) == [3, 5, 3, 5, 3])
    #expect(made == 2)
  }

  @Test func `no more values are kept than the limit, whatever comes`() {
    let cache = BoundedCache<Int, Int>(limit: 3)
    for key in 0..<100 {
      #expect(cache.value(for: key) { -key } == -key)
      #expect(cache.count <= 3)
    }
  }

  @Test func `making a value may ask for another`() {
    let cache = BoundedCache<Int, Int>(limit: 8)
    func factorial(_ number: Int) -> Int {
      cache.value(for: number) { number < 2 ? 1 : number * factorial(number - 1) }
    }
    #expect(factorial(6) == 720)
    #expect(cache.count == 6)
  }
}
