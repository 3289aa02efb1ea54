import ArgumentParser
import Foundation

#if Web
  import IppoServers
  import IppoSessions
  import IppoWeb
#endif

/// The part of the command line that is about serving browsers.
struct ServerOptions: ParsableArguments {
  @Option(help: "The address to serve on. (default: 127.0.0.1)")
  var host: String?

  @Option(help: "The port to serve on; 0 takes any free one. (default: 8080)")
  var port: Int?

  @Option(help: "A folder of images, served below /assets/ and found by Image(\"name\"), also in the terminal.")
  var assets: String?

  @Option(
    help: ArgumentHelp(
      "A folder that keeps each visitor's @AppStorage; without it, that lasts as long as the server, or is kept in "
        + "PATH.visitors where sessions are kept in sqlite:PATH.",
      valueName: "folder"))
  var visitorStorage: String?

  @Option(
    help: ArgumentHelp(
      "Where sessions are kept, so that they go on when the server is started anew, or on another: sqlite:PATH, a file on "
        + "this machine; postgres://USER:PASSWORD@HOST/DATABASE or redis://USER:PASSWORD@HOST/NUMBER, a server; or memory, "
        + "not at all. All but memory need --secret-file, and a program built with the trait SQLite, Postgres or Redis of "
        + "the package ippo. IPPO_SESSIONS keeps the password out of the list of processes. (default: memory)",
      valueName: "url"))
  var sessions: String?

  @Option(
    help: ArgumentHelp(
      "How many processes serve the app, on as many cores. They share sessions, @Shared(.sharedStore), presence and the port. "
        + "State of the app outside of its windows is each process's own, so that more than one is for apps without such "
        + "state. SIGHUP replaces the processes by the program as it is then. (default: 1)", valueName: "number"))
  var workers: Int?

  @Option(help: "The path below which the app is served, such as /app.")
  var basePath: String?

  @Option(
    help: ArgumentHelp(
      "A host name the app is reached by, besides the names and addresses it is bound to; * is any.", valueName: "name")
  )
  var allowHost: [String] = []

  @Option(
    help: ArgumentHelp(
      "An origin whose pages may connect, besides the app's own, such as https://app.example.", valueName: "origin"))
  var allowOrigin: [String] = []

  @Option(
    help: ArgumentHelp(
      "An origin to which the app may send its visitors, besides its own, such as https://accounts.example.",
      valueName: "origin"))
  var allowRedirect: [String] = []

  @Option(
    help: ArgumentHelp(
      "Whether browsers keep a page that says so while the server cannot be reached, by a service worker: yes or no. "
        + "(default: yes)", valueName: "yes-or-no"))
  var offlinePage: String?

  @Option(
    help: ArgumentHelp(
      "The address or network of a proxy that is believed when it says who its client is.", valueName: "cidr"))
  var trustProxy: [String] = []

  @Option(
    help: ArgumentHelp(
      "The fields the proxy writes: x-forwarded for X-Forwarded-For, -Proto and -Host, or forwarded for Forwarded. "
        + "(default: x-forwarded)", valueName: "kind"))
  var proxyFields: String?

  @Option(
    help: ArgumentHelp("A file with the secret that signs cookies and tokens: 32 bytes or more.", valueName: "file"))
  var secretFile: String?

  @Option(help: ArgumentHelp("How many sessions there may be at once. (default: 10000)", valueName: "number"))
  var maxSessions: Int?

  @Option(
    help: ArgumentHelp(
      "How many sessions one address may have; an address is a network of 64 bits in IPv6. (default: 1000)",
      valueName: "number"))
  var maxSessionsPerAddress: Int?

  @Option(help: ArgumentHelp("How many sockets one address may have. (default: 512)", valueName: "number"))
  var maxSocketsPerAddress: Int?

  @Option(
    help: ArgumentHelp(
      "How many pages one address may open in a second in the long run, and six times as many at once. (default: 20)",
      valueName: "number"))
  var maxPagesPerSecond: Int?

  @Option(
    help: ArgumentHelp("How many sessions wait for clients that may come back. (default: 2000)", valueName: "number"))
  var maxIdleSessions: Int?

