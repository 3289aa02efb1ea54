import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import IppoRender
import NIOCore
import Synchronization

/// Serves the fonts an app has registered: a style sheet with their names, and their files, addressed by what is in them.
struct FontResponder: Sendable {
  static let stylePath = "/_ippo/fonts.css"
  private static let prefix = "/_ippo/fonts/"

  let registry: FontRegistry
  private let digests = FontDigests()

  init(registry: FontRegistry = .shared) { self.registry = registry }

  /// The address of the style sheet, relative to the page; `nil` while no font is registered.
  var styleAddress: String? {
    let fonts = registry.fonts
    guard !fonts.isEmpty else { return nil }
    return "\(Self.stylePath.dropFirst())?v=\(Self.hash(Data(style(fonts).utf8)))"
  }

  /// - Parameter path: below the base path.
  /// - Returns: `nil` when there is no such font.
  func respond(path: String, _ request: Request) -> Response? {
    if path == Self.stylePath {
      var response = WebResponder.response(
        .ok, type: "text/css; charset=utf-8", style(registry.fonts), to: request)
      response.headers[.cacheControl] = "no-cache"
      return response
    }
    guard path.hasPrefix(Self.prefix),
      let font = registry.fonts.first(where: { name(of: $0) == path.dropFirst(Self.prefix.count) }),
      let data = font.source.data
    else { return nil }
    var fields = HTTPFields.secured
    fields[.contentType] = font.type
    fields[.cacheControl] = "public, max-age=31536000, immutable"
    return Response(status: .ok, headers: fields, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
  }

  /// A font is found by the name of its family, with its weight and slant, and by its own name as it is.
  private func style(_ fonts: [FontRegistry.Font]) -> String {
    fonts.map { font in
      let source = "src:url(\"fonts/\(name(of: font))\");font-display:swap"
      let slant = font.isItalic ? "italic" : "normal"
      let family =
        "@font-face{font-family:\(font.family.cssFamily);font-weight:\(font.weight);font-style:\(slant);\(source)}\n"
      guard font.postScriptName != font.family else { return family }
      return family + "@font-face{font-family:\(font.postScriptName.cssFamily);font-weight:1 1000;\(source)}\n"
    }.joined()
  }

  /// The served name of a font. The name changes with the size and date of the font's file, or with its data.
  private func name(of font: FontRegistry.Font) -> String {
    switch font.source {
    case .file(let file):
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
      let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return Self.hash(Data("\(file.path) \(attributes?[.size] ?? 0) \(date)".utf8))
    case .data(let data): return digests.digest(of: font.postScriptName, data)
    }
  }

  static func hash(_ data: Data) -> String {
    SHA256.hash(data: data).prefix(8).hexadecimal
  }
}

/// The digests of fonts that are data. Each page names all fonts, and anybody can ask for a font at any rate.
final class FontDigests: Sendable {
  private let digests = Mutex<[String: String]>([:])

  /// The digest of a font. A registry never replaces the font of a name.
  func digest(of name: String, _ data: @autoclosure () -> Data) -> String {
    if let known = digests.withLock({ $0[name] }) { return known }
    let digest = FontResponder.hash(data())
    return digests.withLock { digests in
      digests[name] = digests[name] ?? digest
      return digest
    }
  }
}
