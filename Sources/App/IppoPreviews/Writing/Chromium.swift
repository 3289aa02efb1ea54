internal import Foundation
internal import FoundationShims

/// A Chromium that takes pictures of pages.
struct Chromium {
  let path: String
  /// The name and the version, by which pictures of the same browser are known.
  let version: String

  private static let names = ["chromium-headless-shell", "chromium", "google-chrome", "chromium-browser"]

  /// The program that the variable `CHROMIUM` names, or the first one of the usual names; `nil` where there is none.
  static func find(_ environment: [String: String]) async -> Chromium? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let usual = names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path = environment["CHROMIUM"].flatMap({ $0.isEmpty ? nil : $0 }) ?? usual else { return nil }
    let pipe = Pipe()
    let run = ProgramRun(path: path, arguments: ["--version"], output: pipe.fileHandleForWriting, errors: .nullDevice)
    guard let end = try? await run.end(within: .seconds(60)), end == .exit(0) else { return nil }
    try? pipe.fileHandleForWriting.close()
    let text = (try? pipe.fileHandleForReading.readToEnd()).flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) }
    return Chromium(path: path, version: (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Takes pictures of a page until one of them is as expected, or as the one before it. Chromium does not know when a page
  /// has received all changes of its server.
  /// - Parameter expected: The file with the expected picture; `nil` for none. A missing file counts as none.
  /// - Returns: Whether there is a picture.
  func steadyPicture(of url: URL, _ variant: PreviewVariant, at file: String, expected: String?) async -> Bool {
    let expected = expected.flatMap { FileManager.default.contents(atPath: $0) }
    var last: Data?
    for _ in 0..<Self.attempts {
      guard await picture(of: url, variant, at: file) else { return false }
      let new = FileManager.default.contents(atPath: file)
      if new == expected || new == last { break }
      last = new
    }
    return true
  }

  private static let attempts = 5

  /// Takes a picture of a page.
  /// - Returns: Whether there is one.
  func picture(of url: URL, _ variant: PreviewVariant, at file: String) async -> Bool {
    let size = variant.device?.size ?? CGSize(width: 1024, height: 768)
    guard let profile = try? TemporaryFolder.ofProcess.makeFolder() else { return false }
    defer { TemporaryFolder.ofProcess.removeFolder(profile) }
    var arguments = [
      "--headless", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1", "--disable-lcd-text",
      "--font-render-hinting=none", "--force-prefers-reduced-motion", "--no-first-run",
      "--disable-background-networking",
      "--user-data-dir=\(profile)", "--lang=\(variant.language ?? "en-US")",
      "--window-size=\(Int(size.width)),\(Int(size.height))", "--virtual-time-budget=5000", "--screenshot=\(file)",
    ]
    // Chromium refuses its sandbox to root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    let run = ProgramRun(
      path: path, arguments: arguments + [url.absoluteString], output: .nullDevice, errors: .nullDevice)
    let end = try? await run.end(within: .seconds(60))
    return end == .exit(0) && FileManager.default.fileExists(atPath: file)
  }
}
