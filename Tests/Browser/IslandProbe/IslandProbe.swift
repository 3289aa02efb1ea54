import Foundation
import Hummingbird
import HummingbirdCore
import Ippo
import IppoWeb
import Logging
import NIOCore

/// Somebody else's server, whose pages are made by other means under a strict policy, with views of an app in them.
@main
struct IslandProbe {
  @MainActor static func main() async throws {
    let logger = Logger(label: "probe")
    var configuration = WebServerConfiguration(title: "Widgets")
    configuration.isEmbeddable = true
    let widgets = try WebMount(Widgets.self, at: "/widgets", configuration: configuration, logger: logger)
    let closed = try WebMount(Widgets.self, at: "/closed", logger: logger)
    let page = try Self.page(widgets)

    let router = Router(context: ProbeContext.self)
    router.get("/") { _, _ in
      var response = Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: page)))
      response.headers[.contentType] = "text/html; charset=utf-8"
      response.headers[.contentSecurityPolicy] =
        "default-src 'none'; script-src 'self'; frame-src 'self'; img-src data:; require-trusted-types-for 'script'"
      return response
    }
    router.mount(widgets)
    router.mount(closed)

    var application = Application(
      router: router, server: .http1(mounting: [widgets, closed]),
      configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        guard let port = channel.localAddress?.port else { return }
        FileHandle.standardOutput.write(Data("http://127.0.0.1:\(port)/\n".utf8))
      },
      logger: logger)
    application.addServices(widgets, closed)
    try await application.runService()
  }

  private static func page(_ widgets: WebMount) throws -> String {
    """
    <!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Elsewhere</title><link rel="icon" href="data:,">
    \(widgets.islandScript)
    </head>
    <body>
    <h1>Made elsewhere</h1>
    \(try widgets.island(title: "First"))
    <p>Between</p>
    <ippo-view src="/widgets/" title="Second"></ippo-view>
    \(try widgets.island(title: "Third", height: 222))
    <ippo-view src="/closed/" title="Closed"></ippo-view>
    </body>
    </html>

    """
  }
}

struct ProbeContext: RequestContext, RemoteAddressRequestContext {
  var coreContext: CoreRequestContextStorage
  let remoteAddress: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }
}

struct Widgets: App {
  var body: some Scene { WindowGroup("Widgets") { Counter() } }
}

/// Counts, and grows with the count.
private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "Count: \(count)")
      Button("Increment") { count += 1 }
      ForEach(0..<count, id: \.self) { Text(verbatim: "Line \($0)").frame(height: 40) }
    }
  }
}
