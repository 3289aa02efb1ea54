internal import Foundation
internal import FoundationShims

extension PreviewWriter {
  /// Compares the previews with those of a folder. Tells the differences, and writes a report beside the folder.
  /// - Parameter request: The folder; variants and words that a person names go before those of the folder.
  /// - Returns: The exit status: 1 where something differs.
  /// - Throws: ``PreviewError/noFolder(_:)`` for a folder without previews.
  package func check(_ request: Request) async throws -> Int32 {
    guard let manifest = PreviewManifest.read(in: request.folder) else { throw PreviewError.noFolder(request.folder) }
    let new = try TemporaryFolder.ofProcess.makeFolder()
    defer { TemporaryFolder.ofProcess.removeFolder(new) }
    let chromium = await found(manifest)
    let written = try await write(
      Request(
        folder: new, variants: request.variants.isEmpty ? manifest.variants : request.variants,
        only: request.only ?? manifest.only), chromium: chromium, expected: request.folder)
    // With words of a person, the others in the folder are not looked at.
    let old = request.only == nil ? manifest.previews : []
    let differences = PreviewDifference.all(
      before: request.folder, after: new, previews: Set(written.manifest.previews + old),
      isCompared: { isCompared($0, with: chromium, manifest, request) })
    let report = request.folder + ".report"
    guard !differences.isEmpty else {
      try? FileManager.default.removeItem(atPath: report)
      say("\(written.manifest.previews.count) previews are as they were.")
      return written.failures.isEmpty ? 0 : 1
    }
    for difference in differences { say(difference.line) }
    let page = try PreviewReport(differences: differences, before: request.folder, after: new).write(in: report)
    say("\(differences.count) files differ: \(page) shows them.")
    return 1
  }

  /// The Chromium of the pictures; `nil` where pictures are not compared.
  private func found(_ manifest: PreviewManifest) async -> Chromium? {
    guard let version = manifest.chromium else { return nil }
    guard let chromium = await Chromium.find(environment) else {
      say("There is no Chromium, so that PNG files are not compared.")
      return nil
    }
    guard chromium.version == version else {
      say("The PNG files are of \(version), and this is \(chromium.version): they are not compared.")
      return nil
    }
    return chromium
  }

  private func isCompared(
    _ path: String, with chromium: Chromium?, _ manifest: PreviewManifest, _ request: Request
  ) -> Bool {
    if path.hasSuffix(".png"), chromium == nil { return false }
    // Variants of the folder that the person has not named.
    guard !request.variants.isEmpty, let file = path.split(separator: "/").last else { return true }
    return request.variants.contains { file.hasPrefix("\($0).") }
  }
}
