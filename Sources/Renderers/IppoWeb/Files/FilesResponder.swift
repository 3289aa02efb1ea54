import Foundation
import HTTPTypes
import Hummingbird
import IppoRender
import NIOCore

/// Takes the files that pages ask for, and hands out those that they offer.
///
/// A file belongs to an element of a page, and the element's ticket is in the address. Only the visitor has seen the
/// ticket, which is good as long as the element exists. Files come in pieces, each with its place in the file
/// (`Upload-Offset`, as in the draft "Resumable Uploads for HTTP"). The server keeps the arrived part of an interrupted
/// piece.
///
///     POST  /_ippo/files/TICKET           [[name, size, media type], …]
///     PATCH /_ippo/files/TICKET/0         Upload-Offset: 0, and the bytes
///     HEAD  /_ippo/files/TICKET/0         tells the offset
///     GET   /_ippo/files/TICKET           a file that is offered
///     HEAD  /_ippo/files/TICKET           its fields; the file is offered on
struct FilesResponder: Sendable {
  private static let offsetField = HTTPField.Name("upload-offset")!
  /// Bytes of a list of files.
  private static let listBytes = 64 * 1024

  let host: SessionHost
  let limits: WebLimits
  let policy: RequestPolicy

  /// - Parameter path: below the base path.
  /// - Returns: `nil` for a path that is of no file.
  func respond(
    path: String, _ request: Request, _ client: ClientRequest, _ source: RequestSource, _ context: some RequestContext
  ) async -> Response? {
    guard path.hasPrefix(RenderFiles.route) else { return nil }
    let parts = path.dropFirst(RenderFiles.route.count).split(separator: "/", omittingEmptySubsequences: false)
    // The words of the page, once the session is known.
    var words = RenderWords(language: AcceptedLanguages(request.headers).tags.first)
    do throws(UploadFault) {
      guard let ticket = parts.first.map(String.init), ticket.utf8.count <= 64,
        let visitor = policy.cookie.visitor(in: request.headers[values: .cookie], of: client),
        let found = await host.session(showing: ticket, of: visitor)
      else { throw .unknown }
      words = await found.session.words
      let isChange = request.method != .get && request.method != .head
      // A page of another site can send a request, though it sees no ticket.
      if isChange, !policy.origins.allows(origin: request.headers[.origin], client) { throw .unknown }
      switch (request.method, parts.count) {
      case (.get, 1), (.head, 1): return try await hand(found, request, context)
      case (.post, 1): return try await begin(found, request, source)
      case (.patch, 2), (.head, 2):
        guard let index = Int(parts[1]), index >= 0 else { throw .unknown }
        guard request.method == .patch else {
          return Self.empty(.ok, offset: try await found.session.uploads.offset(ticket, index))
        }
        return try await write(found, index, request, source)
      default:
        var response = WebResponder.plain(.methodNotAllowed, "Files are sent by POST and PATCH.\n")
        response.headers[.allow] = parts.count == 1 ? "GET, HEAD, POST" : "HEAD, PATCH"
        return response
      }
    } catch {
      var response = WebResponder.plain(error.status, error.text(in: words) + "\n")
      if case .offset(let offset) = error { response.headers[Self.offsetField] = "\(offset)" }
      if error == .tooOften { response.headers[.retryAfter] = "1" }
      response.headers[.cacheControl] = "no-store"
      return response
    }
  }

  private static func empty(_ status: HTTPResponse.Status, offset: Int? = nil) -> Response {
    var fields = HTTPFields.secured
    fields[.cacheControl] = "no-store"
    if let offset { fields[offsetField] = "\(offset)" }
    return Response(status: status, headers: fields)
  }

  // MARK: Sending

  private func begin(
    _ found: SessionFiles, _ request: Request, _ source: RequestSource
  ) async throws(UploadFault) -> Response {
    // Each list makes folders on the disk.
    guard await host.mayAnnounce(found.session.network) else { throw .tooOften }
    let deadline = source.close(after: limits.uploadTimeout)
    defer { deadline?.cancel() }
    guard let list = try? await request.body.collect(upTo: Self.listBytes),
      let announced = [SessionUploads.Announcement](json: Data(list.readableBytesView))
    else { throw .malformed }
    try await found.session.beginUpload(found.files, announced)
    await deliverWhereComplete(found)
    return Self.empty(.created)
  }

