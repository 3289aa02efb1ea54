import ComposableArchitecture
import DependenciesMacros

@DependencyClient
struct Directory: Sendable {
  var names: @Sendable (_ like: String) async throws -> [String]
  var count: @Sendable () -> Int = { 0 }
}

extension Directory: DependencyKey {
  static let liveValue = Directory(names: { [$0] }, count: { 1 })
  static let previewValue = Directory()
  static let crowded = Directory(names: { _ in ["Ada", "Bea"] }, count: { 1_000 })
}

extension DependencyValues {
  var directory: Directory {
    get { self[Directory.self] }
    set { self[Directory.self] = newValue }
  }
}
