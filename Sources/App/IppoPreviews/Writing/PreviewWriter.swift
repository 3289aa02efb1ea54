internal import Foundation

/// Writes previews into a folder: text, SVG and lines by a process for each preview, HTML and PNG by a server of its own.
@MainActor
package struct PreviewWriter {
  /// The previews and variants to write.
  package struct Request: Sendable {
    package var folder: String
    /// The names of the variants; empty for the usual ones.
    package var variants: [String]
    /// The words that choose previews; `nil` for all.
    package var only: String?

    package init(folder: String, variants: [String], only: String?) {
      self.folder = folder
      self.variants = variants
      self.only = only
    }
  }

  /// The variants where a person names none.
  static let usualVariants = ["default", "dark"]

  private let catalog: PreviewCatalog
  private let program: String
  let environment: [String: String]
  let say: (String) -> Void

  /// - Parameters:
  ///   - program: The path of this program, which is started again for each preview.
  ///   - say: Tells the person a line.
  package init(
    _ catalog: PreviewCatalog, program: String, environment: [String: String], say: @escaping (String) -> Void
  ) {
    self.catalog = catalog
    self.program = program
    self.environment = environment
    self.say = say
  }

  /// Writes the previews that a person has asked for, over those of earlier runs.
  /// - Returns: The exit status: 1 where a preview could not be written.
  package func write(_ request: Request) async throws -> Int32 {
    let earlier = PreviewManifest.read(in: request.folder)
    let written = try await write(request, chromium: await Chromium.find(environment))
    try written.manifest.write(in: request.folder)
    // A run for some of the previews leaves the others alone.
    if request.only == nil, let earlier {
      for name in Set(earlier.previews).subtracting(written.manifest.previews) {
        try? FileManager.default.removeItem(atPath: "\(request.folder)/\(name)")
      }
    }
    if written.manifest.chromium == nil {
      say("There is no Chromium, so that there are no PNG files: install one, or name it with CHROMIUM.")
    }
    let count = written.manifest.previews.count - written.failures.count
    say("Wrote \(count) of \(written.manifest.previews.count) previews into \(request.folder).")
    return written.failures.isEmpty ? 0 : 1
  }

  /// The result of a run.
  struct Written {
    var manifest: PreviewManifest
    /// The stable names of the previews that could not be written.
    var failures: Set<String>
  }

  /// Writes previews into a folder.
  /// - Parameter expected: The folder with earlier pictures; `nil` for none.
  func write(_ request: Request, chromium: Chromium?, expected: String? = nil) async throws -> Written {
    let entries = request.only.map { catalog.filtered(by: $0).flatMap(\.entries) } ?? catalog.entries
    guard !entries.isEmpty else {
      throw request.only.map { PreviewError.nothingChosen($0) } ?? PreviewError.none
    }
    let variants = request.variants.isEmpty ? Self.usualVariants : request.variants
    for entry in entries { try makeFolder("\(request.folder)/\(entry.id)") }
    let names = entries.map(\.id)
    var failures = try await writeTexts(of: names, variants, in: request.folder)
    #if Web
      failures.formUnion(
        try await writePages(
          of: names.filter { !failures.contains($0) }, variants, in: request.folder, chromium, expected))
    #endif
    return Written(
      manifest: PreviewManifest(
        variants: variants, only: request.only, chromium: chromium?.version, previews: names),
      failures: failures)
  }

  private func makeFolder(_ path: String) throws(PreviewError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      // Files of variants that are no longer written.
      for name in try FileManager.default.contentsOfDirectory(atPath: path) {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
      }
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
  }

  // MARK: Texts

  private static let limit = Duration.seconds(120)

  private func writeTexts(of names: [String], _ variants: [String], in folder: String) async throws -> Set<String> {
    var failures: Set<String> = []
    try await withThrowingTaskGroup(of: (name: String, end: ProgramRun.End).self) { group in
      var rest = names[...]
      func start() {
        guard let name = rest.popFirst() else { return }
        let job = PreviewJob(preview: name, variants: variants, folder: folder)
        let run = ProgramRun(path: program, arguments: ["--previews"], environment: job.variables(environment))
        group.addTask { (name, try await run.end(within: Self.limit)) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { start() }
      for try await (name, end) in group {
        start()
        if let reason = Self.reason(of: end) {
          say("\(name): \(reason)")
          failures.insert(name)
        }
      }
    }
    return failures
  }

  private static func reason(of end: ProgramRun.End) -> String? {
    switch end {
    case .exit(0): nil
    case .exit(let status): "the preview was not written (status \(status))"
    case .signal(let signal): "the preview has ended its process (signal \(signal))"
    case .late: "the preview was not shown within \(limit)"
    }
  }

  // MARK: Pages

  private func writePages(
    of names: [String], _ variants: [String], in folder: String, _ chromium: Chromium?, _ expected: String?
  ) async throws -> Set<String> {
    guard !names.isEmpty else { return [] }
    var variables = environment
    variables.merge(["TZ": "UTC", PreviewServices.steadyVariable: "1"]) { $1 }
    let server = try await PreviewPageServer(
      ProgramRun(path: program, arguments: ["--previews", "--port", "0"], environment: variables))
    defer { server.stop() }
    var failures: Set<String> = []
    for name in names {
      for text in variants {
        let variant = try PreviewVariant(named: text)
        let url = server.page(of: name, variant)
        let path = "\(folder)/\(name)/\(text)"
        do {
          try (await server.html(at: url)).write(toFile: "\(path).html", atomically: true, encoding: .utf8)
        } catch {
          say("\(name): the page could not be written: \(error.localizedDescription)")
          failures.insert(name)
        }
        let earlier = expected.map { "\($0)/\(name)/\(text).png" }
        if let chromium, await !chromium.steadyPicture(of: url, variant, at: "\(path).png", expected: earlier) {
          say("\(name): Chromium has taken no picture of the variant \(text)")
          failures.insert(name)
        }
      }
    }
    return failures
  }
}
