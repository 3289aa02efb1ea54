import ArgumentParser
import Foundation
import IppoSessions
import IppoWeb
import Testing

@testable import Ippo

@Suite struct ServerOptionsTests {
  private func configuration(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> WebServerConfiguration {
    try ServerOptions.parse(arguments).configuration(title: "App", environment)
  }

  /// What the program says about a command line it does not take.
  private func complaint(_ arguments: [String], _ environment: [String: String] = [:]) -> String {
    do {
      _ = try configuration(arguments, environment)
      return "nothing"
    } catch { return ServerOptions.message(for: error) }
  }

  @Test func `without options an app is for this machine alone`() throws {
    let configuration = try configuration([])
    #expect(configuration.host == "127.0.0.1")
    #expect(configuration.port == 8080)
    #expect(configuration.title == "App")
    #expect(configuration.allowedHosts.isEmpty && configuration.allowedOrigins.isEmpty)
    #expect(configuration.trustedProxies.isEmpty)
    #expect(configuration.secret == nil && configuration.certificate == nil)
    #expect(configuration.basePath.isEmpty)
  }

  @Test func `one process serves an app unless more are asked for`() throws {
    #expect(try ServerOptions.parse([]).workerCount([:]) == 1)
    #expect(try ServerOptions.parse(["--workers", "3"]).workerCount(["IPPO_WORKERS": "2"]) == 3)
    #expect(try ServerOptions.parse([]).workerCount(["IPPO_WORKERS": "2"]) == 2)
    #expect(complaintAboutWorkers(["--workers", "0"]).contains("--workers is a number in 1...256, not “0”."))
  }

  private func complaintAboutWorkers(_ arguments: [String]) -> String {
    do {
      _ = try ServerOptions.parse(arguments)
      return "nothing"
    } catch { return ServerOptions.message(for: error) }
  }

  @Test func `browsers keep a page for when there is no server, unless they are not to`() throws {
    #expect(try configuration([]).hasOfflinePage)
    #expect(try configuration(["--offline-page", "yes"], ["IPPO_OFFLINE_PAGE": "no"]).hasOfflinePage)
    #expect(try !configuration(["--offline-page", "no"]).hasOfflinePage)
    #expect(try !configuration([], ["IPPO_OFFLINE_PAGE": "no"]).hasOfflinePage)
    #expect(complaint(["--offline-page", "maybe"]).contains("--offline-page is yes or no, not “maybe”."))
  }

  @Test func `options say where and for whom an app serves`() throws {
    let configuration = try configuration([
      "--host", "0.0.0.0", "--port", "0", "--base-path", "/app", "--allow-host", "a.example", "--allow-host",
      "b.example",
      "--allow-origin", "https://a.example", "--allow-redirect", "https://r.example", "--trust-proxy", "10.0.0.0/8",
      "--trust-proxy", "::1", "--proxy-fields",
      "forwarded", "--max-sessions", "5", "--max-message-bytes", "4096", "--max-session-hours", "2", "--certificate",
      "c",
      "--key", "k",
    ])
    #expect(configuration.host == "0.0.0.0")
    #expect(configuration.port == 0)
    #expect(configuration.basePath == "/app")
    #expect(configuration.allowedHosts == ["a.example", "b.example"])
    #expect(configuration.allowedOrigins == ["https://a.example"])
    #expect(configuration.redirectOrigins == ["https://r.example"])
    #expect(configuration.trustedProxies.map(\.description) == ["10.0.0.0/8", "::1/128"])
    #expect(configuration.proxyFields == .forwarded)
    #expect(configuration.limits.sessions == 5)
    #expect(configuration.limits.messageBytes == 4096)
    #expect(configuration.limits.sessionLifetime == .seconds(7200))
    #expect(configuration.certificate == WebCertificate(chain: "c", privateKey: "k"))
  }

  @Test func `sessions are kept where it is said, what visitors store beside them, and never without a secret`() throws
  {
    let secret = ["IPPO_SECRET": String(repeating: "s", count: 32)]
    #expect(try configuration([]).sessions == .memory)
    #expect(try configuration(["--sessions", "memory"]).sessions == .memory)
    #expect(
      complaint(["--sessions", "mysql://user:word@host"])
        == "--sessions is memory, sqlite:PATH, postgres://… or redis://…, not “mysql://user:…@host”.")
    #expect(
      complaint(["--sessions", "sqlite:/tmp/s.db"])
        == "Sessions that outlive the process are sealed with a secret that outlives it too. Give one: --secret-file FILE, or "
        + "the variable IPPO_SECRET; `openssl rand -hex 32` makes one.")
    #if Postgres
      let url = "postgres://user:word@host/name"
      let database = try configuration([], secret.merging(["IPPO_SESSIONS": url]) { $1 })
      #expect(database.sessions == .postgres(url: url))
      #expect(database.visitorStorage.directory == nil)
      #expect(
        complaint([], secret.merging(["IPPO_SESSIONS": url + "?x=y"]) { $1 })
          == "The store of sessions cannot be used: postgres://user:…@host/name?x=y: invalid URI query parameter: \"…\"."
      )
    #endif
    #if Redis
      let redis = try configuration([], secret.merging(["IPPO_SESSIONS": "redis://host/1"]) { $1 })
      #expect(redis.sessions == .redis(url: "redis://host/1"))
      #expect(
        complaint([], secret.merging(["IPPO_SESSIONS": "rediss://:word@host"]) { $1 })
          == "The store of sessions cannot be used: rediss://:…@host: TLS is not spoken with Redis; use redis:// in a network "
          + "that you trust, or to a tunnel (stunnel) on this machine.")
    #endif
    #if SQLite
      let kept = try configuration([], secret.merging(["IPPO_SESSIONS": "sqlite:/tmp/s.db"]) { $1 })
      #expect(kept.sessions == .sqlite(path: "/tmp/s.db"))
      #expect(kept.visitorStorage.directory == "/tmp/s.db.visitors")
      let beside = try configuration(
        ["--visitor-storage", "v"], secret.merging(["IPPO_SESSIONS": "sqlite:s.db"]) { $1 })
      #expect(beside.sessions == .sqlite(path: "s.db"))
      #expect(beside.visitorStorage.directory == "v")
    #else
      #expect(
        complaint([], secret.merging(["IPPO_SESSIONS": "sqlite:/tmp/s.db"]) { $1 }).hasPrefix(
          "This program was built without the trait “SQLite”"))
    #endif
  }

  @Test func `options limit what an address and what all may have`() throws {
    let limits = try configuration(
      [
        "--max-sessions-per-address", "3", "--max-sockets-per-address", "4000", "--max-pages-per-second", "5",
        "--max-memory-bytes", "1000000",
      ], ["IPPO_MAX_IDLE_SESSIONS": "6"]
    ).limits
    #expect(limits.sessionsPerAddress == 3)
    #expect(limits.socketsPerAddress == 4000 && limits.connectionsPerAddress == 4000)
    #expect(limits.pagesPerSecond == 5 && limits.pageBurst == 30)
    #expect(limits.idleSessions == 6)
    #expect(limits.memoryBytes == 1_000_000)
  }

  @Test func `the environment says the same, and the command line comes first`() throws {
    let environment = [
      "IPPO_HOST": "0.0.0.0", "IPPO_PORT": "81", "IPPO_ALLOW_HOST": "a.example, b.example,",
      "IPPO_TRUST_PROXY": "10.0.0.0/8",
      "IPPO_BASE_PATH": "/app", "IPPO_MAX_SESSIONS": "7", "IPPO_SECRET": String(repeating: "s", count: 32) + "\n",
      "IPPO_ALLOW_ORIGIN": "",
    ]
    let given = try configuration([], environment)
    #expect(given.host == "0.0.0.0" && given.port == 81 && given.basePath == "/app")
    #expect(given.allowedHosts == ["a.example", "b.example"])
    #expect(given.allowedOrigins.isEmpty)
    #expect(given.limits.sessions == 7)
    #expect(given.secret == [UInt8](repeating: 0x73, count: 32))
    let overridden = try configuration(["--port", "82", "--allow-host", "c.example"], environment)
    #expect(overridden.port == 82 && overridden.allowedHosts == ["c.example"])
  }

  @Test func `the help tells the limits of a server`() {
    let help = ServerOptions.helpMessage().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let limits = WebLimits()
    let defaults = [
      "--max-sessions": limits.sessions, "--max-sessions-per-address": limits.sessionsPerAddress,
      "--max-sockets-per-address": limits.socketsPerAddress, "--max-pages-per-second": limits.pagesPerSecond,
      "--max-idle-sessions": limits.idleSessions, "--max-message-bytes": limits.messageBytes,
      "--max-session-hours": Int(limits.sessionLifetime.components.seconds / 3600),
    ]
    for (option, number) in defaults {
      let text = help.components(separatedBy: option + " <").dropFirst().first?.components(separatedBy: " --").first
      #expect(text?.contains("(default: \(number))") == true, "\(option) \(text ?? "is missing")")
    }
  }

  @Test func `what is not valid is named`() {
    #expect(complaint(["--port", "65536"]) == "--port is a number in 0...65535, not “65536”.")
    #expect(complaint([], ["IPPO_PORT": "x"]) == "IPPO_PORT is a number in 0...65535, not “x”.")
    #expect(complaint(["--trust-proxy", "proxy"]).hasPrefix("--trust-proxy “proxy” is no address and no network"))
    #expect(complaint(["--proxy-fields", "x"]) == "--proxy-fields is x-forwarded or forwarded, not “x”.")
    #expect(complaint(["--base-path", "app"]).hasPrefix("The base path “app” is not valid."))
    #expect(complaint(["--allow-origin", "a.example"]).hasPrefix("“a.example” is not an origin."))
    #expect(complaint(["--allow-redirect", "a.example"]).hasPrefix("“a.example” is not an origin."))
    #expect(complaint(["--allow-host", "https://a"]).contains("is not a host name."))
    #expect(complaint(["--certificate", "c"]) == "--certificate needs the private key: --key FILE.")
    #expect(complaint(["--key", "k"]) == "--key needs the certificate: --certificate FILE.")
    #expect(complaint(["--secret-file", "/nowhere"]) == "The secret file /nowhere does not exist or cannot be read.")
    #expect(complaint([], ["IPPO_SECRET": "short"]).hasPrefix("The secret has 5 bytes; at least 32 are needed"))
  }
}
