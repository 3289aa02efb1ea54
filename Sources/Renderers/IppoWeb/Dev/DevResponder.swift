import HTTPTypes
import Hummingbird
import NIOCore

/// Answers the requests of pages of a program under `--dev`: its script, and the events of its builds.
struct DevResponder {
  static let eventsPath = "/_ippo/dev/events"

  let pages: DevPages

  /// The stream of events (HTML, 9.2), until the client or the server ends.
  func events(_ request: Request) -> Response {
    var fields = HTTPFields.secured
    fields[.contentType] = "text/event-stream"
    fields[.cacheControl] = "no-store"
    let body = ResponseBody { [pages] writer in
      try await request.body.consumeWithCancellationOnInboundClose { _ in
        for await text in pages.events() { try await writer.write(ByteBuffer(string: text)) }
      }
      try await writer.finish(nil)
    }
    return Response(status: .ok, headers: fields, body: body)
  }
}
