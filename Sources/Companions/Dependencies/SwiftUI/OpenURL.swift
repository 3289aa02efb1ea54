public import Foundation
import IssueReporting

#if UI
  import IppoUI
#endif

extension DependencyValues {
  /// Opens a URL.
  ///
  /// ```swift
  /// @Dependency(\.openURL) var openURL
  /// await openURL(URL(string: "https://www.swift.org")!)
  /// ```
  ///
  /// Live, it is what the environment's `openURL` does. In tests it has to be overridden, and so where Ippo is built without
  /// views (the trait `UI`).
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  private enum OpenURLKey: DependencyKey {
    #if UI
      static let liveValue = OpenURLEffect { url in
        await withCheckedContinuation { continuation in
          Task { @MainActor in
            EnvironmentValues().openURL(url) { continuation.resume(returning: $0) }
          }
        }
      }
    #else
      static let liveValue = OpenURLEffect { _ in
        reportIssue(
          #"@Dependency(\.openURL) was used, and Ippo was built without views, which open URLs. Override it, or add the trait "UI"."#
        )
        return false
      }
    #endif
    static let testValue = OpenURLEffect { _ in
      reportIssue(#"@Dependency(\.openURL) was used in a test, and has no value for tests. Override it."#)
      return false
    }
  }
}

/// Opens a URL. Call it like a function.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates an effect.
  ///
  /// - Parameter handler: Opens a URL, and tells whether it could.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether it was opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}
