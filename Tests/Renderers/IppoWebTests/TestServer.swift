import IppoUI
import Logging
import ServiceLifecycle
import TestSignals

@testable import IppoWeb

/// A counter, a field that shouts, and a few things that must not be reached.
struct PlayView: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Increment") { count += 1 }
      Button("Locked") { count += 100 }.disabled(true)
      Button("Concealed") { count += 100 }.hidden()
      TextField("Name", text: Binding(get: { name }, set: { name = $0.uppercased() }))
      Text("Hello, \(name)")
      Toggle("Sound", isOn: $isOn)
      Text(isOn ? "Loud" : "Silent")
    }
  }
}

/// A view with nothing but a text.
struct TextView: View {
  let text: String
  var body: some View { Text(verbatim: text) }
}

/// Serves a view on a free port for the length of a test.
func withServer<Result: Sendable>(
  _ configuration: WebServerConfiguration = WebServerConfiguration(port: 0),
  view: @escaping @MainActor @Sendable () -> ViewGraph = { ViewGraph { PlayView() } },
  _ test: @Sendable (WebServer, Int) async throws -> Result
) async throws -> Result {
  var configuration = configuration
  configuration.port = 0
  // A thousand tests beside this one may keep the main actor busy for longer than a client is given.
  let usual = WebLimits()
  for limit in [\WebLimits.greetingTimeout, \.requestTimeout, \.adoptionTimeout, \.heartbeatTimeout]
  where limit == \.greetingTimeout || configuration.limits[keyPath: limit] == usual[keyPath: limit] {
    configuration.limits[keyPath: limit] = .seconds(600)
  }
  let server = WebServer(configuration: configuration, logger: quietLogger, makeSource: view)
  return try await serve(server) { port in try await test(server, port) }
}

/// Runs a server for the length of a test.
func serve<Result: Sendable>(_ server: WebServer, _ test: @Sendable (Int) async throws -> Result) async throws -> Result
{
  try await withThrowingTaskGroup(of: Void.self) { group in
    let services = ServiceGroup(services: [server], logger: quietLogger)
    group.addTask { try await services.run() }
    let port = try await server.address.port
    let result: Swift.Result<Result, any Error>
    do { result = .success(try await test(port)) } catch { result = .failure(error) }
    await services.triggerGracefulShutdown()
    try await group.waitForAll()
    return try result.get()
  }
}

/// A server without its sockets: sessions are reached within the process.
func makeServer(
  _ configuration: WebServerConfiguration = WebServerConfiguration(),
  view: @escaping @MainActor @Sendable () -> ViewGraph = { ViewGraph { PlayView() } }
) -> WebServer {
  WebServer(configuration: configuration, logger: quietLogger, makeSource: view)
}

extension SessionHost {
  /// Waits until all sessions have handled their requests, and have sent the results.
  func settle(file: StaticString = #fileID, line: UInt = #line) async throws {
    let sessions = Array(self.sessions.values)
    try await waitForEnd(of: "all sessions to settle", file: file, line: line) {
      for session in sessions { await session.settleMessages() }
    }
  }
}

let quietLogger: Logger = {
  var logger = Logger(label: "test")
  logger.logLevel = .critical
  return logger
}()