  @Option(
    help: ArgumentHelp(
      "How much memory the process takes before it refuses pages. (default: four fifths of what there is)",
      valueName: "bytes"))
  var maxMemoryBytes: Int?

  @Option(help: ArgumentHelp("How many bytes a message of a client may have. (default: 524288)", valueName: "bytes"))
  var maxMessageBytes: Int?

  @Option(help: ArgumentHelp("How many hours a session lives at the longest. (default: 24)", valueName: "hours"))
  var maxSessionHours: Int?

  @Option(
    help: ArgumentHelp(
      "How many seconds nothing may happen in a session until its state is written down in memory. (default: never)",
      valueName: "seconds"))
  var hibernateSeconds: Int?

  @Option(
    help: ArgumentHelp(
      "The same for a session that waits for a client that may come back. (default: never)", valueName: "seconds"))
  var hibernateIdleSeconds: Int?

  @Option(
    help: ArgumentHelp(
      "How many seconds the server goes on after it was told to stop, while /_ippo/ready says so with 503. (default: 0)",
      valueName: "seconds"))
  var drainSeconds: Int?

  @Option(
    help: ArgumentHelp(
      "A port on which Prometheus finds what the server counts, at /metrics; 0 takes any free one.", valueName: "port"))
  var metricsPort: Int?

  @Option(help: ArgumentHelp("The address of that port. (default: 127.0.0.1)", valueName: "host"))
  var metricsHost: String?

  @Option(help: ArgumentHelp("A file with a chain of certificates in PEM, to serve over TLS.", valueName: "file"))
  var certificate: String?

  @Option(help: ArgumentHelp("A file with the private key of the certificate in PEM.", valueName: "file"))
  var key: String?

  /// Whether an address to serve on is given, by which an inline program is served to browsers.
  func hasAddress(_ environment: [String: String]) -> Bool {
    host != nil || port != nil || ["IPPO_HOST", "IPPO_PORT"].contains { environment[$0]?.isEmpty == false }
  }

  #if Web
    func validate() throws {
      _ = try configuration(title: "", ProcessInfo.processInfo.environment)
      _ = try metricsAddress(ProcessInfo.processInfo.environment)
      _ = try workerCount(ProcessInfo.processInfo.environment)
    }

    /// The number of processes that serve the app.
    func workerCount(_ environment: [String: String]) throws -> Int {
      try ServerVariables(environment).number("workers", workers, in: 1...256) ?? 1
    }

