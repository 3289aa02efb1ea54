import Metrics
import Testing

@testable import IppoWeb

/// The texts are those of "Exposition formats" in Prometheus's documentation.
@Suite("What is counted, for Prometheus")
struct PrometheusTests {
  private let registry = PrometheusRegistry()

  @Test("a counter has a line for each set of labels, and goes on where it is made again")
  func counters() {
    for (kind, count) in [("rate", 2), ("frame", 1), ("rate", 40)] {
      Counter(label: "refused_total", dimensions: [("kind", kind)], factory: registry).increment(by: count)
    }
    Counter(label: "plain.total", factory: registry).increment()
    #expect(
      registry.text == """
        # TYPE plain_total counter
        plain_total 1
        # TYPE refused_total counter
        refused_total{kind="frame"} 1
        refused_total{kind="rate"} 42

        """)
  }

  @Test("a gauge has its last value, whoever sets it")
  func gauges() {
    Gauge(label: "sessions", factory: registry).record(3)
    Gauge(label: "sessions", factory: registry).record(1.5)
    let meter = Meter(label: "level", factory: registry)
    meter.set(-2)
    meter.increment(by: 0.5)
    #expect(registry.text == "# TYPE level gauge\nlevel -1.5\n# TYPE sessions gauge\nsessions 1.5\n")
  }

  @Test("times are in seconds, and each bucket counts those below as well")
  func times() {
    let timer = Timer(label: "commit_seconds", factory: registry)
    for milliseconds: Int64 in [1, 3, 40_000] { timer.recordNanoseconds(milliseconds * 1_000_000) }
    let lines = registry.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "# TYPE commit_seconds histogram")
    #expect(lines.contains("commit_seconds_bucket{le=\"0.0005\"} 0"))
    #expect(lines.contains("commit_seconds_bucket{le=\"0.001\"} 1"))
    #expect(lines.contains("commit_seconds_bucket{le=\"0.005\"} 2"))
    #expect(lines.contains("commit_seconds_bucket{le=\"10\"} 2"))
    #expect(
      lines.suffix(3) == [
        "commit_seconds_bucket{le=\"+Inf\"} 3", "commit_seconds_sum 40.004", "commit_seconds_count 3",
      ])
  }

  @Test("sizes are a histogram, too, with their labels")
  func sizes() {
    let sizes = Recorder(label: "bytes", dimensions: [("to", "a")], factory: registry)
    for size in [1, 64, 65, 2_000_000] { sizes.record(size) }
    #expect(registry.text.contains("bytes_bucket{to=\"a\",le=\"64\"} 2\n"))
    #expect(registry.text.contains("bytes_bucket{to=\"a\",le=\"256\"} 3\n"))
    #expect(registry.text.contains("bytes_sum{to=\"a\"} 2000130\nbytes_count{to=\"a\"} 4\n"))
  }

  @Test("names and labels are written as the format has them, and two that would be one are not")
  func spelling() {
    Counter(label: "1 größe", dimensions: [("a-b", "say \"hi\"\\\n")], factory: registry).increment()
    Counter(label: "1-gr__e", factory: registry).increment()
    Gauge(label: "1 größe", factory: registry).record(7)
    #expect(
      registry.text == """
        # TYPE _1_gr__e counter
        _1_gr__e{a_b="say \\"hi\\"\\\\\\n"} 1
        # TYPE _1_gr__e_2 counter
        _1_gr__e_2 1
        # TYPE _1_gr__e_3 gauge
        _1_gr__e_3 7

        """)
    for (value, text) in [
      (Double.nan, "NaN"), (.infinity, "+Inf"), (-.infinity, "-Inf"), (1e300, "1e+300"), (-0.25, "-0.25"),
    ] {
      #expect(PrometheusText.number(value) == text)
    }
  }

  @Test("nothing is lost when many count at once")
  func concurrency() async {
    await withDiscardingTaskGroup { [registry] group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 { Counter(label: "n", factory: registry).increment() }
        }
      }
    }
    #expect(registry.text == "# TYPE n counter\nn 4000\n")
  }

  @Test("are served to who names the server, and to no page of another site")
  func server() async throws {
    Counter(label: "n", factory: registry).increment()
    let server = MetricsServer(registry, port: 0, logger: quietLogger)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      let port = try await server.address.port
      let response = try await HTTPProbe.get(port: port, "/metrics")
      #expect(response.status == 200)
      #expect(response.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
      #expect(response.body == "# TYPE n counter\nn 1\n")
      #expect(try await HTTPProbe.get(port: port, "/").status == 404)
      #expect(try await HTTPProbe.send(port: port, "POST", "/metrics").status == 405)
      #expect(try await HTTPProbe.get(port: port, "/metrics", ["Host": "rebound.example:\(port)"]).status == 403)
      group.cancelAll()
      try? await group.waitForAll()
    }
  }
}
