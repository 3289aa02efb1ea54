import Foundation
import HTTPTypes
import Hummingbird

/// Serves the files of one directory below `/assets/`: regular files only, which lie in the directory after links have
/// been resolved. A file is not served where a part of its path begins with a dot.
struct FileResponder: Sendable {
  private static let prefix = "/assets/"

  private let root: String

  init(directory: String) { root = directory }

  /// Whether there is a folder whose files can be served.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
      && FileManager.default.isReadableFile(atPath: path)
  }

  /// - Parameter path: below the base path, as it stands in the request.
  /// - Returns: `nil` when there is no such file.
  func respond(path: String, _ request: Request, _ context: some RequestContext) async -> Response? {
    guard let file = file(path) else { return nil }
    return await Self.serve(file, request, context)
  }

  /// A regular file, or a part of it.
  static func serve(_ file: String, _ request: Request, _ context: some RequestContext) async -> Response? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file),
      attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int,
      let changed = attributes[.modificationDate] as? Date
    else { return nil }
    let tag = "\"\(String(size, radix: 16))-\(String(Int(changed.timeIntervalSince1970 * 1000), radix: 16))\""
    var fields = HTTPFields.secured
    // A picture of the app is data: it must not run, wherever it came from.
    fields[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    fields[.eTag] = tag
    fields[.cacheControl] = "no-cache"
    fields[.acceptRanges] = "bytes"
    let type = MediaType.getMediaType(forExtension: MediaType.FileExtension(URL(fileURLWithPath: file).pathExtension))
    fields[.contentType] = type?.description ?? "application/octet-stream"
    guard request.headers.ifMatch(tag) else {
      fields[.contentType] = nil
      return Response(status: .preconditionFailed, headers: fields)
    }
    if request.headers.ifNoneMatch(tag) { return Response(status: .notModified, headers: fields) }
    // A part of what the file was is of no use (RFC 9110, 13.1.5). Parts are those of GET alone (14.2).
    let isForParts = request.method == .get && request.headers[.ifRange].map { $0 == tag } ?? true
    switch ByteRange(isForParts ? request.headers[.range] : nil, size: size) {
    case .whole:
      let body = try? await FileIO().loadFile(path: file, context: context)
      return body.map { Response(status: .ok, headers: fields, body: $0) }
    case .part(let range):
      fields[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound)/\(size)"
      let body = try? await FileIO().loadFile(path: file, range: range, context: context)
      return body.map { Response(status: .partialContent, headers: fields, body: $0) }
    case .unsatisfiable:
      fields[.contentRange] = "bytes */\(size)"
      fields[.contentType] = nil
      return Response(status: .rangeNotSatisfiable, headers: fields)
    }
  }

  /// The file itself, after all links; `nil` when it does not lie in the directory.
  private func file(_ path: String) -> String? {
    guard path.hasPrefix(Self.prefix), let name = path.dropFirst(Self.prefix.count).removingPercentEncoding,
      !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0 == "\\" || $0.value == 0x7F })
    else { return nil }
    let segments = name.split(separator: "/", omittingEmptySubsequences: false)
    guard segments.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }) else { return nil }
    guard let root = Self.resolved(root), let file = Self.resolved(root + "/" + name) else { return nil }
    return file.hasPrefix(root.hasSuffix("/") ? root : root + "/") ? file : nil
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
