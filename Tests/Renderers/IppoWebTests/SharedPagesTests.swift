import HTTPTypes
import Hummingbird
import IppoTesting
import IppoUI
import NIOCore
import Synchronization
import Testing

@testable import IppoWeb

/// First pages that are the same for several visitors.
@Suite struct SharedPagesTests {
  private struct Screen: View {
    let visitor: String
    @State private var count = 0

    var body: some View {
      VStack {
        Text(verbatim: "Hello, \(visitor)")
        ForEach(0..<20) { Text(verbatim: "Row \($0)") }
        Button("Add \(count)") { count += 1 }
      }
    }
  }

  /// - Parameter name: what a visitor is greeted by.
  private func makeHost(_ name: @escaping @Sendable (Visitor) -> String) -> SessionHost {
    SessionHost(logger: quietLogger) { visitor in ViewGraph { Screen(visitor: name(visitor)) } }
  }

  @Test func `what two visitors have been shown is written once for those after them`() async throws {
    let host = makeHost { _ in "world" }
    var pages: [OpenedPage] = []
    for _ in 0..<4 { pages.append(try await host.openPage(visitor: .new())) }
    #expect(pages.map { $0.shared != nil } == [false, false, true, true])
    #expect(pages[2].shared === pages[3].shared)
    for page in pages { #expect(page.content == pages[0].content) }
    #expect(Set(pages.map(\.token)).count == 4)
  }

  @Test func `what is for one visitor is never another's`() async throws {
    let host = makeHost { $0.id }
    for _ in 0..<5 {
      let visitors = [WebVisitor.new(), .new()]
      for visitor in visitors + visitors + visitors {
        let page = try await host.openPage(visitor: visitor)
        let html = String(decoding: try #require(page.content).html, as: UTF8.self)
        #expect(html.contains("Hello, \(visitor.id)<"))
      }
    }
  }

  @Test func `sessions that begin with the same page go on by themselves`() async throws {
    let host = makeHost { _ in "world" }
    for _ in 0..<3 { _ = try await host.openPage(visitor: .new()) }
    let clients = [
      try await WireClient.connect(to: host, visitor: .new()), try await WireClient.connect(to: host, visitor: .new()),
    ]
    try await clients[0].tap("Add 0")
    #expect(await clients[0].page.text.contains("Add 1"))
    #expect(await clients[1].page.text.contains("Add 0"))
    #expect(try await host.openPage(visitor: .new()).shared != nil)
  }

  private func tree(_ text: String) -> RenderTree {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    let node = builder.make(.text(text))
    builder.record(.insert(node, into: window, at: 0))
    _ = builder.commit()
    return builder.tree
  }

  private func note(_ text: String, in pages: SharedPages, to visitor: WebVisitor = .new()) throws {
    let mirror = PageMirror(tree(text))
    pages.note(tree(text), mirror, try #require(mirror.content()), to: visitor)
  }

  @Test func `what one visitor is shown again and again is not kept`() throws {
    let pages = SharedPages()
    let visitor = WebVisitor.new()
    for _ in 0..<5 { try note("mine", in: pages, to: visitor) }
    #expect(pages.count == 0)
    try note("mine", in: pages)
    #expect(pages.count == 1)
  }

  @Test func `a few are kept of each address`() throws {
    let pages = SharedPages()
    for number in 0..<10 {
      for _ in 0..<2 { try note("\(number)", in: pages) }
      // The first is in use.
      #expect(pages.page(showing: tree("0")) != nil)
    }
    #expect(pages.count == 4)
    #expect((0..<10).filter { pages.page(showing: tree("\($0)")) != nil } == [0, 7, 8, 9])
    #expect(pages.page(showing: tree("10")) == nil)
  }

  @Test func `they take no more memory than they may`() throws {
    let pages = SharedPages(capacity: 2_500)
    for number in 0..<3 { for _ in 0..<2 { try note("\(number)", in: pages) } }
    #expect(pages.count == 2)
    #expect(pages.page(showing: tree("0")) == nil)
    let none = SharedPages(capacity: 100)
    for _ in 0..<3 { try note("0", in: none) }
    #expect(none.count == 0)
  }

  @Test func `a shared page is sent as it would be for one visitor`() async throws {
    let host = makeHost { _ in "world" }
    for _ in 0..<2 { _ = try await host.openPage(visitor: .new()) }
    let page = try await host.openPage(visitor: .new())
    let shared = try #require(page.shared)
    let document = PageDocument(
      page.content, revision: page.revision, token: page.token, title: "T", language: "en", limit: 1)
    let plain = document.head + document.elements + document.tail
    let whole = CodedPage(document, shared, isCompressed: false)
    #expect(!whole.isCompressed)
    #expect(try await parts(of: whole).map { Array($0.readableBytesView) } == [plain])
    for _ in 0..<2 {
      let page = CodedPage(document, shared, isCompressed: true)
      #expect(page.isCompressed)
      let file = try #require(try await parts(of: page).first)
      #expect(page.body.contentLength == file.readableBytes)
      #expect(try gunzip(Array(file.readableBytesView)) == plain)
    }
  }

  @Test func `the head of a page of one's own leaves before its elements are compressed`() async throws {
    let page = try await makeHost { _ in "world" }.openPage(visitor: .new())
    #expect(page.shared == nil)
    let document = PageDocument(
      page.content, revision: page.revision, token: page.token, title: "T", language: "en", limit: 1)
    let own = CodedPage(document, nil, isCompressed: true)
    #expect(own.isCompressed)
    let parts = try await parts(of: own)
    try #require(parts.count == 2)
    var head = GzipFile()
    head.append(try #require(DeflatedPart(document.head, level: 1)))
    #expect(parts[0] == head.take())
    var file = parts[0]
    file.writeImmutableBuffer(parts[1])
    #expect(try gunzip(Array(file.readableBytesView)) == document.head + document.elements + document.tail)
  }

  /// What is sent at once, one after the other.
  private func parts(of page: CodedPage) async throws -> [ByteBuffer] {
    let reader = PartReader()
    try await page.body.write(reader)
    return reader.parts.withLock { $0 }
  }
}

private final class PartReader: ResponseBodyWriter, Sendable {
  let parts = Mutex<[ByteBuffer]>([])

  func write(_ buffer: ByteBuffer) { parts.withLock { $0.append(buffer) } }

  func finish(_: HTTPFields?) {}
}
