internal import Foundation
internal import IppoUI

/// The program as a server of its previews, from which pages and pictures are taken.
final class PreviewPageServer {
  private let process: Process
  /// The address of the program, with a slash at the end.
  let address: URL

  /// Starts the program.
  /// - Throws: ``PreviewError/noServer`` for a program that does not serve.
  init(_ run: ProgramRun) async throws {
    let pipe = Pipe()
    var run = run
    run.output = pipe.fileHandleForWriting
    let process = try run.makeProcess()
    try process.run()
    try? pipe.fileHandleForWriting.close()
    self.process = process
    var found: URL?
    for try await line in pipe.fileHandleForReading.bytesOfLines() {
      guard let text = line.split(separator: " ").last, text.hasPrefix("http://") else { continue }
      found = URL(string: String(text))
      break
    }
    guard let found else {
      process.terminate()
      throw PreviewError.noServer
    }
    address = found
  }

  /// The address of a preview in a variant, with nothing else in the page.
  ///
  /// The window of the browser has the size of the device.
  func page(of id: String, _ variant: PreviewVariant) -> URL {
    var variant = variant
    variant.device = nil
    return address.appending(path: id).appending(
      queryItems: [URLQueryItem(name: "alone", value: "true")] + variant.query)
  }

  /// The elements of the first page of an address, without what differs from page to page.
  func html(at url: URL) async throws -> String {
    var request = URLRequest(url: url)
    request.setValue("en-US", forHTTPHeaderField: "Accept-Language")
    let (data, _) = try await URLSession.shared.data(for: request)
    return Self.window(of: String(decoding: data, as: UTF8.self))
  }

  /// The element of the window. The head, tokens and versions of files are of the server, and not of the preview.
  static func window(of page: String) -> String {
    guard let start = page.range(of: "<div id=\"n1\""), let end = page.range(of: "</body>") else { return page }
    return page[start.lowerBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines) + "\n"
  }

  /// Ends the program.
  func stop() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}

extension FileHandle {
  /// The lines as they come, without their line feeds.
  fileprivate func bytesOfLines() -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      let reader = Thread { [self] in
        var buffer: [UInt8] = []
        while let part = try? read(upToCount: 1), let byte = part.first {
          if byte == UInt8(ascii: "\n") {
            continuation.yield(String(decoding: buffer, as: UTF8.self))
            buffer = []
          } else {
            buffer.append(byte)
          }
        }
        continuation.finish()
      }
      reader.start()
    }
  }
}
