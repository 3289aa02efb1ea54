import Testing

@testable import IppoWeb

@Suite struct WorkerTests {
  // MARK: The worker of a visitor

  private let secret = [UInt8](repeating: 7, count: 32)

  private func cookie(of visitor: WebVisitor, secret: [UInt8]? = nil) -> String {
    let request = ClientRequest(isSecure: false, authority: Authority("127.0.0.1:80"))
    let field = VisitorCookie(secret: secret ?? self.secret).field(for: visitor, request)
    return String(field.prefix { $0 != ";" })
  }

  private func finding(_ text: String) -> ConnectionHead.Finding {
    ConnectionHead(secret: secret).finding(in: Array(text.utf8))
  }

  @Test func `new visitors belong to the worker that they came to`() {
    for index in 0..<5 {
      let visitor = VisitorHome(index: index, count: 5).newVisitor()
      #expect(VisitorHome.index(of: visitor.id, among: 5) == index)
    }
  }

  @Test func `the visitor of a connection is read from the first bytes`() {
    let visitor = WebVisitor.new()
    let cookie = cookie(of: visitor)
    #expect(finding("GET / HTTP/1.1\r\nHost: a\r\nCookie: \(cookie)\r\n\r\n") == .visitor(visitor.id))
    #expect(finding("GET / HTTP/1.1\r\ncOOKIE:other=1; \(cookie) ; b=2\r\nHost: a\r\n") == .visitor(visitor.id))
    // Another server on another port of the host has a cookie with a like name.
    let other = self.cookie(of: .new(), secret: [UInt8](repeating: 8, count: 32))
    #expect(finding("GET / HTTP/1.1\r\nCookie: \(other); \(cookie)\r\n\r\n") == .visitor(visitor.id))
    #expect(finding("GET / HTTP/1.1\r\nCookie: \(other)\r\n\r\n") == .stranger)
  }

  @Test func `the first bytes are waited for until the head has ended`() {
    let cookie = cookie(of: .new())
    #expect(finding("") == .incomplete)
    #expect(finding("GET / HTTP/1.1\r\nCookie: \(cookie)") == .incomplete)
    #expect(finding("GET / HTTP/1.1\r\nHost: a\r\n\r\n") == .stranger)
    #expect(finding("GET / HTTP/1.1\nHost: a\n\nCookie: \(cookie)\n") == .stranger)
    #expect(finding(String(repeating: "a", count: ConnectionHead.greatest)) == .stranger)
  }

  @Test func `a head is read in pieces of any size as it is in one`() {
    let head = ConnectionHead(secret: secret)
    let visitor = WebVisitor.new()
    let texts = [
      "GET / HTTP/1.1\r\nHost: a\r\nCookie: \(cookie(of: visitor))\r\nA: b\r\n\r\n",
      "GET / HTTP/1.1\nHost: a\n\nCookie: b\n",
    ]
    for bytes in texts.map({ Array($0.utf8) }) {
      let whole = head.finding(in: bytes)
      for size in 1...bytes.count {
        var progress = ConnectionHead.Progress()
        var finding = ConnectionHead.Finding.incomplete
        for end in stride(from: size, to: bytes.count + size, by: size) where finding == .incomplete {
          finding = head.finding(in: bytes[..<min(end, bytes.count)], after: &progress)
        }
        #expect(finding == whole)
      }
    }
    #expect(head.finding(in: Array(texts[0].utf8)) == .visitor(visitor.id))
  }

  // MARK: Metrics

  private static func report(_ counter: Double, _ gauge: Double, _ bucket: Int) -> String {
    """
    # TYPE events_total counter
    events_total{kind="a b"} \(PrometheusText.number(counter))
    # TYPE sessions gauge
    sessions \(PrometheusText.number(gauge))
    # TYPE wait histogram
    wait_bucket{le="0.5"} \(bucket)
    wait_bucket{le="+Inf"} \(bucket + 1)
    wait_sum 2.5
    wait_count \(bucket + 1)

    """
  }

  @Test func `metrics of workers are added up`() {
    var metrics = WorkerMetrics()
    #expect(metrics.text.isEmpty)
    metrics.report(Self.report(3, 10, 4), of: 1)
    #expect(metrics.text == Self.report(3, 10, 4))
    metrics.report(Self.report(100, 1, 1), of: 2)
    metrics.report(Self.report(5, 2, 2), of: 2)
    #expect(
      metrics.text
        == """
        # TYPE events_total counter
        events_total{kind="a b"} 8
        # TYPE sessions gauge
        sessions 12
        # TYPE wait histogram
        wait_bucket{le="0.5"} 6
        wait_bucket{le="+Inf"} 8
        wait_sum 5
        wait_count 8

        """)
  }

  @Test func `counts of a worker that has ended stay, and its gauges go`() {
    var metrics = WorkerMetrics()
    metrics.report(Self.report(3, 10, 4), of: 1)
    metrics.end(1)
    metrics.end(9)
    metrics.report(Self.report(1, 2, 0), of: 2)
    #expect(metrics.text.contains("events_total{kind=\"a b\"} 4\n"))
    #expect(metrics.text.contains("sessions 2\n"))
    #expect(metrics.text.contains("wait_count 6\n"))
  }

  // MARK: Limits

  @Test func `limits of all and of an address are divided, rounded up, and those of a session stay`() {
    var limits = WebLimits()
    limits.sessions = 5
    limits.memoryBytes = 9
    let share = limits.divided(among: 2)
    #expect(share.sessions == 3 && share.memoryBytes == 5)
    #expect(share.sessionsPerAddress == 500 && share.socketsPerAddress == 256 && share.pagesPerSecond == 10)
    #expect(limits.supervisedSessionBytes == 2)
    #expect(share.messageBytes == limits.messageBytes && share.uploadBytesPerVisitor == limits.uploadBytesPerVisitor)
  }

  @Test func `dates are written as HTTP has them`() {
    #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate.text(951_782_400) == "Tue, 29 Feb 2000 00:00:00 GMT")
  }
}