    /// The configuration of the server by the options.
    /// - Parameter environment: the variables of the process.
    /// - Throws: a `ValidationError` that names the option.
    func configuration(title: String, _ environment: [String: String]) throws -> WebServerConfiguration {
      let variables = ServerVariables(environment)
      var configuration = WebServerConfiguration(
        host: host ?? variables["host"] ?? "127.0.0.1",
        port: try variables.number("port", port, in: 0...65535) ?? 8080, title: title)
      configuration.assetDirectory = assets ?? variables["assets"]
      configuration.visitorStorage.directory = visitorStorage ?? variables["visitor-storage"]
      if let text = sessions ?? variables["sessions"] {
        guard let sessions = SessionStoreConfiguration(text) else {
          throw ValidationError(
            "--sessions is memory, sqlite:PATH, postgres://… or redis://…, not “\(ServerAddress.redacted(text))”.")
        }
        configuration.sessions = sessions
        if case .sqlite(let path) = sessions, configuration.visitorStorage.directory == nil {
          configuration.visitorStorage.directory = path + ".visitors"
        }
      }
      configuration.basePath = basePath ?? variables["base-path"] ?? ""
      configuration.allowedHosts = Set(allowHost.isEmpty ? variables.list("allow-host") : allowHost)
      configuration.allowedOrigins = Set(allowOrigin.isEmpty ? variables.list("allow-origin") : allowOrigin)
      configuration.redirectOrigins = Set(allowRedirect.isEmpty ? variables.list("allow-redirect") : allowRedirect)
      if let text = offlinePage ?? variables["offline-page"] {
        guard ["yes", "no"].contains(text) else {
          throw ValidationError("--offline-page is yes or no, not “\(text)”.")
        }
        configuration.hasOfflinePage = text == "yes"
      }
      configuration.trustedProxies = try (trustProxy.isEmpty ? variables.list("trust-proxy") : trustProxy).map { text in
        guard let prefix = NetworkPrefix(text) else {
          throw ValidationError("--trust-proxy “\(text)” is no address and no network, such as 10.0.0.0/8.")
        }
        return prefix
      }
      if let text = proxyFields ?? variables["proxy-fields"] {
        guard let fields = ProxyFields(rawValue: text) else {
          throw ValidationError("--proxy-fields is x-forwarded or forwarded, not “\(text)”.")
        }
        configuration.proxyFields = fields
      }
      configuration.secret = try variables.secret(file: secretFile)
      if let sessions = try variables.number("max-sessions", maxSessions, in: 1...10_000_000) {
        configuration.limits.sessions = sessions
      }
      if let sessions = try variables.number("max-sessions-per-address", maxSessionsPerAddress, in: 1...10_000_000) {
        configuration.limits.sessionsPerAddress = sessions
      }
      if let sockets = try variables.number("max-sockets-per-address", maxSocketsPerAddress, in: 1...10_000_000) {
        configuration.limits.socketsPerAddress = sockets
        configuration.limits.connectionsPerAddress = max(configuration.limits.connectionsPerAddress, sockets)
      }
      if let pages = try variables.number("max-pages-per-second", maxPagesPerSecond, in: 1...1_000_000) {
        configuration.limits.pagesPerSecond = pages
        configuration.limits.pageBurst = 6 * pages
      }
      if let sessions = try variables.number("max-idle-sessions", maxIdleSessions, in: 0...10_000_000) {
        configuration.limits.idleSessions = sessions
      }
      if let bytes = try variables.number("max-memory-bytes", maxMemoryBytes, in: 1...(1 << 60)) {
        configuration.limits.memoryBytes = bytes
      }
      if let bytes = try variables.number("max-message-bytes", maxMessageBytes, in: 1024...(1 << 30)) {
        configuration.limits.messageBytes = bytes
      }
      if let hours = try variables.number("max-session-hours", maxSessionHours, in: 1...(24 * 366)) {
        configuration.limits.sessionLifetime = .seconds(hours * 3600)
      }
      if let seconds = try variables.number("hibernate-seconds", hibernateSeconds, in: 1...(24 * 3600)) {
        configuration.limits.hibernationWithSocket = .seconds(seconds)
        configuration.limits.restWithSocket = min(configuration.limits.restWithSocket, .seconds(seconds))
      }
      if let seconds = try variables.number("hibernate-idle-seconds", hibernateIdleSeconds, in: 1...(24 * 3600)) {
        configuration.limits.hibernationWithoutSocket = .seconds(seconds)
        configuration.limits.restWithoutSocket = min(configuration.limits.restWithoutSocket, .seconds(seconds))
      }
      if let seconds = try variables.number("drain-seconds", drainSeconds, in: 0...3600) {
        configuration.drainTime = .seconds(seconds)
      }
      configuration.certificate = try certificate(variables)
      do {
        try configuration.check()
      } catch {
        throw ValidationError("\(error)")
      }
      return configuration
    }

    /// The secret, from its file or from the environment; `nil` for none.
    func secret(_ environment: [String: String]) throws -> [UInt8]? {
      try ServerVariables(environment).secret(file: secretFile)
    }

    /// The address of the metrics, if the options name one.
    func metricsAddress(_ environment: [String: String]) throws -> (host: String, port: Int)? {
      let variables = ServerVariables(environment)
      let host = metricsHost ?? variables["metrics-host"]
      guard let port = try variables.number("metrics-port", metricsPort, in: 0...65535) else {
        guard host == nil else { throw ValidationError("--metrics-host needs the port: --metrics-port PORT.") }
        return nil
      }
      return (host ?? "127.0.0.1", port)
    }

    private func certificate(_ variables: ServerVariables) throws -> WebCertificate? {
      switch (certificate ?? variables["certificate"], key ?? variables["key"]) {
      case (let chain?, let key?): return WebCertificate(chain: chain, privateKey: key)
      case (nil, nil): return nil
      case (_?, nil): throw ValidationError("--certificate needs the private key: --key FILE.")
      case (nil, _?): throw ValidationError("--key needs the certificate: --certificate FILE.")
      }
    }
  #endif
}
