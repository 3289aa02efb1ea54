import Foundation

// Apple's Foundation brings Combine along: nothing else is imported.

public final class Model: ObservableObject {
  @Published public private(set) var count = 0

  public init() {}

  public func wait() async throws { try await Task.sleep(nanoseconds: 1) }

  public func increment() { count += 1 }
}
