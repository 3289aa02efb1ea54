import Testing

@testable import ComposableArchitectureCore

@Suite("The registries of a process")
struct CancellationRegistriesTests {
  @Test("Those of stores that are gone are forgotten, though not at each that comes")
  func forgotten() {
    let registries = CancellationRegistries()
    let living = (0..<10).map { _ in CancellationRegistry() }
    for registry in living { registries.insert(registry) }
    for _ in 0..<20 { registries.insert(CancellationRegistry()) }
    #expect(registries.count == 30)
    for _ in 0..<1_000 { registries.insert(CancellationRegistry()) }
    #expect(registries.count <= 32)
    for registry in living { #expect(registries.current.contains { $0 === registry }) }
  }
}
