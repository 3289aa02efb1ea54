import Hummingbird

extension Response {
  /// The response to a HEAD: the fields of the response to a GET, its length among them, without content (RFC 9110, 9.3.2).
  func withoutContent() -> Response {
    // A body of a known length would set the field of that length.
    Response(status: status, headers: headers, body: ResponseBody { writer in try await writer.finish(nil) })
  }
}
