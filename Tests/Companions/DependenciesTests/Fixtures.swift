import Dependencies
import Testing

enum NumberKey: DependencyKey {
  static let liveValue = -1
  static let testValue = 0
}

extension DependencyValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  var unimplemented: UnimplementedClient {
    get { self[UnimplementedClient.self] }
    set { self[UnimplementedClient.self] = newValue }
  }
}

enum PerContextKey: DependencyKey {
  static let liveValue = "live"
  static let previewValue = "preview"
  static let testValue = "test"
}

struct UnimplementedClient: DependencyKey {
  var name: String

  static var liveValue: Self { Self(name: "live") }
}

enum SilentKey: DependencyKey {
  static let liveValue = 1
  static let shouldReportUnimplemented = false
}

enum InterfaceKey: TestDependencyKey {
  static let testValue = "test"
}

/// A key that makes a new object each time its default is computed.
enum FreshKey: TestDependencyKey {
  final class Object: Sendable {}

  static var testValue: Object { Object() }
}

extension Issue {
  /// Whether the issue was reported with exactly this text.
  func hasText(_ text: String) -> Bool {
    comments.map(\.rawValue) == [text]
  }

  /// Whether the report mentions something.
  func mentions(_ text: String) -> Bool {
    comments.contains { $0.rawValue.contains(text) }
  }
}
