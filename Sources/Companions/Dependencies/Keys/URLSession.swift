import Foundation
import IssueReporting

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension DependencyValues {
  /// The session to load URLs with.
  ///
  /// Live, it is `URLSession.shared`. In tests every request fails and reports an issue: wrap the requests in a client
  /// of your own and override that.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }

  private enum URLSessionKey: DependencyKey {
    static var liveValue: URLSession { .shared }

    static var testValue: URLSession {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.protocolClasses = [UnimplementedURLProtocol.self]
      return URLSession(configuration: configuration)
    }
  }
}

/// Refuses every request.
private final class UnimplementedURLProtocol: URLProtocol {
  struct Unimplemented: Error {}

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    reportIssue(
      """
      @Dependency(\\.urlSession) was asked in a test for \(request.url?.absoluteString ?? "no URL"). The request fails.

      Override the dependency that makes the request, or "\\.urlSession" itself.
      """
    )
    client?.urlProtocol(self, didFailWithError: Unimplemented())
  }

  override func stopLoading() {}
}
