import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

// The limit of what can be reached with SwiftNIO: a page whose button sends a number over a WebSocket, and shows the
// number that comes back. Nothing is kept, and nothing is drawn. The argument is the port.

let page = """
  <!doctype html><meta charset="utf-8"><title>Echo</title><p id="count">Count: 0</p><button>Add</button><script>
  const socket = new WebSocket(`ws://${location.host}/socket`);
  const text = document.getElementById("count").firstChild;
  let count = 0;
  document.querySelector("button").onclick = () => socket.send(++count);
  socket.onmessage = ({ data }) => { text.data = "Count: " + data; };
  socket.onopen = () => document.documentElement.dataset.state = "open";
  </script>
  """

let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
let channel = try await ServerBootstrap(group: group)
  .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
  .childChannelInitializer { channel in
    channel.eventLoop.makeCompletedFuture {
      let upgrader = NIOWebSocketServerUpgrader(
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
        upgradePipelineHandler: { channel, _ in
          channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(EchoHandler()) }
        })
      try channel.pipeline.syncOperations.configureHTTPServerPipeline(
        withServerUpgrade: (
          upgraders: [upgrader],
          completionHandler: { _ in channel.pipeline.syncOperations.removeHandler(name: "page", promise: nil) }
        ))
      try channel.pipeline.syncOperations.addHandler(PageResponder(), name: "page")
    }
  }
  .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
  .bind(host: "127.0.0.1", port: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0).get()
print("Echo is running at http://127.0.0.1:\(channel.localAddress!.port!)")
try await channel.closeFuture.get()

/// Answers every request with the page.
final class PageResponder: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .end = unwrapInboundIn(data) else { return }
    let body = context.channel.allocator.buffer(string: page)
    let head = HTTPResponseHead(
      version: .http1_1, status: .ok,
      headers: ["Content-Type": "text/html; charset=utf-8", "Content-Length": "\(body.readableBytes)"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}

/// Sends back what comes.
final class EchoHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      context.writeAndFlush(
        wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: frame.unmaskedData)), promise: nil)
    case .ping:
      context.writeAndFlush(
        wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
    case .connectionClose: context.close(promise: nil)
    default: break
    }
  }
}