  private func write(
    _ found: SessionFiles, _ index: Int, _ request: Request, _ source: RequestSource
  ) async throws(UploadFault) -> Response {
    guard let offset = request.headers[Self.offsetField].flatMap(Int.init), offset >= 0 else { throw .malformed }
    let deadline = source.close(after: limits.uploadTimeout)
    defer { deadline?.cancel() }
    let uploads = await found.session.uploads
    let received = try await uploads.write(found.files.ticket, index, at: offset, request.body)
    await deliverWhereComplete(found)
    return Self.empty(.noContent, offset: received)
  }

  /// The last byte brings the files to the app; empty ones have come with their names.
  private func deliverWhereComplete(_ found: SessionFiles) async {
    guard let paths = await found.session.uploads.take(found.files.ticket) else { return }
    await found.session.deliver(paths, to: found.node)
  }

  // MARK: Handing out

  private func hand(
    _ found: SessionFiles, _ request: Request, _ context: some RequestContext
  ) async throws(UploadFault) -> Response {
    guard case .take(let name, let path) = found.files.purpose else { throw .unknown }
    guard var response = await FileResponder.serve(path, request, context) else { throw .unknown }
    response.headers[.contentDisposition] = Self.disposition(name)
    response.headers[.contentType] = response.headers[.contentType] == nil ? nil : "application/octet-stream"
    response.headers[.cacheControl] = "no-store"
    let range = response.headers[.contentRange]
    let endsFile = response.status == .ok || response.status == .partialContent && range.map(Self.isLast) == true
    guard endsFile else { return response }
    let body = response.body
    let session = found.session
    // The caller drops the body of a response to HEAD, so that nothing is delivered.
    response.body = ResponseBody(contentLength: body.contentLength) { writer in
      try await body.write(writer)
      // All of it is on its way.
      await session.deliver([path], to: found.node)
    }
    return response
  }

  /// Whether a part, such as `bytes 5-9/10`, is the last of its file.
  private static func isLast(_ range: String) -> Bool {
    let numbers = range.split { !$0.isNumber }.compactMap { Int($0) }
    return numbers.count == 3 && numbers[1] + 1 == numbers[2]
  }

  /// RFC 6266: an ASCII name for those who read no other, and the name itself (RFC 8187).
  private static func disposition(_ name: String) -> String {
    let name = UploadName.clean(name)
    let plain = String(name.unicodeScalars.map { $0.isASCII && $0 != "\"" && $0 != "\\" ? Character($0) : "_" })
    var unreserved = CharacterSet(charactersIn: "!#$&+-.^_`|~")
    unreserved.formUnion(CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"))
    let coded = name.addingPercentEncoding(withAllowedCharacters: unreserved) ?? plain
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(coded)"
  }
}

/// An element of a page that is about files.
struct SessionFiles: Sendable {
  let session: Session
  let node: RenderNodeID
  let files: RenderFiles
}

extension [SessionUploads.Announcement] {
  /// Reads `[[name, size, media type], …]`, and nothing that only looks like it: a size is a whole number.
  init?(json: Data) {
    guard (try? JSONGrammar.check([UInt8](json))) != nil,
      let list = try? JSONDecoder().decode([AnnouncedFile].self, from: json)
    else { return nil }
    self = list.map(\.announcement)
  }
}

private struct AnnouncedFile: Decodable {
  let announcement: SessionUploads.Announcement

  init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    let (name, size) = (try fields.decode(String.self), try fields.decode(Int.self))
    let type = try fields.decode(String.self)
    guard fields.isAtEnd, name.utf8.count <= 4096, type.utf8.count <= 256 else {
      throw DecodingError.dataCorruptedError(in: fields, debugDescription: "More than a file is announced with.")
    }
    announcement = SessionUploads.Announcement(name: name, size: size, mediaType: type)
  }
}
