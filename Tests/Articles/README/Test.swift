import ComposableArchitecture
import CounterFeature
import IppoTesting
import Testing

@MainActor
struct CounterTests {
  //= @Test func counting() throws {
}
