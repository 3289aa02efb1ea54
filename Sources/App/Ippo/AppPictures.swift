#if Terminal
  import Foundation
  import IppoRender
  import IppoTerminal
  import IppoUIKit

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Finds the pictures of an app for its terminal.
  ///
  /// The pictures are among the resources of the app's bundles, in the folder of `--assets`, in data and file URLs, and
  /// on servers.
  struct AppPictures: Sendable {
    /// The folder whose files browsers get below `/assets/`.
    private let folder: URL?
    private let bundles: [Bundle]
    private let configuration: URLSessionConfiguration

    /// - Parameters:
    ///   - folder: The folder of `--assets`.
    ///   - bundles: Are searched in this order.
    ///   - configuration: Of the requests to servers.
    init(
      folder: String?, bundles: [Bundle] = AppBundles.all, configuration: URLSessionConfiguration = Self.configuration
    ) {
      self.folder = folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      self.bundles = bundles
      self.configuration = configuration
    }

    /// A server has 15 seconds for each part of an answer, and a minute for all of it. Nothing is stored.
    static var configuration: URLSessionConfiguration {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.timeoutIntervalForRequest = 15
      configuration.timeoutIntervalForResource = 60
      return configuration
    }

    var loader: TerminalPictureLoader { TerminalPictureLoader { try await picture($0) } }

    /// The file of a picture.
    ///
    /// - Throws: ``TerminalPictureError``, or an error of the file system or of the network.
    func picture(_ request: TerminalPictureLoader.Request) async throws -> TerminalPicture {
      switch request.source {
      case .symbol(let name): throw TerminalPictureError.unavailable("“\(name)” is a symbol.")
      case .asset(let name): return try picture(asset(name, isDark: request.isDark))
      case .url(let address): return try await picture(data(at: address))
      }
    }

    private func picture(_ data: Data) throws -> TerminalPicture {
      guard data.count <= TerminalPicture.byteLimit else { throw TerminalPictureError.tooManyBytes(data.count) }
      guard let image = UIImage(data: data) else {
        throw TerminalPictureError.unavailable("The file is none of PNG, JPEG, GIF, WebP, BMP and SVG.")
      }
      return try picture(image)
    }

    private func picture(_ image: UIImage) throws -> TerminalPicture {
      guard case .bytes(let data, let header) = image.source else { throw TerminalPictureError.noSize }
      return try TerminalPicture(
        bytes: Array(data), mediaType: header.format.rawValue, width: header.width, height: header.height,
        scale: Double(image.scale))
    }

    // MARK: Resources

    private func asset(_ name: String, isDark: Bool) throws -> UIImage {
      if let folder, let data = try? Self.file(folder.appendingPathComponent(name)), let image = UIImage(data: data) {
        return image
      }
      let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
      for bundle in bundles {
        if let image = UIImage(named: name, in: bundle, compatibleWith: traits) { return image }
      }
      throw TerminalPictureError.unavailable("There is no such picture among the resources of the app.")
    }

    private static func file(_ url: URL) throws -> Data {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      return try handle.read(upToCount: TerminalPicture.byteLimit + 1) ?? Data()
    }

    // MARK: Addresses

    private func data(at address: String) async throws -> Data {
      switch address.prefix(while: { $0 != ":" }).lowercased() {
      case "data": return try Self.data(in: address.dropFirst("data:".count))
      case "file":
        guard let url = URL(string: address), url.isFileURL else { break }
        return try Self.file(url)
      case "http", "https":
        guard let url = URL(string: address) else { break }
        return try await PictureDownload.data(from: url, configuration)
      default: throw TerminalPictureError.unavailable("Pictures come from http, https, data and file URLs.")
      }
      throw TerminalPictureError.unavailable("The address is no URL.")
    }

    /// The data of a data URL (RFC 2397), after the scheme.
    private static func data(in text: Substring) throws -> Data {
      guard let comma = text.firstIndex(of: ",") else {
        throw TerminalPictureError.unavailable("The data URL has no data.")
      }
      let body = text[text.index(after: comma)...]
      // Base64 and escapes have no more than three bytes for one of the file.
      guard body.utf8.count <= 3 * TerminalPicture.byteLimit else {
        throw TerminalPictureError.tooManyBytes(body.utf8.count)
      }
      let plain = body.removingPercentEncoding ?? String(body)
      guard text[..<comma].lowercased().hasSuffix(";base64") else { return Data(plain.utf8) }
      guard let data = Data(base64Encoded: plain, options: .ignoreUnknownCharacters) else {
        throw TerminalPictureError.unavailable("The data URL is no Base64.")
      }
      return data
    }
  }
#endif
