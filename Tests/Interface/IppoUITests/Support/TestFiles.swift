import Foundation

/// Makes a file with a text in a folder of its own, which goes afterwards.
@MainActor func withFile(
  _ text: String, named name: String = "Note.txt", _ body: @MainActor (URL) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let url = folder.appendingPathComponent(name)
  try Data(text.utf8).write(to: url)
  try await body(url)
}
