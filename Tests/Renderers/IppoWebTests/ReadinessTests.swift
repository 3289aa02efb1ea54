import IppoTesting
import ServiceLifecycle
import TestSignals
import Testing

@testable import IppoWeb

@Suite("Whether a server is for new visitors")
struct ReadinessTests {
  @Test("it is while there is room")
  func room() async throws {
    var configuration = WebServerConfiguration()
    configuration.limits.sessions = 1
    try await withServer(configuration) { server, port in
      let ready = try await HTTPProbe.get(port: port, "/_ippo/ready")
      #expect((ready.status, ready.body) == (200, "{\"status\":\"ready\"}\n"))
      let client = try await WireClient.connect(host: "127.0.0.1", port: port)
      let full = try await HTTPProbe.get(port: port, "/_ippo/ready")
      #expect((full.status, full.body) == (503, "{\"status\":\"full\"}\n"))
      #expect(try await HTTPProbe.get(port: port, "/_ippo/health").status == 200)
      await client.drop()
    }
  }

  @Test("one that ends soon says so, and serves who comes all the same")
  func draining() async throws {
    var configuration = WebServerConfiguration(port: 0)
    configuration.drainTime = .seconds(3600)
    let server = makeServer(configuration)
    let services = ServiceGroup(services: [server], logger: quietLogger)
    let run = Task { try await services.run() }
    let port = try await server.address.port
    let changes = Watched(0)
    await server.host.whenChanged { changes.change { $0 += 1 } }
    await services.triggerGracefulShutdown()
    try await waitForCondition("the server to drain", on: changes) { await server.host.readiness() == .draining }
    let ready = try await HTTPProbe.get(port: port, "/_ippo/ready")
    #expect((ready.status, ready.body) == (503, "{\"status\":\"draining\"}\n"))
    #expect(try await HTTPProbe.get(port: port, "/").status == 200)
    run.cancel()
    _ = await run.result
    #expect(await server.host.sessionCount == 0)
  }

  @Test("how many sessions there are is told on its machine alone")
  func details() async throws {
    try await withServer { _, port in
      #expect(try await HTTPProbe.get(port: port, "/_ippo/health").body == "{\"status\":\"ok\",\"sessions\":0}\n")
      for field in ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"] {
        let health = try await HTTPProbe.get(port: port, "/_ippo/health", [field: "1.2.3.4"])
        #expect(health.body == "{\"status\":\"ok\"}\n")
      }
    }
  }
}
