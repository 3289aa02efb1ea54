internal import Foundation

/// The part of a process that writes one preview: a preview that traps ends this process alone.
package struct PreviewJob: Codable, Equatable, Sendable {
  /// The variable of the environment with the job, as JSON.
  package static let variable = "IPPO_PREVIEW_JOB"

  /// The stable name of the preview.
  var preview: String
  var variants: [String]
  var folder: String

  /// The job of this process; `nil` for a process that a person has started.
  package static func ofProcess(_ environment: [String: String]) -> PreviewJob? {
    environment[variable].flatMap { try? JSONDecoder().decode(PreviewJob.self, from: Data($0.utf8)) }
  }

  /// The variables for the process: those of the parent, with a locale and a time zone that are the same everywhere.
  func variables(_ parent: [String: String]) -> [String: String] {
    // Texts and lists of texts: JSON can say all of them.
    let json = (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
    let steady = ["TZ": "UTC", "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8", Self.variable: json ?? ""]
    return parent.merging(steady) { $1 }
  }

  /// Writes the files of the preview.
  /// - Throws: The error of a context that cannot be made, or ``PreviewError``.
  @MainActor package func run(_ catalog: PreviewCatalog) async throws {
    #if Terminal
      guard let entry = catalog[preview] else { throw PreviewError.unknownPreview(preview) }
      let contexts = PreviewContexts()
      for name in variants {
        let snapshot = try await PreviewSnapshot(entry, PreviewVariant(named: name), contexts)
        for (kind, text) in [("txt", snapshot.text), ("svg", snapshot.svg), ("reading.txt", snapshot.reading)] {
          let path = "\(folder)/\(preview)/\(name).\(kind)"
          do {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
          } catch {
            throw PreviewError.cannotWrite(path: path, reason: error.localizedDescription)
          }
        }
      }
    #endif
  }
}
