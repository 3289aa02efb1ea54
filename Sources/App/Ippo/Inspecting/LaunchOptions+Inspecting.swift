import ArgumentParser

#if Web
  import Crypto
  import Foundation
  import IppoWeb
#endif

extension LaunchOptions {
  /// - Throws: A `ValidationError` for options with which no inspector is served.
  func checkInspection(_ environment: [String: String]) throws {
    guard inspect else {
      guard !inspectAnywhere else { throw ValidationError("--inspect-anywhere is for --inspect.") }
      return
    }
    #if Web
      guard try isInTerminal || server.workerCount(environment) == 1 else {
        throw ValidationError("--inspect shows the windows of one process: start the app without --workers.")
      }
      guard !inspectAnywhere else { return }
      let configuration = try server.configuration(title: "", environment)
      guard configuration.isOnLoopbackAlone else {
        throw ValidationError(
          "--inspect lets people see and change all windows, so that it is for loopback alone. Serve at 127.0.0.1 and without "
            + "--trust-proxy, or add --inspect-anywhere.")
      }
    #else
      throw ValidationError(
        "--inspect needs the trait “Web” of the package ippo, which this program was built without.")
    #endif
  }

  #if Web
    /// The path of the inspector, which holds its token.
    ///
    /// - Parameters:
    ///   - basePath: The path of the app.
    ///   - secret: A secret of the process from which the token follows; `nil` for a token of this start.
    static func inspectorPath(below basePath: String, secret: Data?) -> String {
      let key = secret.map { SymmetricKey(data: $0) } ?? SymmetricKey(size: .bits256)
      let code = HMAC<SHA256>.authenticationCode(for: Data("ippo inspector".utf8), using: key)
      let token = code.prefix(16).map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined()
      return (basePath.hasSuffix("/") ? String(basePath.dropLast()) : basePath) + "/_ippo/inspect/" + token
    }

    /// The configuration of an inspector on a server with the configuration of an app.
    func inspectorConfiguration(_ app: WebServerConfiguration) -> WebServerConfiguration {
      var configuration = WebServerConfiguration(host: app.host, port: app.port, title: "Inspector")
      configuration.certificate = app.certificate
      configuration.hasOfflinePage = false
      configuration.limits.sessions = 32
      if inspectAnywhere {
        configuration.allowedHosts = app.allowedHosts
        configuration.trustedProxies = app.trustedProxies
        configuration.proxyFields = app.proxyFields
      }
      return configuration
    }
  #endif
}
